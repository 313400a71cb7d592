import type { Requirement } from '@properysearch/contract/leads/calls'
import { consentText, mostOpen, openDays, type Wish } from '@properysearch/contract/leads/facts'
import { type CallContext, inTransaction, signedIn } from '../../context.ts'
import type { Db } from '../../platform/db/database.ts'
import { fail, invalid } from '../../platform/errors.ts'
import { lockUser } from '../accounts/index.ts'
import { findCities, findLocalities } from '../places/index.ts'
import { toRequirement } from './leads.rules.ts'
import { countOpen, findByKey, insertRecipients, insertRequirement, type RequirementRow } from './requirements.sql.ts'

const dayMs = 24 * 60 * 60 * 1000

export interface Told {
  wish: Wish
  city: string
  localities: readonly string[]
  minBudget?: number | undefined
  maxBudget: number
  words: string
  key: string
}

export async function tellAgents(ctx: CallContext, told: Told): Promise<Requirement> {
  const { id: userId } = signedIn(ctx)
  const row = await inTransaction(ctx, async (tx) => {
    // Two at once are counted one after the other.
    await lockUser(tx.db, userId)
    const before = await findByKey(tx.db, userId, told.key)
    if (before) return before
    if ((await countOpen(tx.db, userId, tx.now)) >= mostOpen) {
      throw fail('limit-reached', `You already have ${mostOpen} open requests to agents. Close one of them first.`)
    }
    const place = await findPlace(tx.db, told)
    const id = await insertRequirement(tx.db, {
      userId,
      wish: told.wish,
      ...place,
      minPaise: told.minBudget === undefined ? null : Math.round(told.minBudget * 100),
      maxPaise: Math.round(told.maxBudget * 100),
      words: told.words,
      consent: consentText(place.localities[0] ?? place.city),
      key: told.key,
      createdAt: tx.now,
      openUntil: new Date(tx.now.getTime() + openDays * dayMs),
    })
    await insertRecipients(tx.db, id)
    return (await findByKey(tx.db, userId, told.key)) as RequirementRow
  })
  return toRequirement(ctx, row, [])
}

/** Names as we write them, and the position from which agents are near. */
async function findPlace(db: Db, { city: cityName, localities: names }: Pick<Told, 'city' | 'localities'>) {
  const same = (a: string, b: string) => a.toLowerCase() === b.toLowerCase()
  const city = (await findCities(db)).find(({ name }) => same(name, cityName))
  if (!city) throw invalid({ city: 'Choose one of the cities' })
  const known = names.length > 0 ? await findLocalities(db, city.name) : []
  const found = names.map((name) => known.find((locality) => same(locality.name, name)))
  if (found.includes(undefined)) throw invalid({ localities: `Choose localities of ${city.name}` })
  const { latitude, longitude } = found[0] ?? city
  const localities = [...new Set(found.flatMap((locality) => locality?.name ?? []))]
  return { city: city.name, localities, latitude, longitude }
}
