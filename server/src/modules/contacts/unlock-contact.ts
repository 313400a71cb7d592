import { contactStandings } from '@properysearch/contract/contacts/facts'
import { type CallContext, inTransaction, signedIn } from '../../context.ts'
import type { Db } from '../../platform/db/database.ts'
import { spendQuota } from '../subscriptions/index.ts'
import { contactNamed, holdContactStanding, type Listing, showContactState } from './contact-state.ts'
import { deleteUnlock, insertUnlock } from './contacts.sql.ts'
import { announceUnlock } from './tell-contacts.ts'

/** With one contact of a package. Without, nothing changes and the answer says what to pay for. */
export async function unlockContact(ctx: CallContext, { propertyId }: { propertyId: number }) {
  const { id: userId } = signedIn(ctx)
  await inTransaction(ctx, async (tx) => {
    const { standing, property } = await holdContactStanding(tx, userId, propertyId)
    if (standing !== 'package') return
    const id = await spendOnUnlock(tx.db, { userId, property, now: tx.now })
    if (id !== undefined) await announceUnlock(tx, { id, propertyId, ownerId: property.ownerId, userId })
  })
  const data = await showContactState(ctx, userId, propertyId)
  return { data, message: contactStandings[data.standing] }
}

/** Of two at once for the same listing the second waits and takes nothing. */
async function spendOnUnlock(
  db: Db,
  { userId, property, now }: { userId: number; property: Listing; now: Date },
): Promise<number | undefined> {
  const id = await insertUnlock(db, { userId, propertyId: property.id, order: null, now })
  if (id === undefined) return undefined
  const what = contactNamed(property)
  const isSpent = await spendQuota(db, { userId, kind: 'contacts', units: 1, subject: `contact ${id}`, what, now })
  if (isSpent) return id
  await deleteUnlock(db, id)
  return undefined
}
