import type { BookingRoom } from '@properysearch/contract/bookings/calls'
import type { RentalRoom } from '@properysearch/contract/bookings/rental-room'
import type { OnPress } from '../press.ts'
import { DepositPart } from './deposit-part.tsx'
import { FormalitiesPart } from './formalities-part.tsx'
import { InventoryPart } from './inventory-part.tsx'
import { KeysPart } from './keys-part.tsx'
import { LeavingPart } from './leaving-part.tsx'
import { RenewalPart } from './renewal-part.tsx'
import { ReceiptsPart } from './rent-receipts.tsx'
import { YearTaxPart } from './year-tax-part.tsx'

/** What a part of a rental is told. */
export interface RentalPartProps {
  room: BookingRoom
  rental: RentalRoom
  onPress: OnPress
}

/** What is settled at the end: above the money, while it is what the deal is about. */
export function SettlementParts(props: RentalPartProps) {
  return (
    <>
      <DepositPart {...props} />
      <YearTaxPart {...props} />
    </>
  )
}

/** What only a rental has, in the order in which it comes. */
export function RentalParts(props: RentalPartProps) {
  const { room, rental } = props
  return (
    <>
      <KeysPart {...props} />
      <LeavingPart {...props} />
      <InventoryPart {...props} at="out" />
      <InventoryPart {...props} at="in" />
      <FormalitiesPart {...props} />
      <RenewalPart {...props} />
      <ReceiptsPart bookingId={room.bookingData.id} rental={rental} />
    </>
  )
}
