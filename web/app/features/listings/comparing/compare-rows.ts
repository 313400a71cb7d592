import { bhkNames, countName, furnishingNames, postedByNames } from '@properysearch/contract/listings/facts'
import type { PropertyDetails } from '@properysearch/contract/listings/property'
import { formatRupees } from '@properysearch/contract/values/money'
import { formatDay } from '../../../lib/format.ts'
import { kindNames } from '../fact-rows.ts'
import { floorText, fullPriceText, sqft } from '../property-words.ts'

export interface CompareRow {
  label: string
  /** One for each property, in their order; a dash where there is nothing to say. */
  values: string[]
  isDifferent: boolean
  /** Places of the best values, where better is a matter of counting; empty where it is taste. */
  best: number[]
  /** What the best are: "Lowest". */
  bestWord: string
}

export interface CompareGroup {
  title: string
  rows: CompareRow[]
}

interface Line {
  label: string
  say: (property: PropertyDetails) => string | null
  /** Only where one end is better for everybody. Null takes no part. */
  better?: { word: string; by: 'lowest' | 'highest'; of: (property: PropertyDetails) => number | null }
}

/** The rows in which listings are compared. `emiOf` is the monthly instalment for a price. */
export function compareGroups(
  properties: readonly PropertyDetails[],
  emiOf: (priceRupees: number) => number,
): CompareGroup[] {
  // A price and a rent cannot be held against each other.
  const isOneDeal = new Set(properties.map((property) => property.propertydata.listedIn)).size === 1
  const areAllPlots = properties.every(isPlot)
  const lowest = (of: (property: PropertyDetails) => number | null) =>
    isOneDeal ? { better: { word: 'Lowest', by: 'lowest' as const, of } } : {}
  const largest = (of: (property: PropertyDetails) => number | null) => ({
    better: { word: 'Most', by: 'highest' as const, of },
  })
  const emi = (property: PropertyDetails) =>
    property.propertydata.listedIn === 'rent' ? null : emiOf(property.propertydata.price)
  const groups: { title: string; lines: Line[] }[] = [
    {
      title: 'Money',
      lines: [
        {
          label: 'Price',
          say: (property) => fullPriceText(property.propertydata),
          ...lowest((property) => property.propertydata.price),
        },
        {
          label: '₹ per carpet sqft',
          say: (property) => `${formatRupees(property.propertydata.pricePerSqft)}${isPlot(property) ? ' (plot)' : ''}`,
          // A square foot of land is not one of carpet.
          ...lowest((property) => (isPlot(property) === areAllPlots ? property.propertydata.pricePerSqft : null)),
        },
        { label: 'EMI a month', say: (property) => amount(emi(property)), ...lowest(emi) },
        {
          label: 'Maintenance a month',
          say: (property) => amount(property.propertydata.maintenance),
          ...lowest((property) => property.propertydata.maintenance),
        },
        {
          label: 'Deposit',
          say: (property) => amount(property.propertydata.deposit),
          ...lowest((property) => property.propertydata.deposit),
        },
      ],
    },
    {
      title: 'Size',
      lines: [
        { label: 'Property type', say: (property) => kindNames[property.propertydata.subcategory] },
        { label: 'Rooms', say: ({ detailsData: { bhk } }) => (bhk === null ? null : bhkNames[bhk]) },
        {
          label: 'Carpet area',
          say: (property) => area(property.detailsData.carpetSqft),
          ...largest((property) => property.detailsData.carpetSqft),
        },
        { label: 'Super built-up area', say: (property) => area(property.detailsData.superBuiltUpSqft) },
        {
          label: 'Plot area',
          say: (property) => area(property.detailsData.plotSqft),
          ...largest((property) => property.detailsData.plotSqft),
        },
        {
          label: 'Bathrooms',
          say: (property) => counted(property.detailsData.bathrooms),
          ...largest((property) => property.detailsData.bathrooms),
        },
        {
          label: 'Balconies',
          say: (property) => counted(built(property, property.detailsData.balconies)),
          ...largest((property) => built(property, property.detailsData.balconies)),
        },
        {
          label: 'Garages',
          say: (property) => counted(built(property, property.detailsData.garages)),
          ...largest((property) => built(property, property.detailsData.garages)),
        },
      ],
    },
    {
      title: 'Building',
      lines: [
        { label: 'Floor', say: (property) => floorText(property.detailsData.floor, property.detailsData.totalFloors) },
        {
          label: 'Furnishing',
          say: ({ detailsData: { furnishing } }) => furnishing && furnishingNames[furnishing],
        },
        { label: 'Facing', say: (property) => property.detailsData.facing },
        {
          label: 'Age',
          say: (property) =>
            property.detailsData.age === 'UnderConstruction' ? 'Under construction' : property.detailsData.age,
        },
        { label: 'Possession', say: (property) => property.propertydata.possession },
        { label: 'Society', say: (property) => property.locationData.society },
      ],
    },
    {
      title: 'Place',
      lines: [
        { label: 'Locality', say: (property) => property.locationData.locality },
        { label: 'City', say: (property) => property.locationData.city },
        {
          label: 'Amenities nearby',
          say: (property) => `${property.detailsData.amenities.length} of 14`,
          ...largest((property) => property.detailsData.amenities.length),
        },
      ],
    },
    {
      title: 'Trust',
      lines: [
        { label: 'Papers checked', say: papersText },
        { label: 'RERA number', say: (property) => property.propertydata.reraNumber },
        { label: 'Posted by', say: (property) => postedByNames[property.propertydata.postedBy] },
        { label: 'Last confirmed', say: (property) => formatDay(property.propertydata.confirmedAt) },
      ],
    },
  ]
  return groups.flatMap(({ title, lines }) => {
    const rows = lines.map((line) => toRow(line, properties)).filter((row) => row.values.some((value) => value !== '–'))
    return rows.length > 0 ? [{ title, rows }] : []
  })
}

function toRow({ label, say, better }: Line, properties: readonly PropertyDetails[]): CompareRow {
  const values = properties.map((property) => say(property) || '–')
  const isDifferent = new Set(values).size > 1
  const numbers = better ? properties.map(better.of) : []
  const known = numbers.filter((number) => number !== null)
  const top = better?.by === 'lowest' ? Math.min(...known) : Math.max(...known)
  // A best among two at least, and not when all are alike.
  const hasBest = known.length > 1 && known.some((number) => number !== top)
  return {
    label,
    values,
    isDifferent,
    best: hasBest ? numbers.flatMap((number, i) => (number === top ? [i] : [])) : [],
    bestWord: better?.word ?? '',
  }
}

function isPlot({ propertydata }: PropertyDetails): boolean {
  return propertydata.subcategory === 'Plots'
}

/** On a bare plot there is nothing to count. */
function built(property: PropertyDetails, count: number): number | null {
  return isPlot(property) ? null : count
}

function amount(rupees: number | null): string | null {
  return rupees === null ? null : formatRupees(rupees)
}

function area(areaSqft: number | null): string | null {
  return areaSqft === null ? null : sqft(areaSqft)
}

function counted(count: number | null): string | null {
  return count === null ? null : countName(count)
}

/** Yes, No, or that it was changed since. */
function papersText({ badges }: PropertyDetails): string {
  const changed = badges.find((badge) => badge.kind === 'being-checked')
  return changed?.label ?? (badges.some((badge) => badge.kind === 'verified-listing') ? 'Yes' : 'No')
}
