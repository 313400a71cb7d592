import type { PropertyDetails } from '@properysearch/contract/property'
import { PropertyPicture } from './property-picture.tsx'
import { factsOf, placeText, priceText } from './property-words.ts'

/** Everything public about one listing. */
export function PropertyView({ property }: { property: PropertyDetails }) {
  const [cover] = property.mediaData.images
  return (
    <article className="grid gap-4">
      <h1 className="text-2xl">{property.propertydata.title}</h1>
      <p className="text-soft-ink">{placeText(property)}</p>
      {cover ? (
        <PropertyPicture
          picture={cover}
          sizes="(min-width: 80rem) 76rem, 92vw"
          isFirst
          isLarge
          className="rounded-card"
        />
      ) : null}
      <p className="figures font-bold text-2xl">{priceText(property.propertydata)}</p>
      <p>{factsOf(property).join(' · ')}</p>
      <p className="max-w-prose">{property.propertydata.description}</p>
    </article>
  )
}
