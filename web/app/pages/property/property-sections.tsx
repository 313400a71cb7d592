import type { PropertyDetails } from '@properysearch/contract/property'
import { homes } from '@properysearch/contract/property-facts'
import type { ReactNode } from 'react'
import type { CostFacts } from '../../features/calculators/cost-lines.ts'
import { LoanForThisPrice } from '../../features/calculators/loan-for-this-price.tsx'
import { TrueCostStatement } from '../../features/calculators/true-cost-statement.tsx'
import { PropertyMap } from '../../features/map/property-map.tsx'
import { BadgeEvidence } from '../../features/properties/badge-evidence.tsx'
import { FloorPlan } from '../../features/properties/floor-plan.tsx'
import { LocalityTrend } from '../../features/properties/locality-trend.tsx'
import { NearbyAmenities } from '../../features/properties/nearby-amenities.tsx'
import { Poster } from '../../features/properties/poster.tsx'
import { PriceHistory } from '../../features/properties/price-history.tsx'
import { PropertyFacts } from '../../features/properties/property-facts.tsx'
import { PropertyVideo } from '../../features/properties/property-video.tsx'
import { ReportButton } from '../../features/properties/report-button.tsx'
import { type Offer, SimilarProperties } from '../../features/properties/similar-properties.tsx'
import { mahaReraUrl } from '../../lib/company.ts'

/** In the order a buyer asks: what, where, how much in all, how true, what else. */
export function PropertySections({ property, offers }: { property: PropertyDetails; offers: readonly Offer[] }) {
  const { propertydata, mediaData, locationData } = property
  const isRent = propertydata.listedIn === 'rent'
  const isHome = homes.includes(propertydata.subcategory)
  return (
    <>
      <div className="grid min-w-0 content-start gap-12">
        <Section id="what" title="What it is">
          <p className="max-w-prose whitespace-pre-line">{propertydata.description}</p>
          <PropertyFacts property={property} />
          {mediaData.floorPlan ? (
            <Part title={propertydata.subcategory === 'Plots' ? 'Plan of the plot' : 'Floor plan'}>
              <FloorPlan plan={mediaData.floorPlan} />
            </Part>
          ) : null}
          {mediaData.videoUrl ? (
            <Part title="Video">
              <PropertyVideo url={mediaData.videoUrl} title={propertydata.title} />
            </Part>
          ) : null}
        </Section>
        <Section id="where" title="Where it is">
          <p>{locationData.address}</p>
          <div className="print:hidden">
            <PropertyMap
              height="22rem"
              label={`Map of ${locationData.locality} with this property`}
              center={locationData}
              zoom={13}
              pins={[{ ...locationData, ...propertydata }]}
              highlightedId={propertydata.id}
            />
          </div>
          <Part title="Nearby">
            <NearbyAmenities property={property} />
          </Part>
        </Section>
        <Section id="cost" title="How much in all">
          <Part title={isRent ? 'The true cost of moving in' : 'The true cost'}>
            <TrueCostStatement facts={costFactsOf(property)} />
          </Part>
          {isRent ? null : (
            <Part id="loan" title="A loan for this price">
              <LoanForThisPrice priceRupees={propertydata.price} isHome={isHome} />
            </Part>
          )}
          <Part title="What it was asked for">
            <PriceHistory property={property} />
          </Part>
          <Part title={`What is usual in ${locationData.locality}`}>
            <LocalityTrend property={property} />
          </Part>
        </Section>
        <Section id="trust" title="How true it is">
          <BadgeEvidence property={property} />
          <Poster property={property} />
          {propertydata.reraNumber ? (
            <p>
              RERA number <strong className="figures font-semibold">{propertydata.reraNumber}</strong>.{' '}
              <a
                href={mahaReraUrl}
                target="_blank"
                rel="noopener noreferrer"
                className="font-semibold text-leaf underline underline-offset-2"
              >
                Check it on MahaRERA’s site
              </a>{' '}
              before you pay.
            </p>
          ) : null}
          <ReportButton propertyId={propertydata.id} />
        </Section>
      </div>
      {offers.length > 0 ? (
        <div className="@4xl:col-span-2 print:hidden">
          <Section id="similar" title="What else there is">
            <p className="max-w-prose text-soft-ink">
              The same kind and about the same size within 5 km, those that cost less per sqft first.
            </p>
            <SimilarProperties offers={offers.slice(0, 6)} />
          </Section>
        </div>
      ) : null}
    </>
  )
}

function Section({ id, title, children }: { id: string; title: string; children: ReactNode }) {
  return (
    <section id={id} aria-labelledby={`${id}-title`} className="@container grid gap-6">
      <h2 id={`${id}-title`} className="border-line border-b pb-3 text-xl">
        {title}
      </h2>
      {children}
    </section>
  )
}

function Part({ id, title, children }: { id?: string; title: string; children: ReactNode }) {
  return (
    <div id={id} className="@container grid scroll-mt-20 gap-3">
      <h3 className="font-semibold text-lg">{title}</h3>
      {children}
    </div>
  )
}

function costFactsOf({ propertydata, locationData, detailsData }: PropertyDetails): CostFacts {
  return {
    listedIn: propertydata.listedIn,
    priceRupees: propertydata.price,
    depositRupees: propertydata.deposit,
    maintenanceRupees: propertydata.maintenance,
    state: locationData.state,
    city: locationData.city,
    authority: locationData.authority,
    isHome: homes.includes(propertydata.subcategory),
    isPlot: propertydata.subcategory === 'Plots',
    isUnderConstruction: propertydata.possession !== 'Ready To Move',
    carpetSqft: detailsData.carpetSqft,
  }
}
