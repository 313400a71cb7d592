import type { PropertyDetails } from '@properysearch/contract/listings/property'
import type { ShownValuation } from '@properysearch/contract/valuations/calls'
import type { Offer } from '../../features/listings/cards/similar-properties.tsx'
import { lazyInView } from '../../lib/lazy-in-view.tsx'

const late = { isLaidOutLate: true }
const WhatItIs = lazyInView('95rem', async () => (await import('./what-it-is.tsx')).WhatItIs, late)
const WhereItIs = lazyInView('51rem', async () => (await import('./where-it-is.tsx')).WhereItIs, late)
const HowMuchInAll = lazyInView('240rem', async () => (await import('./how-much-in-all.tsx')).HowMuchInAll, late)
const HowTrueItIs = lazyInView('26rem', async () => (await import('./how-true-it-is.tsx')).HowTrueItIs, late)
const WhatElseThereIs = lazyInView(
  '41rem',
  async () => (await import('./what-else-there-is.tsx')).WhatElseThereIs,
  late,
)

interface SectionsProps {
  property: PropertyDetails
  offers: readonly Offer[]
  valuation: ShownValuation | null
}

/** In the order a buyer asks: what, where, how much in all, how true, what else. */
export function PropertySections({ property, offers, valuation }: SectionsProps) {
  return (
    <>
      <div className="grid min-w-0 content-start gap-12">
        <WhatItIs property={property} />
        <WhereItIs property={property} />
        <HowMuchInAll property={property} valuation={valuation} />
        <HowTrueItIs property={property} />
      </div>
      {offers.length > 0 ? (
        <div className="@4xl:col-span-2 print:hidden">
          <WhatElseThereIs offers={offers} />
        </div>
      ) : null}
    </>
  )
}
