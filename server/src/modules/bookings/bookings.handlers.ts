import type { Contract } from '@properysearch/contract'
import { refundRulesOf } from '@properysearch/contract/bookings/cancelling'
import { type CallContext, signedIn } from '../../context.ts'
import type { Handlers } from '../../platform/http/handlers.ts'
import type { Purpose } from '../orders/index.ts'
import { actOnBooking } from './act-on-booking.ts'
import { findBooking } from './bookings.sql.ts'
import { cancelBooking, cancelTogether, decideOnCondition, previewCancelling } from './cancel-booking.ts'
import { confirmAgreement, confirmSharedStep, recordRegistration } from './confirm-step.ts'
import { endingOnWire } from './deal-room.ts'
import { done } from './done.ts'
import { endOverHeld } from './end-over-held.ts'
import { findRoomFor, getRoom } from './get-room.ts'
import { listMade, listReceived, listSold } from './list-bookings.ts'
import { listOverHeld } from './list-over-held.ts'
import { listBookingAmounts, listInstalmentsPaid, listPennies } from './list-transactions.ts'
import { confirmChallan, recordChallan } from './record-challan.ts'
import { answerPayment, recordPayment } from './record-payment.ts'
import { recordPrepayment } from './record-prepayment.ts'
import { rentalHandlers } from './rental/rental.handlers.ts'
import { requestBooking } from './request-booking.ts'
import { setStampValue } from './set-stamp-value.ts'
import { confirmShare, declineShare, sendShareCode } from './sharers/answer-share.ts'
import { nameSharer, remindSharer, removeSharer } from './sharers/name-sharer.ts'
import { listMyShares, listSharers, openShare } from './sharers/show-sharers.ts'
import { today } from './take-money.ts'
import { getTerms, setTerms } from './terms.ts'
import { waiveInterest } from './waive-interest.ts'

export function bookingsHandlers({
  purposes,
}: {
  purposes: readonly Purpose[]
}): Handlers<CallContext, Contract['bookings']> {
  return {
    getTerms: async (ctx, { propertyId }) => ({ data: await getTerms(ctx, propertyId) }),
    setTerms: done(setTerms),
    request: async (ctx, input) => ({ data: await requestBooking(ctx, input) }),
    act: async (ctx, input) => ({ data: await actOnBooking(ctx, input) }),
    listMine: listMade,
    listReceived,
    listSold,
    findForUser: async (ctx, input) => ({ data: await findRoomFor(ctx, input) }),
    getRoom: async (ctx, { bookingId }) => ({ data: await getRoom(ctx, bookingId) }),
    recordPayment: done(recordPayment),
    answerPayment: done(answerPayment),
    recordPrepayment: done(recordPrepayment),
    waiveInterest: done(waiveInterest),
    recordChallan: done(recordChallan),
    confirmChallan: done(confirmChallan),
    setStampValue: done(setStampValue),
    decideCondition: done((ctx, input) => decideOnCondition(ctx, purposes, input)),
    confirm: done(confirmSharedStep),
    recordRegistration: done(recordRegistration),
    confirmRegistration: done(confirmAgreement),
    previewCancel: async (ctx, { id }) => {
      const ending = endingOnWire(await previewCancelling(ctx, id))
      const booking = await findBooking(ctx.db, id, signedIn(ctx).id)
      const whose = booking ? refundRulesOf(booking.refundTable, booking.bookedOn ?? today(ctx)).whose : ''
      return { data: { ...ending, whose } }
    },
    endOverHeld: done((ctx, input) => endOverHeld(ctx, purposes, input)),
    cancel: done(async (ctx, input) => {
      const booking = await findBooking(ctx.db, input.id, signedIn(ctx).id)
      const isAgreed = booking && ['agreed', 'paying', 'settled'].includes(booking.state)
      await (isAgreed ? cancelTogether(ctx, purposes, input) : cancelBooking(ctx, purposes, input))
    }),
    listSharers: async (ctx, input) => ({ data: await listSharers(ctx, input) }),
    nameSharer: done(nameSharer),
    removeSharer: done(removeSharer),
    remindSharer: done(remindSharer),
    listMyShares: async (ctx) => ({ data: await listMyShares(ctx) }),
    openShare: async (ctx, input) => ({ data: await openShare(ctx, input) }),
    sendShareCode: async (ctx, input) => ({ data: await sendShareCode(ctx, input) }),
    confirmShare: done(confirmShare),
    declineShare: done(declineShare),
    listOverHeld,
    listPennyTransactions: listPennies,
    listBookingTransactions: listBookingAmounts,
    listInstalmentsPaid,
    ...rentalHandlers,
  }
}
