import type { BookingRoom } from '@properysearch/contract/bookings/calls'
import type { BookingSide } from '@properysearch/contract/bookings/facts'
import { type DealRecord, dealRecord } from '@properysearch/contract/deal-papers/record'
import { type CallContext, signedIn } from '../../../context.ts'
import { findUser } from '../../accounts/index.ts'
import { type DealParties, getRoom, listSharers } from '../../bookings/index.ts'
import { findPan, findPayoutAccount } from '../../kyc/index.ts'
import { listMandates } from '../../mandates/index.ts'
import { listReleases } from '../../releases/index.ts'
import { getHandover } from '../handover/get-handover.ts'
import { listPapers } from '../papers/list-papers.ts'
import { mustFindDeal } from '../whose-deal.ts'
import { ledgerOf } from './ledger-lines.ts'

/** Everything that one side can see of the deal, at this moment. What the shape does not name is left out of it. */
export async function makeRecord(ctx: CallContext, bookingId: number): Promise<DealRecord> {
  const { id: userId } = signedIn(ctx)
  const deal = await mustFindDeal(ctx, bookingId, userId)
  const room = await getRoom(ctx, bookingId)
  const { papers } = await listPapers(ctx, bookingId)
  const mandates = await listMandates(ctx, bookingId)
  const { propertydata, locationData } = room
  return dealRecord.parse({
    name: 'Record of a deal',
    bookingId,
    madeAt: ctx.now.toISOString(),
    madeFor: room.bookingData.side,
    isSimulated: room.bookingData.channel === 'sandbox',
    property: {
      id: propertydata.id,
      title: propertydata.title,
      subcategory: propertydata.subcategory,
      locality: locationData.locality,
      city: locationData.city,
    },
    deal: room.bookingData,
    terms: room.terms,
    people: await peopleOf(ctx, deal, room),
    sharers: (await listSharers(ctx, { id: bookingId })).sharers,
    agents: mandates
      .filter(({ state }) => state === 'accepted')
      .map(({ side, agent }) => ({ side, name: agent.name, reraNumber: agent.reraNumber })),
    timeline: room.timeline,
    conditions: room.conditions,
    registration: room.registration,
    ending: room.ending,
    money: room.money,
    releases: (await listReleases(ctx, bookingId)).releases,
    ledger: await ledgerOf(ctx, room, userId),
    // A usual paper with which nothing was done says nothing about the deal.
    papers: papers.filter(({ state, files }) => state !== 'open' || files.length > 0),
    handover: await getHandover(ctx, bookingId),
  })
}

/** Numbers are masked for both: the file may travel further than the two of them. */
async function peopleOf(ctx: CallContext, deal: DealParties, room: BookingRoom): Promise<DealRecord['people']> {
  const { id: userId } = signedIn(ctx)
  const people: [BookingSide, number][] = [
    ['buyer', deal.buyerId],
    ['seller', deal.sellerId],
  ]
  return Promise.all(
    people.map(async ([side, id]) => {
      const isYou = id === userId
      const user = await findUser(ctx.db, id)
      const isVerified = Boolean(user?.aadhaarVerifiedAt ?? user?.panVerifiedAt)
      return {
        side,
        isYou,
        name: isYou && user ? `${user.firstname} ${user.lastname}` : room.userData.name,
        isVerified,
        pan: await findPan(ctx, id, false),
        account: (await findPayoutAccount(ctx.db, id))?.shown ?? null,
      }
    }),
  )
}
