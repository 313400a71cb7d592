import { searchPageSize } from '@properysearch/contract/search/facts'
import type { Context } from '../../context.ts'
import { dayInIndia } from '../../platform/day-in-india.ts'
import { findItems } from '../properties/index.ts'
import { findPromoted } from './similar.sql.ts'

/** Featured listings. `param` is a city; `all`, or a number as older clients send, stands for every city. */
export async function listPromoted({ db, now }: Context, { param, page }: { param: string; page: number }) {
  const city = /^(all|\d+)$/i.test(param) ? undefined : param
  const rows = await findPromoted(db, city, {
    day: dayInIndia(now),
    limit: searchPageSize,
    offset: (page - 1) * searchPageSize,
  })
  const ids = rows.flatMap((row) => (row.id === null ? [] : [row.id]))
  return {
    data: await findItems(db, ids),
    page,
    pageSize: searchPageSize,
    total: rows[0]?.total ?? 0,
    isTotalExact: true,
  }
}
