import type { contacts } from '@properysearch/contract/contacts/calls'
import { type CallContext, inTransaction, signedIn, signedInAs } from '../../context.ts'
import type { Handlers } from '../../platform/http/handlers.ts'
import { getProperty } from '../listings/index.ts'
import { showContactState } from './contact-state.ts'
import { toHolder, toPayment } from './contacts.rules.ts'
import { findBlocked, findPayments } from './contacts.sql.ts'
import { getSeller } from './get-seller.ts'
import { giveAgain } from './give-again.ts'
import { listRequests } from './list-requests.ts'
import { revokeContact, unblockPerson } from './revoke-contact.ts'
import { unlockContact } from './unlock-contact.ts'

const pageSize = 20

export const contactsHandlers: Handlers<CallContext, typeof contacts> = {
  unlock: unlockContact,
  getState: async (ctx, { propertyId, id }) => ({
    data: await showContactState(ctx, signedInAs(ctx, id).id, propertyId),
  }),
  listPayments: async (ctx, { id, page }) => {
    const { rows, total } = await findPayments(ctx.db, signedInAs(ctx, id).id, {
      limit: pageSize,
      offset: (page - 1) * pageSize,
    })
    return { data: rows.map(toPayment), page, pageSize, total }
  },
  getOwnerDetails: async (ctx, { id, userId }) => {
    const caller = signedInAs(ctx, userId).id
    const { ownerId: _, ...property } = await getProperty(ctx, id, caller)
    return { data: { ...property, contactData: await showContactState(ctx, caller, id) } }
  },
  getSeller,
  listRequests,
  revoke: revokeContact,
  giveAgain,
  listBlocked: async (ctx) => {
    const rows = await findBlocked(ctx.db, signedIn(ctx).id)
    return { data: rows.map((row) => ({ ...toHolder(ctx, row), blockedAt: row.blockedAt.toISOString() })) }
  },
  unblock: async (ctx, { userId }) => {
    const { id: ownerId } = signedIn(ctx)
    await inTransaction(ctx, (tx) => unblockPerson(tx, { ownerId, userId }))
    return {}
  },
}
