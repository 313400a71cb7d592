import type { PropertyItem } from '@properysearch/contract/listings/property'
import { pacePhrases } from '@properysearch/contract/saved-searches/facts'
import { pathTo } from '@properysearch/contract/screens'
import type { Context } from '../../context.ts'
import type { Db } from '../../platform/db/database.ts'
import { enqueue, jobKind } from '../../platform/jobs/jobs.ts'
import { findReachable } from '../accounts/index.ts'
import { findItems } from '../listings/index.ts'
import { whichAreShown } from '../search/index.ts'
import { findPricesBefore } from './news.sql.ts'
import { itemWords, listLink } from './saved-searches.notices.ts'
import { findLive, type LiveRow } from './saved-searches.sql.ts'
import { stopSearchLink } from './stop-search.ts'

interface Payload extends Record<string, unknown> {
  searchId: number
  /** Those that the mail shows. */
  propertyIds: number[]
  /** How many were found; as many as are shown, unless told. */
  count?: number
}

export const mailSearchJob = jobKind<Payload>('saved-searches-mail')

const shownInMail = 20
/** A listing that many wait for must not hold up what one person waits for. */
const priority = 10

export async function enqueueMail(db: Db, searchId: number, found: readonly number[]): Promise<void> {
  const payload = { searchId, propertyIds: found.slice(0, shownInMail), count: found.length }
  await enqueue(db, mailSearchJob, payload, { priority })
}

/** What a search found; without what is gone or fits no longer by the time it is sent. */
export async function mailSearch(
  ctx: Context,
  { searchId, propertyIds, count = propertyIds.length }: Payload,
): Promise<void> {
  const row = await findLive(ctx.db, searchId)
  if (!row?.isMailed || row.pausedAt !== null) return
  const user = await findReachable(ctx.db, row.userId)
  if (!user) return
  const still = new Set(await whichAreShown(ctx.db, row.reading, propertyIds))
  const items = await findItems(
    ctx.db,
    propertyIds.filter((id) => still.has(id)),
  )
  const [first] = items
  if (!first) return
  const fitting = count - propertyIds.length + items.length
  const before = new Map(
    (await findPricesBefore(ctx.db, searchId, propertyIds)).map((price) => [price.propertyId, price.beforePaise]),
  )
  const stopUrl = stopSearchLink(ctx.config, searchId)
  const text = [
    `Hello ${user.firstname},`,
    `You saved “${row.name}”. ${openingOf(fitting, items.length)}`,
    ...items.map((item) => paragraphOf(ctx, item, before.get(item.propertydata.id) ?? null)),
    `All matches: ${ctx.config.publicUrl}${listLink(row.search)}`,
    endingOf(ctx, row, stopUrl),
  ]
  await ctx.adapters.mail.send({
    to: user.email,
    subject: subjectOf(row, fitting, before.get(first.propertydata.id) !== undefined),
    text: text.join('\n\n'),
    stopUrl,
  })
}

function openingOf(fitting: number, shown: number): string {
  if (fitting > shown) return `${fitting} properties fit it; the newest are:`
  return fitting === 1 ? 'This property matches it:' : `These ${fitting} properties match it:`
}

function subjectOf({ name }: LiveRow, fitting: number, isCheaper: boolean): string {
  if (fitting > 1) return `${fitting} properties for “${name}”`
  return isCheaper ? `Cheaper now: a property for “${name}”` : `A property for “${name}”`
}

function paragraphOf(ctx: Context, item: PropertyItem, beforePaise: number | null): string {
  const { locality, city } = item.locationData
  return `${itemWords(item, beforePaise)}
${locality}, ${city}
${ctx.config.publicUrl}${pathTo('property', { id: item.propertydata.id })}`
}

function endingOf(ctx: Context, { name, pace }: LiveRow, stopUrl: string): string {
  return `You are receiving this email because you saved the search “${name}” and asked to be told ${pacePhrases[pace]}. Stop emails about this search: ${stopUrl}
All your saved searches: ${ctx.config.publicUrl}${pathTo('savedSearches')}

Properysearch`
}
