import type { Visit } from '@properysearch/contract/visits/calls'
import { mostLiveVisits } from '@properysearch/contract/visits/facts'
import { type CallContext, inTransaction, signedIn } from '../../context.ts'
import { dayInIndia } from '../../platform/day-in-india.ts'
import { fail } from '../../platform/errors.ts'
import { lockUser } from '../accounts/index.ts'
import { addLead } from '../leads/index.ts'
import { lockStanding } from '../listings/index.ts'
import { findInForce } from '../representations/index.ts'
import { showVisit, tellSide } from './visits.notices.ts'
import { readSlots, visitOnWire } from './visits.rules.ts'
import { countLive, findLiveVisit, insertVisit, isUnwelcome, type VisitRow } from './visits.sql.ts'

/** Of the agent who represents the listing, else of its owner. The same press twice is one visit. */
export async function askVisit(
  ctx: CallContext,
  asked: { propertyId: number; slots: readonly string[]; words: string; key: string },
): Promise<Visit> {
  const { id: visitorId } = signedIn(ctx)
  const { propertyId, words, key } = asked
  const row = await inTransaction(ctx, async (tx) => {
    const listing = await lockStanding(tx.db, propertyId)
    if (listing?.state !== 'verified') throw fail('not-found')
    if (listing.ownerId === visitorId) throw fail('ruled-out', 'This is your own listing.')
    const before = await findLiveVisit(tx.db, propertyId, visitorId)
    if (before) return before
    await lockUser(tx.db, visitorId)
    if ((await countLive(tx.db, visitorId)) >= mostLiveVisits) {
      throw fail(
        'limit-reached',
        `You already have ${mostLiveVisits} visits requested or agreed on. Cancel one to ask for another.`,
      )
    }
    const agentId = (await findInForce(tx.db, propertyId, dayInIndia(tx.now)))?.agentId
    const hostId = agentId ?? listing.ownerId
    // Nobody is told that they are blocked.
    if (await isUnwelcome(tx.db, { propertyId, visitorId, hostId })) {
      throw fail('ruled-out', 'You cannot ask for a visit to this property at the moment.')
    }
    const slots = readSlots(asked.slots, tx.now)
    const id = await insertVisit(tx.db, { propertyId, visitorId, hostId, slots, words, key, now: tx.now })
    if (id === undefined) throw fail('moved-on', 'You have already asked for this visit.')
    if (agentId !== undefined) await addLead(tx, { agentId, personId: visitorId, propertyId, visitId: id })
    const made = (await findLiveVisit(tx.db, propertyId, visitorId)) as VisitRow
    showVisit(tx, made)
    await tellSide(tx, made, 'host', (name) => ({
      title: `Someone would like to visit ${name}`,
      body: 'Accept one of the times, or propose others.',
    }))
    return made
  })
  return visitOnWire(row, visitorId, ctx.now)
}
