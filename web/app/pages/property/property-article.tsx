import { homes } from '@properysearch/contract/listings/facts'
import type { PropertyDetails } from '@properysearch/contract/listings/property'
import type { ShownValuation } from '@properysearch/contract/valuations/calls'
import { formatRupees } from '@properysearch/contract/values/money'
import { type ReactNode, useEffect } from 'react'
import { MakeBid } from '../../features/bids/make-bid.tsx'
import { BookProperty } from '../../features/bookings/book-property.tsx'
import { emiOf, percentOf } from '../../features/calculators/loan-for-price.ts'
import { useLoanOfPage } from '../../features/calculators/loan-of-page.ts'
import { ContactOwner } from '../../features/contacts/contact-owner.tsx'
import type { Offer } from '../../features/listings/cards/similar-properties.tsx'
import { Gallery } from '../../features/listings/property-page/gallery.tsx'
import { PricePanel } from '../../features/listings/property-page/price-panel.tsx'
import { PropertyHead } from '../../features/listings/property-page/property-head.tsx'
import { MarkButton } from '../../features/shortlists/mark-button.tsx'
import { NextStep } from '../../features/shortlists/next-step.tsx'
import { rememberViewed } from '../../lib/recently-viewed.ts'
import { WokenAlone } from '../../lib/woken-alone.tsx'
import { PropertySections } from './property-sections.tsx'

interface PropertyArticleProps {
  property: PropertyDetails
  offers: readonly Offer[]
  valuation: ShownValuation | null
  /** Over the gallery: through whom somebody came, say. */
  top?: ReactNode
  /** The way to whoever posted it; where it is known better than by asking again. */
  contact?: ReactNode
}

/** Everything about one listing, the same for visitors and for signed-in people. */
export function PropertyArticle({
  property,
  offers,
  valuation,
  top,
  contact = <ContactOwner property={property} />,
}: PropertyArticleProps) {
  const { id } = property.propertydata
  useEffect(() => rememberViewed(id), [id])
  return (
    <article className="@container grid gap-6">
      {top}
      <WokenAlone>
        <Gallery images={property.mediaData.images} />
      </WokenAlone>
      <div className="grid gap-8 @4xl:grid-cols-[minmax(0,1fr)_21rem] @4xl:gap-x-12">
        <WokenAlone>
          <PropertyHead property={property} />
        </WokenAlone>
        <div className="@4xl:col-start-2 @4xl:row-span-2 @4xl:row-start-1">
          <div className="@4xl:sticky @4xl:top-20">
            <WokenAlone>
              <PricePanel
                property={property}
                instalment={<Instalment property={property} />}
                contact={contact}
                nextStep={
                  <>
                    <NextStep property={property} />
                    <MakeBid property={property.propertydata} />
                    <BookProperty property={property.propertydata} />
                  </>
                }
                marks={
                  <>
                    <MarkButton kind="favourites" property={property.propertydata} look="worded" />
                    <MarkButton kind="shortlisted" property={property.propertydata} look="worded" />
                  </>
                }
              />
            </WokenAlone>
          </div>
        </div>
        <PropertySections property={property} offers={offers} valuation={valuation} />
      </div>
    </article>
  )
}

function Instalment({ property: { propertydata } }: { property: PropertyDetails }) {
  const loan = useLoanOfPage(propertydata.price)
  if (propertydata.listedIn === 'rent') return null
  const isHome = homes.includes(propertydata.subcategory)
  return (
    <p className="figures text-sm">
      EMI{' '}
      <a href="#loan" className="font-semibold text-leaf underline underline-offset-2">
        {formatRupees(emiOf(loan))} /month
      </a>{' '}
      <span className="text-soft-ink">
        for a loan of {percentOf(loan, propertydata.price)}%, {loan.years} {loan.years === 1 ? 'year' : 'years'} at{' '}
        {loan.annualRatePercent}%{isHome ? '' : ', if a bank will lend'}
      </span>
    </p>
  )
}
