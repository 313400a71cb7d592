import { pathTo } from '@properysearch/contract/screens'
import type { Context } from '../../context.ts'
import type { Module } from '../../module.ts'
import { dayInIndia } from '../../platform/day-in-india.ts'
import { bookingsHandlers } from './bookings.handlers.ts'
import { bookingsJobs } from './bookings.jobs.ts'
import { countActive, countRequests, findBookingsForCopy } from './bookings.sql.ts'
import { deadlinesOfDeals } from './deadlines.ts'
import { leaveBookings } from './leave-bookings.ts'
import { countOverHeld } from './over-held.sql.ts'
import { bookingPurposes } from './payment-purposes.ts'
import { findNamedPhotos } from './rental/handover.sql.ts'
import { photoFolder } from './rental/inventory-photos.ts'
import { copySharers, hasShareUnderWay, leaveSharers } from './sharers/leave-sharers.ts'

export const bookingsModule: Module = {
  name: 'bookings',
  handlers: ({ purposes }) => ({ bookings: bookingsHandlers({ purposes }) }),
  jobs: ({ purposes }) => bookingsJobs({ purposes }),
  purposes: bookingPurposes,
  folders: [{ bucket: 'private', folder: photoFolder, findNamed: findNamedPhotos }],
  dataCopy: { bookings: (ctx, userId) => findBookingsForCopy(ctx.db, userId), shares: copySharers },
  erasers: [
    {
      goes: 'What you wrote when you asked to book',
      stays: {
        what: 'Bookings you made or received, under a number instead of your name',
        why: 'They are also the other side’s record of the deal.',
      },
      hindrance: hasActiveBooking,
      erase: (tx, { userId }) => leaveBookings(tx, userId),
    },
    {
      goes: 'Your name and number where you had a share in a deal, and those of the people you named in one',
      hindrance: hasShareUnderWay,
      erase: leaveSharers,
    },
  ],
  queues: [
    {
      key: 'over-held',
      label: 'Money that the partner may no longer hold',
      link: pathTo('adminHeld'),
      count: (db, now) => countOverHeld(db, dayInIndia(now)),
    },
  ],
  deadlines: deadlinesOfDeals,
  figures: [
    { key: 'bookings', label: 'Bookings under way', link: pathTo('myBookings'), roles: ['user'], count: countActive },
    {
      key: 'booking-requests',
      label: 'Booking requests',
      link: pathTo('bookingRequests'),
      roles: ['user'],
      count: countRequests,
    },
  ],
}

/** The other side relies on it. */
async function hasActiveBooking({ db }: Context, userId: number): Promise<string | undefined> {
  if ((await countActive(db, userId)) === 0) return undefined
  return 'A booking of yours is under way. Complete or cancel it first.'
}
