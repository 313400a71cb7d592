import { postedByNames } from '@properysearch/contract/listings/facts'
import type { PropertyDetails } from '@properysearch/contract/listings/property'
import { formatRupees } from '@properysearch/contract/values/money'
import type { ReactNode } from 'react'
import { formatDay } from '../../../lib/format.ts'
import { CompareButton } from '../comparing/compare-button.tsx'
import { fullPriceText, priceText, ratePerSqft } from '../property-words.ts'
import { ShareButton } from './share-button.tsx'

interface PricePanelProps {
  property: PropertyDetails
  /** What a loan for it would cost. */
  instalment?: ReactNode
  /** The way to whoever posted it. */
  contact?: ReactNode
  /** For people who would rather not call yet. */
  nextStep?: ReactNode
  /** The buttons that keep it. */
  marks?: ReactNode
}

/** The price and the next step, beside the page as it is read. */
export function PricePanel({ property, instalment, contact, nextStep, marks }: PricePanelProps) {
  const { propertydata, posterData } = property
  const { deposit, maintenance } = propertydata
  const isRent = propertydata.listedIn === 'rent'
  return (
    <aside
      aria-label="Price and next step"
      className="grid gap-5 rounded-card border border-line bg-card p-5 shadow-raised"
    >
      {/* Where the panel is not beside the title, the title includes the price. */}
      <div className="hidden @4xl:block">
        <PriceLines property={property} />
      </div>
      {instalment}
      {isRent ? (
        <dl className="figures grid gap-1 text-sm">
          <Line label="Maintenance" value={maintenance ? `${formatRupees(maintenance)} /month` : 'Not stated'} />
          <Line label="Deposit" value={deposit ? formatRupees(deposit) : 'Not stated'} />
        </dl>
      ) : null}
      {contact}
      {nextStep}
      <div className="needs-script grid grid-cols-2 gap-2 print:hidden">
        {marks}
        <CompareButton property={propertydata} />
        <ShareButton property={propertydata} />
      </div>
      <p className="border-line border-t pt-4 text-soft-ink text-sm">
        {posterData.name}, {postedByNames[posterData.postedBy].toLowerCase()} · confirmed{' '}
        {formatDay(propertydata.confirmedAt)}
      </p>
    </aside>
  )
}

/** The price as people say it, to the last rupee, and by the sqft. */
export function PriceLines({ property }: { property: PropertyDetails }) {
  const { propertydata } = property
  return (
    <div className="grid gap-0.5">
      <p className="figures break-words font-bold text-3xl" title={fullPriceText(propertydata)}>
        {priceText(propertydata)}
      </p>
      <p className="figures text-soft-ink">
        {propertydata.listedIn === 'rent' ? '' : `${fullPriceText(propertydata)} · `}
        {ratePerSqft(property)}
      </p>
    </div>
  )
}

function Line({ label, value }: { label: string; value: string }) {
  return (
    <div className="flex justify-between gap-4">
      <dt className="text-soft-ink">{label}</dt>
      <dd>{value}</dd>
    </div>
  )
}
