import type { PropertyDetails } from '@properysearch/contract/listings/property'
import { FloorPlan } from '../../features/listings/property-page/floor-plan.tsx'
import { PropertyFacts } from '../../features/listings/property-page/property-facts.tsx'
import { PropertyVideo } from '../../features/listings/property-page/property-video.tsx'
import { Part, Section } from './section.tsx'

export function WhatItIs({ property }: { property: PropertyDetails }) {
  const { propertydata, mediaData } = property
  return (
    <Section id="what" title="Overview">
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
  )
}
