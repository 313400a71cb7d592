import { type Offer, SimilarProperties } from '../../features/listings/cards/similar-properties.tsx'
import { CardWithHeart } from './card-with-heart.tsx'
import { Section } from './section.tsx'

export function WhatElseThereIs({ offers }: { offers: readonly Offer[] }) {
  return (
    <Section id="similar" title="What else there is">
      <p className="max-w-prose text-soft-ink">
        The same kind and about the same size within 5 km, those that cost less per sqft first.
      </p>
      <SimilarProperties offers={offers.slice(0, 6)} renderCard={(item) => <CardWithHeart item={item} />} />
    </Section>
  )
}
