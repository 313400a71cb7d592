import { pathTo } from '@properysearch/contract/screens'
import { type Context, inTransaction } from '../../context.ts'
import { enqueue, jobKind } from '../../platform/jobs/jobs.ts'
import { findStanding } from '../listings/index.ts'
import { notify } from '../notifications/index.ts'
import { logContact, type SharedContact } from './log-contact.ts'

export const tellUnlockJob = jobKind<{ propertyId: number }>('contacts-tell-unlock')

/**
 * In the caller's transaction. The owner is told by a job: two who buy each other's contact, each in a transaction that
 * also tells the payer, would wait for one another.
 */
export async function announceUnlock(tx: Context, unlock: SharedContact): Promise<void> {
  await logContact(tx, unlock, 'given')
  announceContact(tx, unlock.userId, unlock.propertyId)
  announceContact(tx, unlock.ownerId, unlock.propertyId)
  await enqueue(tx.db, tellUnlockJob, { propertyId: unlock.propertyId })
}

/** It names nobody: a name in somebody else's notifications could not be erased. */
export async function tellUnlock(ctx: Context, { propertyId }: { propertyId: number }): Promise<void> {
  await inTransaction(ctx, async (tx) => {
    const property = await findStanding(tx.db, propertyId)
    if (!property) return
    await notify(tx, {
      kind: 'contacts',
      userId: property.ownerId,
      title: `Someone has unlocked your number for ${property.title}`,
      body: 'See who it is under Contact Requests. You can stop sharing your number at any time.',
      link: pathTo('contactRequests'),
    })
  })
}

export async function tellRevoked(
  tx: Context,
  contact: { userId: number; propertyId: number; isGivenBack: boolean },
): Promise<void> {
  announceContact(tx, contact.userId, contact.propertyId)
  await notify(tx, {
    kind: 'contacts',
    userId: contact.userId,
    title: 'A contact is no longer shared with you',
    body: contact.isGivenBack
      ? 'One contact has been returned to you. You can use it for any other listing.'
      : 'Please do not call this person again.',
    link: pathTo('myPropertyView', { id: contact.propertyId }),
  })
}

export async function tellGivenAgain(tx: Context, contact: { userId: number; propertyId: number }): Promise<void> {
  announceContact(tx, contact.userId, contact.propertyId)
  await notify(tx, {
    kind: 'contacts',
    userId: contact.userId,
    title: 'A contact is shared with you again',
    body: 'You can see the number and email again. There is nothing to pay.',
    link: pathTo('ownerDetails', { id: contact.propertyId }),
  })
}

export function announceContact(tx: Context, userId: number, propertyId: number): void {
  tx.db.afterCommit(() => tx.events.publish({ name: 'contact.changed', to: { people: [userId] }, propertyId }))
}
