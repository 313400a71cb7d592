import type { HireKind, HireState } from '@properysearch/contract/hires/facts'
import type { ReleaseState } from '@properysearch/contract/releases/facts'
import type { Db } from '../../platform/db/database.ts'
import { sql } from '../../platform/db/sql.ts'
import { heldUntil } from '../orders/index.ts'

export interface OverHeldHireRow {
  id: number
  kind: HireKind
  state: HireState
  title: string
  clientId: number
  client: string
  professionalId: number
  professional: string
  paise: number
  until: string
  daysOver: number
  orderId: number
  payoutState: ReleaseState | null
  hasAccount: boolean
}

/** Hires whose fee the payment partner still has, on its last day or after it. */
const overHeld = (today: string) => sql`
  with holding as (
    select case when name ~ '^held:hire:[0-9]+$' then split_part(name, ':', 3)::bigint end as id, balance_paise as paise
    from ledger_guarded_accounts where balance_paise > 0),
  held as (
    select h.*, holding.paise, ${heldUntil(sql`(h.paid_at at time zone 'Asia/Kolkata')::date`)} as until
    from holding join hires h on h.id = holding.id and h.order_id is not null)
  select h.id, h.kind, h.state, h.title, h.client_id, c.firstname || ' ' || c.lastname as client, h.professional_id,
    u.firstname || ' ' || u.lastname as professional, h.paise, h.until::text as until,
    ${today}::date - h.until as days_over, h.order_id, payout.state as payout_state,
    payout.account_shown is not null as has_account
  from held h join users c on c.id = h.client_id join users u on u.id = h.professional_id
    left join hire_payouts y on y.hire_id = h.id left join releases payout on payout.id = y.release_id
  where h.until <= ${today}::date`

/** The longest first. */
export function findOverHeldHires(
  db: Db,
  today: string,
  page: { limit: number; offset: number },
): Promise<OverHeldHireRow[]> {
  return db.many(sql`
    select * from (${overHeld(today)}) row order by until, id limit ${page.limit} offset ${page.offset}`)
}

export async function countOverHeldHires(db: Db, today: string): Promise<number> {
  return (await db.one<{ total: number }>(sql`select count(*)::int as total from (${overHeld(today)}) row`)).total
}
