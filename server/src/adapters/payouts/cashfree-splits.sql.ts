import type { Db } from '../../platform/db/database.ts'
import { sql } from '../../platform/db/sql.ts'
import type { AskedPayout } from './port.ts'

/** What one release takes out of one order. */
export interface SplitPart {
  reference: string
  orderReference: string
  payee: string
  amountPaise: number
  isMade: boolean
  /** What this payee gets of the order up to and with this part, in the order in which parts were made. */
  uptoPaise: number
}

export function findParts(db: Db, reference: string): Promise<SplitPart[]> {
  return db.many(sql`
    select p.reference, p.order_reference, p.payee, p.amount_paise, p.made_at is not null as is_made,
      (select coalesce(sum(s.amount_paise), 0)::bigint from partner_splits s
        where s.order_reference = p.order_reference and s.payee = p.payee
          and (s.made_at, s.reference) <= (p.made_at, p.reference)) as upto_paise
    from partner_splits p where p.reference = ${reference} order by p.planned_at, p.order_reference`)
}

/**
 * Fills the amount from the orders given, the first one first: refunds take the last one first, so the two never meet.
 * False when they do not hold as much.
 */
export async function planParts(
  db: Db,
  { reference, amountPaise, orders }: Pick<AskedPayout, 'reference' | 'amountPaise' | 'orders'>,
  payee: string,
  now: Date,
): Promise<boolean> {
  const names = orders.map((order) => order.reference)
  const amounts = orders.map((order) => order.amountPaise)
  await db.run(sql`
    with rooms as (
      select o.name, o.n, greatest(0, o.paise - coalesce(
          (select sum(s.amount_paise) from partner_splits s where s.order_reference = o.name), 0)) as room
      from unnest(${names}::text[], ${amounts}::bigint[]) with ordinality as o (name, paise, n)),
    filled as (select name, room, sum(room) over (order by n) - room as before from rooms)
    insert into partner_splits (reference, order_reference, payee, amount_paise, planned_at)
    select ${reference}, name, ${payee}, least(room, ${amountPaise}::bigint - before), ${now}
    from filled where room > 0 and before < ${amountPaise}::bigint
    on conflict do nothing`)
  const { planned, isTooMuch } = await db.one<{ planned: number; isTooMuch: boolean }>(sql`
    select coalesce(sum(amount_paise), 0)::bigint as planned, coalesce(bool_or((
        select sum(s.amount_paise) from partner_splits s where s.order_reference = p.order_reference) >
        (select o.paise from unnest(${names}::text[], ${amounts}::bigint[]) as o (name, paise)
          where o.name = p.order_reference)), false) as is_too_much
    from partner_splits p where reference = ${reference}`)
  return planned === amountPaise && !isTooMuch
}

export async function setMade(db: Db, part: SplitPart, now: Date): Promise<void> {
  await db.run(sql`
    update partner_splits set made_at = ${now}
    where reference = ${part.reference} and order_reference = ${part.orderReference} and made_at is null`)
}

/** The partner made none of it and never will: the orders can be drawn on again. */
export async function dropParts(db: Db, reference: string): Promise<void> {
  await db.run(sql`delete from partner_splits where reference = ${reference} and made_at is null`)
}
