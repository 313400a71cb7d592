import { partnerHoldRules } from '@properysearch/contract/bookings/law'
import { type Sql, sql } from '../../platform/db/sql.ts'

const froms = partnerHoldRules.map(({ from }) => from)
const days = partnerHoldRules.map((rule) => rule.days)

/** The last day on which the payment partner may hold what was paid on this day. */
export const heldUntil = (paidOn: Sql): Sql => sql`(${paidOn} + coalesce(
  (select r.days from unnest(${froms}::date[], ${days}::int[]) as r (applies_from, days)
    where r.applies_from <= ${paidOn} order by r.applies_from desc limit 1), ${days[0] ?? 0}))`
