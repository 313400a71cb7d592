import { type CallContext, inTransaction, signedIn } from '../../context.ts'
import { fail } from '../../platform/errors.ts'
import { toRequest } from './contacts.rules.ts'
import { findRequest, isBlocked, lockPair, restoreContact } from './contacts.sql.ts'
import { logContact } from './log-contact.ts'
import { announceContact, tellGivenAgain } from './tell-contacts.ts'

/** Somebody from whom it was taken back sees the number again. What they got in its place stays theirs. */
export async function giveAgain(ctx: CallContext, { contactId }: { contactId: number }) {
  const { id: ownerId } = signedIn(ctx)
  await inTransaction(ctx, async (tx) => {
    const request = await findRequest(tx.db, ownerId, contactId)
    if (!request) throw fail('not-found')
    const { userId, propertyId } = request
    await lockPair(tx.db, { ownerId, userId })
    if (await isBlocked(tx.db, { ownerId, userId })) throw fail('not-yet', 'You have blocked them. Unblock them first.')
    if (!(await restoreContact(tx.db, contactId))) throw fail('moved-on', 'They can already see your number.')
    await logContact(tx, { id: contactId, propertyId, ownerId, userId }, 'given-again')
    announceContact(tx, ownerId, propertyId)
    await tellGivenAgain(tx, { userId, propertyId })
  })
  const row = await findRequest(ctx.db, ownerId, contactId)
  if (!row) throw fail('not-found')
  return { data: toRequest(ctx, row) }
}
