import type { OrderState } from '@properysearch/contract/orders/facts'
import type { Db } from '../../../platform/db/database.ts'
import { type Sql, sql } from '../../../platform/db/sql.ts'
import { type OrderRow, orderColumns } from '../orders.sql.ts'

export interface ReviewRow extends OrderRow {
  firstname: string
  lastname: string
  email: string
  mobile: string
}

export interface ReviewFilter {
  text: string
  status?: OrderState | undefined
  show: 'all' | 'mismatched' | 'refunds'
}

/** Each way of asking has an index of its own. */
function named(text: string): Sql {
  if (text === '') return sql`true`
  if (/^PS-/i.test(text)) return sql`o.reference = ${`PS-${text.slice(3).toLowerCase()}`}`
  if (text.includes('/')) return sql`o.invoice_number = ${text.toUpperCase()}`
  if (text.includes('@')) return sql`u.email = ${text.toLowerCase()}`
  if (/^[6-9]\d{9}$/.test(text)) return sql`u.mobile = ${text}`
  if (/^\d{1,15}$/.test(text)) return sql`o.id = ${Number(text)}`
  const [first = '', ...rest] = text.toLowerCase().split(/\s+/)
  const last = rest.at(-1)
  const begins = (word: string) => `${word.replace(/[\\%_]/g, '\\$&')}%`
  if (last) return sql`lower(u.firstname) like ${begins(first)} and lower(u.lastname) like ${begins(last)}`
  return sql`(lower(u.firstname) like ${begins(first)} or lower(u.lastname) like ${begins(first)})`
}

const shows: Record<ReviewFilter['show'], Sql> = {
  all: sql`true`,
  mismatched: sql`exists (select from payments p where p.order_id = o.id and p.role = 'mismatched')`,
  refunds: sql`exists (select from refunds r where r.order_id = o.id and r.state = 'failed')`,
}

const wanted = ({ text, status, show }: ReviewFilter): Sql => sql`from orders o join users u on u.id = o.user_id
  where ${named(text)} and ${shows[show]} ${status ? sql`and o.state = ${status}` : sql``}`

const columns = sql`${orderColumns}, u.firstname, u.lastname, u.email, u.mobile`

export function findForReview(
  db: Db,
  filter: ReviewFilter,
  page: { limit: number; offset: number },
): Promise<ReviewRow[]> {
  return db.many(sql`select ${columns} ${wanted(filter)} order by o.id desc limit ${page.limit} offset ${page.offset}`)
}

export async function countForReview(db: Db, filter: ReviewFilter): Promise<number> {
  return (await db.one<{ total: number }>(sql`select count(*) as total ${wanted(filter)}`)).total
}

export function findOneForReview(db: Db, id: number): Promise<ReviewRow | undefined> {
  return db.maybe(sql`select ${columns} from orders o join users u on u.id = o.user_id where o.id = ${id}`)
}

/** For the copy of a person's data. */
export function findOrdersForCopy(db: Db, userId: number): Promise<object[]> {
  return db.many(sql`
    select id, purpose, title, total_paise, gstin, billed_name, billed_address, state, created_at, paid_at, invoice_number
    from orders
    where user_id = ${userId} order by id`)
}

export function findRefundsForCopy(db: Db, userId: number): Promise<object[]> {
  return db.many(sql`
    select r.order_id, r.amount_paise, r.reason, r.state, r.created_at, r.done_at, r.credit_note_number
    from refunds r join orders o on o.id = r.order_id where o.user_id = ${userId} order by r.id`)
}
