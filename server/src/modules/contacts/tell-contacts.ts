import type { Context } from '../../context.ts'
import { notify } from '../notifications/index.ts'
import type { Listing } from './contact-state.ts'

/** In the caller's transaction, last. It names nobody: a name in somebody else's notifications could not be erased. */
export async function tellUnlock(
  ctx: Context,
  it: { propertyId: number; property: Listing; userId: number },
): Promise<void> {
  announceContact(ctx, it.userId, it.propertyId)
  announceContact(ctx, it.property.ownerId, it.propertyId)
  await notify(ctx, ctx.db, {
    userId: it.property.ownerId,
    title: `Somebody has your number, for ${it.property.title}`,
    body: 'Under contact requests you see who it is, and can take it back at any time.',
    link: '/ContactRequest',
  })
}

export async function tellRevoked(
  ctx: Context,
  it: { userId: number; propertyId: number; isGivenBack: boolean },
): Promise<void> {
  announceContact(ctx, it.userId, it.propertyId)
  await notify(ctx, ctx.db, {
    userId: it.userId,
    title: 'An owner took their contact back',
    body: it.isGivenBack ? 'You have one contact back, to use for another owner.' : 'Please do not call them any more.',
    link: `/ViewPropertyDetails/${it.propertyId}`,
  })
}

export function announceContact(ctx: Context, userId: number, propertyId: number): void {
  ctx.db.afterCommit(() => ctx.events.publish({ name: 'contact.changed', userId, propertyId }))
}
