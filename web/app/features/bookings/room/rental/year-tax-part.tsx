import type { YearTax } from '@properysearch/contract/bookings/rental-room'
import { formatDay } from '../../../../lib/format.ts'
import { Button } from '../../../../ui/button.tsx'
import { Part } from '../../../../ui/part.tsx'
import { exact } from '../deal-words.ts'
import type { RentalPartProps } from './rental-parts.tsx'
import { financialYear } from './rental-words.ts'

/** Tax on a year’s rent that no payment was left to deduct from: the tenant pays it besides, and gets it back. */
export function YearTaxPart({ room, rental, onPress }: RentalPartProps) {
  const { side } = room.bookingData
  if (rental.yearTaxes.length === 0) return null
  return (
    <Part
      title="Tax on the rent"
      note={
        side === 'buyer'
          ? 'All the rent was paid before notice was given, so there is no payment to deduct this tax from. Pay it to the department separately; once the owner finds it in their tax statement, they owe it to you.'
          : 'All the rent was paid before notice was given, so the tenant pays this tax separately, in your name. Once you find it in your tax statement, you owe it to the tenant.'
      }
    >
      <ul className="divide-y divide-line border-line border-y">
        {rental.yearTaxes.map((tax) => (
          <li key={tax.year} className="grid gap-2 py-3">
            <p className="figures font-semibold">
              {financialYear(tax.year)} · {exact(tax.amount)}
            </p>
            <p className="figures max-w-prose text-sm">{whereItIs(tax, side)}</p>
            <YearTaxButtons tax={tax} side={side} onPress={onPress} />
          </li>
        ))}
      </ul>
    </Part>
  )
}

function whereItIs({ fileBy, challan }: YearTax, side: 'buyer' | 'seller'): string {
  if (!challan) {
    return side === 'buyer'
      ? `To be paid and filed by ${formatDay(fileBy)}.`
      : `The tenant pays and files it by ${formatDay(fileBy)}.`
  }
  const paid = `Challan ${challan.number}, paid on ${formatDay(challan.paidOn)}`
  if (!challan.isConfirmed) return `${paid}; not confirmed by the owner yet.`
  return challan.isWithDeposit
    ? `${paid}; confirmed. It comes back with the deposit.`
    : `${paid}; confirmed. The deposit was settled before, so the owner pays it back to the tenant directly.`
}

interface YearTaxButtonsProps {
  tax: YearTax
  side: 'buyer' | 'seller'
  onPress: RentalPartProps['onPress']
}

function YearTaxButtons({ tax, side, onPress }: YearTaxButtonsProps) {
  const { challan, year } = tax
  if (challan?.isConfirmed || (side === 'seller' && !challan)) return null
  const name =
    side === 'seller' ? 'Confirm the challan' : challan ? 'Correct the challan' : 'Record the challan of the year'
  return (
    <div>
      <Button
        look={challan && side === 'buyer' ? 'quiet' : 'secondary'}
        className="text-sm"
        aria-label={`${name}: ${financialYear(year)}`}
        onClick={() => onPress({ do: side === 'seller' ? 'confirm-year-tax' : 'year-tax', tax })}
      >
        {name}
      </Button>
    </div>
  )
}
