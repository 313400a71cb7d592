import { fieldsOf, type ListingField } from '@properysearch/contract/listings/steps'
import { formatPrice, formatRupees } from '@properysearch/contract/values/money'
import { formatNumber } from '@properysearch/contract/values/numbers'
import { Scale } from 'lucide-react'
import type { ReactNode } from 'react'
import { formatMonth } from '../../../lib/format.ts'
import { usePriceGuidance } from '../listings.queries.ts'
import { NumberField } from './step-fields.tsx'
import type { ListingForm } from './use-listing-form.ts'

/** What is asked for it, in words, beside what is usual around it. */
export function PriceStep({ form, estimate }: { form: ListingForm; estimate: ReactNode }) {
  const { price, listedIn, deposit } = form.values
  const shown = new Set<ListingField>(fieldsOf('price', form.values))
  const isRent = listedIn === 'rent'
  return (
    <div className="grid gap-6">
      <div className="grid gap-2">
        <NumberField form={form} name="price" label={isRent ? 'Monthly rent' : 'Price'} unit="₹" />
        <p className="figures min-h-8 font-semibold text-xl" aria-live="polite">
          {price ? `${formatPrice(price)}${isRent ? ' /month' : ''}` : null}
        </p>
        <Guidance form={form} />
      </div>
      <div className="grid gap-5 sm:grid-cols-2">
        {shown.has('deposit') ? (
          <NumberField
            form={form}
            name="deposit"
            label="Deposit"
            unit="₹"
            help={price && deposit ? `${formatNumber(deposit / price, 1)} months of rent.` : 'Refunded at the end.'}
          />
        ) : null}
        {shown.has('maintenance') ? (
          <NumberField
            form={form}
            name="maintenance"
            label="Monthly maintenance"
            unit="₹"
            help="What the society charges. Leave it empty if it is included."
          />
        ) : null}
      </div>
      {estimate}
    </div>
  )
}

function Guidance({ form }: { form: ListingForm }) {
  const { price, carpetSqft, plotSqft, subcategory, city } = form.values
  const guidance = usePriceGuidance(form.values)
  const isPlot = subcategory === 'Plots'
  const unit = isPlot ? 'sqft' : 'carpet sqft'
  const area = isPlot ? plotSqft : carpetSqft
  const rate = price && area ? Math.round(price / area) : null
  if (!city) return <p className="text-soft-ink text-sm">Enter the location to see the usual price in the area.</p>
  if (guidance === undefined) return null
  if (guidance === null) {
    return <p className="text-soft-ink text-sm">There are too few prices in the area to show what is usual.</p>
  }
  const { low, high, listings, place, source } = guidance
  const basis =
    source === 'estimate'
      ? `our estimate, ${formatMonth(guidance.month)}`
      : `${formatNumber(listings)} listings, ${formatMonth(guidance.month)}`
  return (
    <div className="flex items-start gap-3 rounded-control bg-leaf-wash px-4 py-3 text-sm">
      <Scale aria-hidden className="mt-0.5 size-5 shrink-0 text-leaf" />
      <div className="figures grid gap-0.5">
        <p>
          Usual in {place}: {formatRupees(low)}–{formatNumber(high)} per {unit} ({basis})
        </p>
        {rate ? (
          <p className="font-semibold">
            Yours: {formatRupees(rate)} per {unit}
            {rate < low
              ? ', below the usual range'
              : rate > high
                ? ', above the usual range'
                : ', within the usual range'}
          </p>
        ) : (
          <p className="text-soft-ink">Enter the area and the price to see how yours compares.</p>
        )}
      </div>
    </div>
  )
}
