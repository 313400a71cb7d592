import type { AnswerOf } from '@properysearch/contract/kernel/endpoint'
import type { promotions } from '@properysearch/contract/promotions/calls'
import { premiumPageSize } from '@properysearch/contract/promotions/facts'
import type { CallContext } from '../../context.ts'
import { dayInIndia } from '../../platform/day-in-india.ts'
import { fail } from '../../platform/errors.ts'
import { findItems, findLivePageOf } from '../listings/index.ts'
import { findPremiumOwner } from './promotions.sql.ts'

/** Whoever is promoted no longer has no page; what is paused, on hold or gone is not on it. */
export async function getPremiumUser(
  { db, now, adapters }: CallContext,
  { id, page }: { id: number; page: number },
): Promise<AnswerOf<typeof promotions.getPremiumUser>> {
  const owner = await findPremiumOwner(db, id, now)
  if (!owner) throw fail('not-found')
  const { ids, total } = await findLivePageOf(db, id, { limit: premiumPageSize, offset: (page - 1) * premiumPageSize })
  const { firstname, lastname, city, photoKey, createdAt, proof } = owner
  return {
    person: {
      id,
      name: `${firstname} ${lastname}`,
      photo: photoKey && adapters.storage.publicUrl(photoKey),
      city,
      memberSince: dayInIndia(createdAt),
      proof,
    },
    data: await findItems(db, ids),
    page,
    pageSize: premiumPageSize,
    total,
  }
}
