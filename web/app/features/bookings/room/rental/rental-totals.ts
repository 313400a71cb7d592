import type { RentalRoom } from '@properysearch/contract/bookings/rental-room'
import type { Fact } from '../../../../ui/part.tsx'
import type { Deal } from '../../deal.queries.ts'
import { exact } from '../deal-words.ts'
import { isHeld, refundedFact } from '../dues.ts'

/** The figures of a rental: what a month costs, what was paid of it, and with whom the deposit is. */
export function totalsOfRental({ room, money: held }: Deal, rental: RentalRoom): Fact[] {
  const { money } = room
  const { deposit } = rental
  const rentPaid = money.payments
    .filter(({ what, status }) => what === 'rent' && status === 'confirmed')
    .reduce((paise, { gross }) => paise + Math.round(gross * 100), 0)
  const facts: (Fact | null)[] = [
    { name: 'Rent', value: `${exact(rental.rent)} /month`, isMain: true },
    { name: 'Deposit', value: exact(deposit.amount), under: depositPlace(room, rental), isMain: true },
    { name: 'Rent paid so far', value: exact(rentPaid / 100), isMain: true },
    money.late > 0 ? { name: 'Late', value: exact(money.late) } : null,
    money.tds > 0 ? { name: 'Tax deducted (TDS)', value: exact(money.tds), under: 'A part of the rent' } : null,
    isHeld(room) && money.held > 0 ? { name: 'With the payment partner', value: exact(held.held) } : null,
    refundedFact(room),
  ]
  return facts.filter((fact) => fact !== null)
}

/** How much of the deposit there is, and who has it. */
export function depositPlace(room: Deal['room'], { deposit, movedInOn }: RentalRoom): string {
  if (deposit.returned > 0) return `${exact(deposit.returned)} returned`
  if (deposit.paid === 0) return 'Not paid yet'
  const who = movedInOn || !isHeld(room) ? 'the owner' : 'the payment partner until the keys'
  return deposit.paid < deposit.amount ? `${exact(deposit.paid)} is with ${who}` : `With ${who}`
}
