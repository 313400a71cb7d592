import type { PurposeName } from '@properysearch/contract/orders/facts'
import { gstPercent } from '@properysearch/contract/values/gst'
import { formatRupees } from '@properysearch/contract/values/money'

interface Price {
  purpose: PurposeName
  taxable: number
  cgst: number
  sgst: number
  igst: number
  held: number
  heldFor: string | null
  total: number
}

/** The ₹1 of a booking is nobody’s but the payer’s. */
const heldName = ({ purpose, heldFor }: Price) =>
  purpose === 'booking-penny' ? 'Comes back to you' : `Held for ${heldFor}`

/** The price, its tax as the law names it, and what is paid in all: nothing rounded, nothing added later. */
export function PriceLines({ price, totalName = 'To pay' }: { price: Price; totalName?: string }) {
  const isOurs = price.taxable > 0
  const lines = [
    { name: heldName(price), amount: price.held, isShown: price.held > 0 },
    { name: price.held > 0 ? 'Our fee' : 'Price', amount: price.taxable, isShown: isOurs },
    { name: `CGST ${gstPercent / 2}%`, amount: price.cgst, isShown: isOurs && price.igst === 0 },
    { name: `SGST ${gstPercent / 2}%`, amount: price.sgst, isShown: isOurs && price.igst === 0 },
    { name: `IGST ${gstPercent}%`, amount: price.igst, isShown: price.igst > 0 },
  ]
  return (
    <dl className="figures grid gap-2">
      {lines
        .filter((line) => line.isShown)
        .map(({ name, amount }) => (
          <div key={name} className="flex justify-between gap-4">
            <dt className="text-soft-ink">{name}</dt>
            <dd>{formatRupees(amount, 2)}</dd>
          </div>
        ))}
      <div className="mt-1 flex items-baseline justify-between gap-4 border-line border-t pt-3">
        <dt className="font-semibold">{totalName}</dt>
        <dd className="font-semibold text-xl">{formatRupees(price.total, 2)}</dd>
      </div>
    </dl>
  )
}
