import { givenBackDays } from '@properysearch/contract/contacts/facts'
import { type CallContext, type Context, inTransaction, signedIn } from '../../context.ts'
import { fail } from '../../platform/errors.ts'
import { hideFromHost, showHostAgain } from '../reveals/index.ts'
import { giveBack, insertSubscription } from '../subscriptions/index.ts'
import { givenBackUntil, toRequest } from './contacts.rules.ts'
import {
  deleteBlock,
  findRequest,
  insertBlock,
  lockPair,
  type RevokedRow,
  revokeContacts,
  setGivenBack,
} from './contacts.sql.ts'
import { logContact } from './log-contact.ts'
import { announceContact, tellRevoked } from './tell-contacts.ts'

const dayMs = 24 * 60 * 60 * 1000

/** Blocking somebody takes back every number they have of this owner. */
export async function revokeContact(ctx: CallContext, input: { contactId: number; isBlocked: boolean }) {
  const { id: ownerId } = signedIn(ctx)
  await inTransaction(ctx, async (tx) => {
    const request = await findRequest(tx.db, ownerId, input.contactId)
    if (!request) throw fail('not-found')
    const { userId } = request
    await lockPair(tx.db, { ownerId, userId })
    if (input.isBlocked) await block(tx, { ownerId, userId })
    const revoked = await takeBack(tx, { ownerId, userId, contactId: input.isBlocked ? null : input.contactId })
    if (revoked === 0 && !input.isBlocked)
      throw fail('moved-on', 'You have already stopped sharing your number with them.')
    announceContact(tx, ownerId, request.propertyId)
  })
  const row = await findRequest(ctx.db, ownerId, input.contactId)
  if (!row) throw fail('not-found')
  return { data: toRequest(ctx, row) }
}

/** From whatever screen somebody is blocked: they lose every number they have of whoever blocks them. */
export async function blockPerson(
  tx: Context,
  { ownerId, userId }: { ownerId: number; userId: number },
): Promise<void> {
  await lockPair(tx.db, { ownerId, userId })
  await block(tx, { ownerId, userId })
  await takeBack(tx, { ownerId, userId, contactId: null })
}

async function block({ db, now }: Context, { ownerId, userId }: { ownerId: number; userId: number }): Promise<void> {
  await insertBlock(db, { ownerId, userId, now })
  await hideFromHost(db, { ownerId, holderId: userId, now })
}

/** Numbers that were taken back stay so; who shows them a property sees theirs again. */
export async function unblockPerson(
  { db, now }: Context,
  { ownerId, userId }: { ownerId: number; userId: number },
): Promise<void> {
  await lockPair(db, { ownerId, userId })
  if (await deleteBlock(db, { ownerId, userId })) await showHostAgain(db, { ownerId, holderId: userId, now })
}

/** How many numbers that were. */
async function takeBack(
  tx: Context,
  whose: { ownerId: number; userId: number; contactId: number | null },
): Promise<number> {
  const { userId } = whose
  const revoked = await revokeContacts(tx.db, { ...whose, now: tx.now })
  for (const row of revoked) {
    const isGivenBack = await giveBackEarly(tx, userId, row)
    await logContact(tx, { ...row, ...whose }, 'taken-back')
    await tellRevoked(tx, { userId, propertyId: row.propertyId, isGivenBack })
  }
  return revoked.length
}

/** Whoever could use a number for less than a day has a contact back: the package's own, or one for the payment. */
async function giveBackEarly(tx: Context, userId: number, row: RevokedRow): Promise<boolean> {
  // Once: taking back and giving again, over and over, would make contacts out of nothing.
  if (row.givenBackAt || tx.now > givenBackUntil(row.unlockedAt)) return false
  if (row.orderId === null) {
    const units = await giveBack(tx.db, { kind: 'contacts', subject: `contact ${row.id}`, now: tx.now })
    if (units > 0) await setGivenBack(tx.db, row.id, { creditId: null, now: tx.now })
    return units > 0
  }
  const creditId = await insertSubscription(tx.db, {
    userId,
    packageId: null,
    name: 'Contact returned',
    order: null,
    startsAt: tx.now,
    endsAt: new Date(tx.now.getTime() + givenBackDays * dayMs),
    quotas: { contacts: 1 },
  })
  await setGivenBack(tx.db, row.id, { creditId, now: tx.now })
  return true
}
