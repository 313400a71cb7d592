import { bhkNames, countName, postedByNames } from '@properysearch/contract/listings/facts'
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
  say: (it: PropertyDetails) => string | null
  /** Only where one end is better for everybody. Null takes no part. */
  better?: { word: string; by: 'lowest' | 'highest'; of: (it: PropertyDetails) => number | null }
}

/** The rows in which listings are compared. `emiOf` is the monthly instalment for a price. */
export function compareGroups(
  properties: readonly PropertyDetails[],
  emiOf: (priceRupees: number) => number,
): CompareGroup[] {
  // A price and a rent cannot be held against each other.
  const isOneDeal = new Set(properties.map((it) => it.propertydata.listedIn)).size === 1
  const lowest = (of: (it: PropertyDetails) => number | null) =>
    isOneDeal ? { better: { word: 'Lowest', by: 'lowest' as const, of } } : {}
  const largest = (of: (it: PropertyDetails) => number | null) => ({
    better: { word: 'Most', by: 'highest' as const, of },
  })
  const emi = (it: PropertyDetails) => (it.propertydata.listedIn === 'rent' ? null : emiOf(it.propertydata.price))
  const groups: { title: string; lines: Line[] }[] = [
    {
      title: 'Money',
      lines: [
        { label: 'Price', say: (it) => fullPriceText(it.propertydata), ...lowest((it) => it.propertydata.price) },
        {
          label: '₹ per carpet sqft',
          say: (it) =>
            `${formatRupees(it.propertydata.pricePerSqft)}${it.propertydata.subcategory === 'Plots' ? ' (plot)' : ''}`,
          ...lowest((it) => it.propertydata.pricePerSqft),
        },
        { label: 'EMI a month', say: (it) => amount(emi(it)), ...lowest(emi) },
        {
          label: 'Maintenance a month',
          say: (it) => amount(it.propertydata.maintenance),
          ...lowest((it) => it.propertydata.maintenance),
        },
        { label: 'Deposit', say: (it) => amount(it.propertydata.deposit), ...lowest((it) => it.propertydata.deposit) },
      ],
    },
    {
      title: 'Size',
      lines: [
        { label: 'Property type', say: (it) => kindNames[it.propertydata.subcategory] },
        { label: 'Rooms', say: ({ detailsData: { bhk } }) => (bhk === null ? null : bhkNames[bhk]) },
        {
          label: 'Carpet area',
          say: (it) => area(it.detailsData.carpetSqft),
          ...largest((it) => it.detailsData.carpetSqft),
        },
        { label: 'Super built-up area', say: (it) => area(it.detailsData.superBuiltUpSqft) },
        { label: 'Plot area', say: (it) => area(it.detailsData.plotSqft), ...largest((it) => it.detailsData.plotSqft) },
        {
          label: 'Bathrooms',
          say: (it) => counted(it.detailsData.bathrooms),
          ...largest((it) => it.detailsData.bathrooms),
        },
        {
          label: 'Balconies',
          say: (it) => counted(built(it, it.detailsData.balconies)),
          ...largest((it) => built(it, it.detailsData.balconies)),
        },
        {
          label: 'Garages',
          say: (it) => counted(built(it, it.detailsData.garages)),
          ...largest((it) => built(it, it.detailsData.garages)),
        },
      ],
    },
    {
      title: 'Building',
      lines: [
        { label: 'Floor', say: (it) => floorText(it.detailsData.floor, it.detailsData.totalFloors) },
        { label: 'Furnishing', say: (it) => it.detailsData.furnishing },
        { label: 'Facing', say: (it) => it.detailsData.facing },
        {
          label: 'Age',
          say: (it) => (it.detailsData.age === 'UnderConstruction' ? 'Under construction' : it.detailsData.age),
        },
        { label: 'Possession', say: (it) => it.propertydata.possession },
        { label: 'Society', say: (it) => it.locationData.society },
      ],
    },
    {
      title: 'Place',
      lines: [
        { label: 'Locality', say: (it) => it.locationData.locality },
        { label: 'City', say: (it) => it.locationData.city },
        {
          label: 'Amenities nearby',
          say: (it) => `${it.detailsData.amenities.length} of 14`,
          ...largest((it) => it.detailsData.amenities.length),
        },
      ],
    },
    {
      title: 'Trust',
      lines: [
        { label: 'Papers checked', say: papersText },
        { label: 'RERA number', say: (it) => it.propertydata.reraNumber },
        { label: 'Posted by', say: (it) => postedByNames[it.propertydata.postedBy] },
        { label: 'Last confirmed', say: (it) => formatDay(it.propertydata.confirmedAt) },
      ],
    },
  ]
  return groups.flatMap(({ title, lines }) => {
    const rows = lines.map((line) => toRow(line, properties)).filter((row) => row.values.some((value) => value !== '–'))
    return rows.length > 0 ? [{ title, rows }] : []
  })
}

function toRow({ label, say, better }: Line, properties: readonly PropertyDetails[]): CompareRow {
  const values = properties.map((it) => say(it) || '–')
  const isDifferent = new Set(values).size > 1
  const numbers = better ? properties.map(better.of) : []
  const known = numbers.filter((it) => it !== null)
  const top = better?.by === 'lowest' ? Math.min(...known) : Math.max(...known)
  // A best among two at least, and not when all are alike.
  const hasBest = known.length > 1 && known.some((it) => it !== top)
  return {
    label,
    values,
    isDifferent,
    best: hasBest ? numbers.flatMap((it, i) => (it === top ? [i] : [])) : [],
    bestWord: better?.word ?? '',
  }
}

/** On a bare plot there is nothing to count. */
function built(it: PropertyDetails, count: number): number | null {
  return it.propertydata.subcategory === 'Plots' ? null : count
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
