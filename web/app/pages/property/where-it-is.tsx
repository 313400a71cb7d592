import type { PropertyDetails } from '@properysearch/contract/listings/property'
import { NearbyAmenities } from '../../features/listings/property-page/nearby-amenities.tsx'
import { PropertyMap } from '../../features/map/property-map.tsx'
import { Part, Section } from './section.tsx'

export function WhereItIs({ property }: { property: PropertyDetails }) {
  const { propertydata, locationData } = property
  return (
    <Section id="where" title="Location">
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
  )
}
