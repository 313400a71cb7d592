import { bookingGraphs } from '@properysearch/contract/bookings/facts'
import type { PayeeStatus } from '../../adapters/payouts/port.ts'
import type { Db } from '../../platform/db/database.ts'
import { sql } from '../../platform/db/sql.ts'

const over = Object.values(bookingGraphs).flatMap(({ final }) => [...final])

export interface PayeeRow extends PayeeStatus {
  partner: string
}

export function findPayee(db: Db, bankAccountId: number): Promise<PayeeRow | undefined> {
  return db.maybe(sql`select partner, state, problem from partner_payees where bank_account_id = ${bankAccountId}`)
}

/**
 * Whom the partner has to know, or may have changed its mind about: who sells where it holds the money, and whom a
 * release is for. Nobody else's account is shown to it.
 */
export function findToOnboard(db: Db, partner: string, now: Date): Promise<{ id: number }[]> {
  return db.many(sql`
    select a.user_id as id from bank_accounts a join kyc_checks c on c.id = a.check_id
      left join partner_payees y on y.bank_account_id = a.id
    where a.is_primary and c.state = 'verified'
      and (y.bank_account_id is null or y.partner <> ${partner} or y.next_check_at <= ${now})
      and (exists (select from bookings b where b.seller_id = a.user_id and b.channel = 'partner'
          and b.state <> all(${over}::text[]))
        or exists (select from releases r where r.payee_id = a.user_id and r.state in ('asked', 'approved'))
        or exists (select from releases r where r.sharer_id is not null and r.account_hash = a.number_hash
          and r.state in ('asked', 'approved')))
    order by a.id limit 50`)
}

/** Whether this is news to the payee. */
export async function setPayee(
  db: Db,
  bankAccountId: number,
  { partner, state, problem }: PayeeRow,
  { now, nextCheckAt }: { now: Date; nextCheckAt: Date },
): Promise<boolean> {
  const before = await findPayee(db, bankAccountId)
  await db.run(sql`
    insert into partner_payees as y (bank_account_id, partner, state, problem, changed_at, next_check_at)
    select id, ${partner}, ${state}, ${problem}, ${now}, ${nextCheckAt} from bank_accounts where id = ${bankAccountId}
    on conflict (bank_account_id) do update set partner = excluded.partner, state = excluded.state,
      problem = excluded.problem, next_check_at = excluded.next_check_at,
      changed_at = case when y.state = excluded.state then y.changed_at else excluded.changed_at end`)
  return before?.state !== state || before.problem !== problem
}

/** The partner says that something about its payees has changed. */
export async function askAllPayees(db: Db, now: Date): Promise<void> {
  await db.run(sql`update partner_payees set next_check_at = ${now} where next_check_at > ${now}`)
}

/** For the copy of a person's data. */
export function findPayeesForCopy(db: Db, userId: number): Promise<Record<string, unknown>[]> {
  return db.many(sql`
    select a.ifsc, y.partner, y.state, y.problem, y.changed_at
    from partner_payees y join bank_accounts a on a.id = y.bank_account_id where a.user_id = ${userId} order by a.id`)
}
