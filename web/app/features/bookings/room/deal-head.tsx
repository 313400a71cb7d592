import type { BookingRoom } from '@properysearch/contract/bookings/calls'
import { sideName } from '@properysearch/contract/bookings/facts'
import type { ReactNode } from 'react'
import { DealStateBadge } from './deal-state-badge.tsx'
import { capital, dealPrice, exact, otherSide } from './deal-words.ts'

interface DealHeadProps {
  room: BookingRoom
  /** Of the property, from the feature that knows listings. */
  picture: ReactNode
  /** The way to the listing. */
  link: ReactNode
}

/** What the deal is about, for how much, with whom, and where it stands. */
export function DealHead({ room, picture, link }: DealHeadProps) {
  const { propertydata, locationData, bookingData, userData } = room
  const { side, kind, price } = bookingData
  return (
    <header className="grid grid-cols-[6rem_minmax(0,1fr)] gap-4 sm:grid-cols-[10rem_minmax(0,1fr)] sm:gap-6">
      <div className="aspect-4/3 overflow-hidden rounded-card bg-sunken">{picture}</div>
      <div className="grid content-start gap-x-6 gap-y-2">
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <DealStateBadge state={bookingData.state} />
          <span className="figures text-soft-ink text-sm">Booking {bookingData.id}</span>
        </div>
        <h1 className="break-words text-xl sm:text-2xl">{propertydata.title}</h1>
        <p className="text-soft-ink text-sm">
          {locationData.locality}, {locationData.city} · {capital(sideName(otherSide(side), kind))}:{' '}
          <span className="text-ink">{userData.name}</span>
        </p>
        <p className="flex flex-wrap items-baseline gap-x-4">
          <span className="figures font-bold text-xl" title={exact(price)}>
            {dealPrice(bookingData)}
          </span>
          {link}
        </p>
      </div>
    </header>
  )
}
