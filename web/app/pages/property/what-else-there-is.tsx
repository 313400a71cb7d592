import { type Offer, SimilarProperties } from '../../features/listings/cards/similar-properties.tsx'
import { CardWithHeart } from './card-with-heart.tsx'
import { mostOffers } from './most-offers.ts'
import { Section } from './section.tsx'

export function WhatElseThereIs({ offers }: { offers: readonly Offer[] }) {
  const areHomes = offers.every(({ propertydata }) => !['Plots', 'Offices', 'Shops'].includes(propertydata.subcategory))
  return (
    <Section id="similar" title={areHomes ? 'Similar homes' : 'Similar properties'}>
      <p className="max-w-prose text-soft-ink">
        The same kind and about the same size within 5 km, cheaper per sqft first.
      </p>
      <SimilarProperties offers={offers.slice(0, mostOffers)} renderCard={(item) => <CardWithHeart item={item} />} />
    </Section>
  )
}
