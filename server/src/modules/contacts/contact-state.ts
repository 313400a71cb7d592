import type { ContactState } from '@properysearch/contract/contacts/calls'
import { type ContactStanding, contactPurposes } from '@properysearch/contract/contacts/facts'
import { postedByNames } from '@properysearch/contract/listings/facts'
import type { Context } from '../../context.ts'
import { fail } from '../../platform/errors.ts'
import { findUser, type User } from '../accounts/index.ts'
import { findStanding } from '../listings/index.ts'
import { costOf, countLeft, findPiecePrices } from '../subscriptions/index.ts'
import { findUnlock, isBlocked, lockPair } from './contacts.sql.ts'

export type Listing = NonNullable<Awaited<ReturnType<typeof findStanding>>>

/** What is paid for. A listing's title may hold its owner's name, which is not ours to keep here. */
export const contactNamed = ({ id, postedBy }: Listing) => `${postedByNames[postedBy]}’s contact, listing ${id}`

export interface Standing {
  standing: ContactStanding
  property: Listing
  owner: User | undefined
  unlockedAt: Date | null
  contactsLeft: number
}

/**
 * What was live once can be asked about by people who have unlocked it; everything else only while anybody may open it.
 */
export async function findContactStanding(ctx: Context, userId: number, propertyId: number): Promise<Standing> {
  const property = await findStanding(ctx.db, propertyId)
  if (!property) throw fail('not-found')
  const unlock = await findUnlock(ctx.db, { propertyId, userId })
  const owner = await findUser(ctx.db, property.ownerId)
  const contactsLeft = await countLeft(ctx.db, userId, 'contacts', ctx.now)
  const isRefused = await isBlocked(ctx.db, { ownerId: property.ownerId, userId })
  const isMine = property.ownerId === userId
  if (!isMine && !unlock && !['verified', 'on-hold'].includes(property.state)) throw fail('not-found')
  const standing = ((): ContactStanding => {
    if (isMine) return 'mine'
    if (unlock?.revokedAt) return 'revoked'
    // Nobody is told that they are blocked.
    if (!owner || owner.suspendedAt || isRefused) return 'unavailable'
    if (unlock) return 'unlocked'
    if (property.state !== 'verified') return 'unavailable'
    return contactsLeft > 0 ? 'package' : 'payment'
  })()
  return { standing, property, owner, unlockedAt: unlock?.unlockedAt ?? null, contactsLeft }
}

/** As above, for someone about to unlock: it holds until the transaction ends. */
export async function holdContactStanding(tx: Context, userId: number, propertyId: number): Promise<Standing> {
  const property = await findStanding(tx.db, propertyId)
  if (property) await lockPair(tx.db, { ownerId: property.ownerId, userId })
  return findContactStanding(tx, userId, propertyId)
}

export async function showContactState(ctx: Context, userId: number, propertyId: number): Promise<ContactState> {
  const found = await findContactStanding(ctx, userId, propertyId)
  const purpose = contactPurposes[found.property.listedIn]
  const pricePaise = (await findPiecePrices(ctx.db, purpose)).get('')
  const isForSale = found.standing === 'package' || found.standing === 'payment'
  return {
    propertyId,
    standing: found.standing,
    contact:
      found.standing === 'unlocked' && found.owner && found.unlockedAt
        ? toContact(ctx, found.owner, found.unlockedAt)
        : null,
    contactsLeft: found.contactsLeft,
    payment: isForSale && pricePaise ? { purpose, subjectId: propertyId, ...costOf(pricePaise) } : null,
  }
}

/** The only place where a number is put into an answer. Whoever calls has made sure that it was unlocked. */
export function toContact(ctx: Context, owner: User, unlockedAt: Date) {
  const { id, firstname, lastname, mobile, email, city, photoKey } = owner
  const image = photoKey && ctx.adapters.storage.publicUrl(photoKey)
  return { id, firstname, lastname, mobile, email, city, image, unlockedAt: unlockedAt.toISOString() }
}
