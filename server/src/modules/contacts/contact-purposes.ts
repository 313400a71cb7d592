import {
  type ContactPurpose,
  type ContactStanding,
  contactPurposes,
  contactStandings,
} from '@properysearch/contract/contacts/facts'
import { fail } from '../../platform/errors.ts'
import type { CallBackName, Purpose } from '../orders/index.ts'
import { findPiecePrices, markRefunded } from '../subscriptions/index.ts'
import { contactNamed, findContactStanding, holdContactStanding } from './contact-state.ts'
import { insertUnlock, markUnlockRefunded } from './contacts.sql.ts'
import { logContact } from './log-contact.ts'
import { announceContact, announceUnlock } from './tell-contacts.ts'

const forSale: ContactStanding[] = ['package', 'payment']
const notForSale = (standing: ContactStanding) =>
  fail(standing === 'mine' ? 'ruled-out' : 'moved-on', contactStandings[standing])

/** The subject is the listing. Its kind decides which of the two pays for it. */
const contactPurpose = (name: ContactPurpose, callBack: CallBackName): Purpose => ({
  name,
  callBack,
  quote: async (ctx, payer, { subjectId }) => {
    const { standing, property } = await findContactStanding(ctx, payer.id, subjectId)
    if (contactPurposes[property.listedIn] !== name) throw fail('not-found')
    if (!forSale.includes(standing)) throw notForSale(standing)
    const taxablePaise = (await findPiecePrices(ctx.db, name)).get('')
    if (!taxablePaise) throw fail('not-found')
    // It is about one property, so it is supplied where the property is.
    const place = { placeOfSupply: property.inState, isTiedToProperty: true }
    return { title: contactNamed(property), subjectId, taxablePaise, ...place, sac: '998599' }
  },
  // Whoever has it already, or may no longer have it, gets their money back.
  fulfil: async (tx, order) => {
    const { standing, property } = await holdContactStanding(tx, order.userId, order.subjectId)
    if (!forSale.includes(standing)) throw notForSale(standing)
    const { userId, subjectId: propertyId, paidAt: now } = order
    const id = await insertUnlock(tx.db, { userId, propertyId, order, now })
    if (id === undefined) throw notForSale('unlocked')
    await announceUnlock(tx, { id, propertyId, ownerId: property.ownerId, userId })
  },
  revoke: async (tx, order) => {
    const unlock = await markUnlockRefunded(tx.db, order.id, tx.now)
    if (!unlock) return
    if (unlock.creditId !== null) await markRefunded(tx.db, { id: unlock.creditId }, tx.now)
    if (unlock.wasShared) await logContact(tx, { ...unlock, userId: order.userId }, 'ended')
    announceContact(tx, order.userId, unlock.propertyId)
  },
})

export const contactPurposeList: Purpose[] = [
  contactPurpose('owner-contact', 'contact'),
  contactPurpose('rent-contact', 'rentcontact'),
]
