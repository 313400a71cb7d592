import type { bookings } from '@properysearch/contract/bookings/calls'
import type { CallContext } from '../../context.ts'
import type { Handlers } from '../../platform/http/handlers.ts'
import { actOnBooking } from './act-on-booking.ts'
import { findRoomFor, getRoom } from './get-room.ts'
import { listMade, listReceived, listSold } from './list-bookings.ts'
import { requestBooking } from './request-booking.ts'
import { getTerms, setTerms } from './terms.ts'

export const bookingsHandlers: Handlers<CallContext, typeof bookings> = {
  getTerms: async (ctx, { propertyId }) => ({ data: await getTerms(ctx, propertyId) }),
  setTerms: async (ctx, input) => {
    await setTerms(ctx, input)
    return {}
  },
  request: async (ctx, input) => ({ data: await requestBooking(ctx, input) }),
  act: async (ctx, input) => ({ data: await actOnBooking(ctx, input) }),
  listMine: listMade,
  listReceived,
  listSold,
  findForUser: async (ctx, input) => ({ data: await findRoomFor(ctx, input) }),
  getRoom: async (ctx, { bookingId }) => ({ data: await getRoom(ctx, bookingId) }),
}
