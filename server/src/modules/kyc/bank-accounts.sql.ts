import type { Db } from '../../platform/db/database.ts'
import { sql } from '../../platform/db/sql.ts'
import type { Check } from './checks.sql.ts'

export interface BankAccount extends Pick<Check, 'state' | 'last4' | 'isSimulated' | 'failure' | 'decisionReason'> {
  id: number
  userId: number
  checkId: number
  ifsc: string
  holderName: string
  isPrimary: boolean
  createdAt: Date
}

const select = sql`
  select b.id, b.user_id, b.check_id, b.ifsc, b.holder_name, b.is_primary, b.created_at,
    c.state, c.last4, c.is_simulated, c.failure, c.decision_reason
  from bank_accounts b join kyc_checks c on c.id = b.check_id`

/** The one money goes to first. */
export function findBankAccounts(db: Db, userId: number): Promise<BankAccount[]> {
  return db.many(sql`${select} where b.user_id = ${userId} order by b.is_primary desc, b.created_at, b.id`)
}

export function findBankAccount(db: Db, id: number, userId: number): Promise<BankAccount | undefined> {
  return db.maybe(sql`${select} where b.id = ${id} and b.user_id = ${userId}`)
}

export function findSameAccount(
  db: Db,
  account: { userId: number; ifsc: string; numberHash: string },
): Promise<BankAccount | undefined> {
  return db.maybe(sql`
    ${select} where b.user_id = ${account.userId} and b.ifsc = ${account.ifsc}
      and b.number_hash = ${account.numberHash}`)
}

export async function insertBankAccount(
  db: Db,
  account: {
    userId: number
    checkId: number
    ifsc: string
    holderName: string
    numberSealed: string
    numberHash: string
    now: Date
  },
): Promise<void> {
  await db.run(sql`
    insert into bank_accounts (user_id, check_id, ifsc, holder_name, number_sealed, number_hash, is_primary, created_at)
    values (${account.userId}, ${account.checkId}, ${account.ifsc}, ${account.holderName}, ${account.numberSealed},
      ${account.numberHash}, false, ${account.now})`)
}

/** Its check, if it was there. */
export async function deleteBankAccount(db: Db, id: number, userId: number): Promise<number | undefined> {
  const gone = await db.maybe<{ checkId: number }>(
    sql`delete from bank_accounts where id = ${id} and user_id = ${userId} returning check_id`,
  )
  return gone?.checkId
}

export async function setPrimary(db: Db, id: number, userId: number, now: Date): Promise<void> {
  const others = await db.run(sql`
    update bank_accounts set is_primary = false where user_id = ${userId} and is_primary and id <> ${id}`)
  const since = others > 0 ? sql`, replaced_another_at = ${now}` : sql``
  await db.run(sql`update bank_accounts set is_primary = true ${since} where id = ${id} and user_id = ${userId}`)
}

/** When no account is the one money goes to, the oldest proven one becomes it. */
export async function choosePrimary(db: Db, userId: number, now: Date): Promise<void> {
  await db.run(sql`
    update bank_accounts set is_primary = true, replaced_another_at = case when exists (
        select from kyc_checks where user_id = ${userId} and kind = 'bank' and failure = 'removed') then ${now}::timestamptz end
    where id = (
        select b.id from bank_accounts b join kyc_checks c on c.id = b.check_id
        where b.user_id = ${userId} and c.state = 'verified' order by b.created_at, b.id limit 1)
      and not exists (select from bank_accounts where user_id = ${userId} and is_primary)`)
}

export interface PayoutAccount {
  id: number
  userId: number
  ifsc: string
  holderName: string
  numberSealed: string
  numberHash: string
  /** Masked, as people may see it. */
  shown: string
  /** When it took the place of another; null for the only one they ever had. */
  replacedAnotherAt: Date | null
}

/** The one money goes to: proven, and in the person's own name. */
export function findPayoutAccount(db: Db, userId: number): Promise<PayoutAccount | undefined> {
  return db.maybe(sql`
    select b.id, b.user_id, b.ifsc, b.holder_name, b.number_sealed, b.number_hash, b.ifsc || ' ••••' || c.last4 as shown,
      b.replaced_another_at
    from bank_accounts b join kyc_checks c on c.id = b.check_id
    where b.user_id = ${userId} and b.is_primary and c.state = 'verified'`)
}
