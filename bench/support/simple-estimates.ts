import { insertNearest, kindKeyOf, median, type Priced, placeKeyOf } from '../../server/src/modules/estimates/index.ts'

// What anybody can do with a list of prices, to be compared with.

type Estimate = (subject: Priced) => number

const perSqft = (listings: readonly Priced[]) => median(listings.map(({ price, sizeSqft }) => price / sizeSqft))
const few = 5

/** The usual price per sqft of the kind in the locality; of the city, where it has too few. */
export function medianOfPlace(known: readonly Priced[]): Estimate {
  const usualBy = (keyOf: (listing: Priced) => string) =>
    new Map(
      [...Map.groupBy(known, keyOf)]
        .filter(([, some]) => some.length >= few)
        .map(([key, some]) => [key, perSqft(some)]),
    )
  const inPlace = (listing: Priced) => `${placeKeyOf(listing)} ${kindKeyOf(listing)}`
  const inCity = (listing: Priced) => `${listing.cityId} ${kindKeyOf(listing)}`
  const [places, cities] = [usualBy(inPlace), usualBy(inCity)]
  const all = perSqft(known)
  return (subject) => (places.get(inPlace(subject)) ?? cities.get(inCity(subject)) ?? all) * subject.sizeSqft
}

/** The median per sqft of the five nearest of the same kind, with as many rooms, in the locality or else the city. */
export function fiveNearest(known: readonly Priced[]): Estimate {
  const like = (listing: Priced) => `${kindKeyOf(listing)} ${listing.bhk}`
  const places = Map.groupBy(known, (listing) => `${placeKeyOf(listing)} ${like(listing)}`)
  const cities = Map.groupBy(known, (listing) => `${listing.cityId} ${kindKeyOf(listing)}`)
  const all = perSqft(known)
  return (subject) => {
    const near = places.get(`${placeKeyOf(subject)} ${like(subject)}`) ?? []
    const some = near.length >= few ? near : (cities.get(`${subject.cityId} ${kindKeyOf(subject)}`) ?? [])
    if (some.length < few) return all * subject.sizeSqft
    const farOf = (listing: Priced) =>
      (listing.latitude - subject.latitude) ** 2 + (listing.longitude - subject.longitude) ** 2
    const nearest: { listing: Priced; distance: number }[] = []
    for (const listing of some) {
      const distance = farOf(listing)
      if (nearest.length < few || distance < (nearest[few - 1]?.distance ?? 0)) {
        insertNearest(nearest, { listing, distance }, few)
      }
    }
    return perSqft(nearest.map(({ listing }) => listing)) * subject.sizeSqft
  }
}
