import type { OwnProfile } from '@properysearch/contract/professionals/calls'
import type { Area } from '@properysearch/contract/professionals/fields'
import { type CallContext, inTransaction, signedIn } from '../../context.ts'
import { dayInIndia } from '../../platform/day-in-india.ts'
import { invalid } from '../../platform/errors.ts'
import { lockUser } from '../accounts/index.ts'
import { findProfile, replaceAreas, upsertProfile } from './profiles.sql.ts'

export async function getMine(ctx: CallContext): Promise<OwnProfile> {
  const row = await findProfile(ctx.db, signedIn(ctx).id)
  return {
    about: row?.about ?? '',
    sinceYear: row?.sinceYear ?? null,
    languages: row?.languages ?? [],
    areas: row?.areas ?? [],
  }
}

export async function saveMine(ctx: CallContext, input: OwnProfile): Promise<OwnProfile> {
  const { id } = signedIn(ctx)
  if (input.sinceYear !== null && input.sinceYear > Number(dayInIndia(ctx.now).slice(0, 4))) {
    throw invalid({ sinceYear: 'This year is still to come.' })
  }
  const { areas, languages, about, sinceYear } = { ...input, areas: each(input.areas) }
  return inTransaction(ctx, async (tx) => {
    await lockUser(tx.db, id)
    await upsertProfile(tx.db, {
      userId: id,
      about: about || null,
      sinceYear,
      languages: [...new Set(languages)],
      now: tx.now,
    })
    if ((await replaceAreas(tx.db, id, areas)) !== areas.length) {
      throw invalid({ areas: 'One of these places is not known to us. Choose from the list.' })
    }
    return getMine(tx)
  })
}

/** Each place once. */
function each(areas: readonly Area[]): Area[] {
  const keyOf = ({ city, locality }: Area) => `${city}|${locality ?? ''}`.toLowerCase()
  return [...new Map(areas.map((area) => [keyOf(area), area])).values()]
}
