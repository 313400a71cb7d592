import { homes } from '@properysearch/contract/listings/facts'
import type { PropertyDetails } from '@properysearch/contract/listings/property'
import type { ShownValuation as Valuation } from '@properysearch/contract/valuations/calls'
import type { CostFacts } from '../../features/calculators/cost-lines.ts'
import { LoanForThisPrice } from '../../features/calculators/loan-for-this-price.tsx'
import { TrueCostStatement } from '../../features/calculators/true-cost-statement.tsx'
import { ListingEstimate } from '../../features/estimates/listing-estimate.tsx'
import { LocalityTrend } from '../../features/listings/property-page/locality-trend.tsx'
import { PriceHistory } from '../../features/listings/property-page/price-history.tsx'
import { ShownValuation } from '../../features/valuations/shown-valuation.tsx'
import { Part, Section } from './section.tsx'

interface HowMuchProps {
  property: PropertyDetails
  valuation: Valuation | null
}

export function HowMuchInAll({ property, valuation }: HowMuchProps) {
  const { propertydata, locationData } = property
  const isRent = propertydata.listedIn === 'rent'
  const isHome = homes.includes(propertydata.subcategory)
  return (
    <Section id="cost" title="Total cost">
      <Part title={isRent ? 'The true cost of moving in' : 'The true cost'}>
        <TrueCostStatement facts={costFactsOf(property)} />
      </Part>
      {isRent ? null : (
        <Part id="loan" title="A loan for this price">
          <LoanForThisPrice priceRupees={propertydata.price} isHome={isHome} />
        </Part>
      )}
      {valuation ? (
        <Part title="Valuation">
          <ShownValuation valuation={valuation} />
        </Part>
      ) : null}
      <Part id="estimate" title="What similar properties are listed for">
        <ListingEstimate listing={propertydata} valuation={valuation} />
      </Part>
      <Part title="Price history">
        <PriceHistory property={property} />
      </Part>
      <Part title={`Usual prices in ${locationData.locality}`}>
        <LocalityTrend property={property} />
      </Part>
    </Section>
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
