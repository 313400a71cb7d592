import type { PlanSubject, RoomUse } from './plan-subject.ts'

/** A room as wanted: its share of the area, before it has a shape. */
export interface Wish {
  name: string
  use: RoomUse
  share: number
  doorFrom?: string
}

/** Rows of a column, from the entrance side up. A fixed row is so many feet deep. */
export interface Row {
  items: Wish[]
  fixedFeet?: number
}

export interface Column {
  rows: Row[]
}

const wish = (name: string, use: RoomUse, share: number, doorFrom?: string): Wish => ({
  name,
  use,
  share,
  ...(doorFrom === undefined ? {} : { doorFrom }),
})

/** Candidate arrangements for a home; the one whose rooms come out best shaped is drawn. */
export function arrangements(subject: PlanSubject): Column[][] {
  if (subject.kind === 'offices') return offices(subject)
  if (subject.kind === 'shops') return shops(subject)
  const bedrooms = subject.kind === 'studio' ? 0 : Math.max(0, Math.min(8, Math.round(subject.bedrooms)))
  const baths = Math.max(1, Math.min(bedrooms + 2, Math.round(subject.bathrooms)))
  return bedrooms === 0 ? studios(baths) : homes(bedrooms, baths, Math.max(200, subject.carpetSqft))
}

function studios(baths: number): Column[][] {
  const extra = baths > 1 ? [wish('Powder room', 'bath', 5, 'Foyer')] : []
  return [
    [
      {
        rows: [
          { items: [wish('Living and sleeping', 'living', 62)] },
          { items: [wish('Kitchenette', 'kitchen', 14, 'Living and sleeping')] },
        ],
      },
      { rows: [{ items: [wish('Foyer', 'passage', 7)] }, { items: [...extra, wish('Bath', 'bath', 11, 'Foyer')] }] },
    ],
    [
      {
        rows: [
          {
            items: [
              wish('Foyer', 'passage', 8),
              wish('Bath', 'bath', 12, 'Foyer'),
              ...extra,
              wish('Kitchenette', 'kitchen', 15, 'Living and sleeping'),
            ],
          },
          { items: [wish('Living and sleeping', 'living', 60, 'Foyer')] },
        ],
      },
    ],
  ]
}

/** Day rooms in one column, bedrooms and baths along a passage in the other. */
function homes(bedrooms: number, baths: number, carpetSqft: number): Column[][] {
  // A bath needs about the same floor in a small home and a large one.
  const bathShare = ((30 + carpetSqft * 0.02) / carpetSqft) * 100
  const beds = Array.from({ length: bedrooms }, (_, i) =>
    wish(i === 0 ? 'Main bedroom' : `Bedroom ${i + 1}`, 'bedroom', i === 0 ? 17 : 13.5, 'Passage'),
  )
  const attached = Math.min(baths > 1 ? baths - 1 : bedrooms === 1 ? 1 : 0, bedrooms)
  const shared = baths - attached
  const bathOf = (i: number) =>
    wish(
      i === 0 ? 'Main bath' : `Bath ${i + 1}`,
      'bath',
      i === 0 ? bathShare * 1.1 : bathShare,
      i === 0 ? 'Main bedroom' : `Bedroom ${i + 1}`,
    )
  const common = Array.from({ length: shared }, (_, i) =>
    wish(i === 0 ? 'Common bath' : 'Powder room', 'bath', bathShare * 0.95, 'Passage'),
  )
  // Bedrooms alternate between the rows; each attached bath stands beside its room.
  const lower: Wish[] = []
  const upper: Wish[] = []
  const inFirstRow = (i: number) => i % 2 === 0
  beds.forEach((bed, i) => {
    const row = inFirstRow(i) ? upper : lower
    const own = i < attached ? [bathOf(i)] : []
    row.push(...(i % 4 < 2 ? [bed, ...own] : [...own, bed]))
  })
  const living = wish('Living and dining', 'living', 31)
  const kitchen = wish('Kitchen', 'kitchen', 10, 'Living and dining')
  const utility = wish('Utility', 'utility', 3.4, 'Kitchen')
  const hasUtility = bedrooms >= 2
  const passage: Row = {
    items: [wish('Passage', 'passage', 4, 'Living and dining')],
    fixedFeet: bedrooms > 3 ? 4 : 3.5,
  }
  const night = (low: Wish[], high: Wish[]): Column => ({
    rows: [{ items: low }, passage, { items: high }].filter((row) => row.items.length > 0),
  })
  const day: Column = { rows: [{ items: [living] }, { items: hasUtility ? [utility, kitchen] : [kitchen] }] }
  // The shared bath may lie in either row.
  const nights = [night([...common, ...lower], upper), night(lower, [...common, ...upper])]
  // Or the kitchen lies at the head of the lower row, beside a living room that runs from front to back.
  const lounge: Column = { rows: [{ items: [living] }] }
  const beside = [
    night([kitchen, ...common, ...lower], upper),
    night([kitchen, ...lower], [...common, ...upper]),
    night(lower, [kitchen, ...common, ...upper]),
  ]
  const options = [...nights.map((column) => [day, column]), ...beside.map((column) => [lounge, column])]
  if (bedrooms < 3) return options
  const grand: Column = {
    rows: [
      { items: [wish('Living', 'living', 22)] },
      { items: [wish('Dining', 'dining', 11, 'Living'), wish('Kitchen', 'kitchen', 10, 'Dining')] },
    ],
  }
  return [...options, ...nights.map((column) => [grand, renamed(column)])]
}

/** With a living room of its own the passage opens from there. */
function renamed(column: Column): Column {
  return {
    rows: column.rows.map((row) => ({
      ...row,
      items: row.items.map((item) => (item.doorFrom === 'Living and dining' ? { ...item, doorFrom: 'Living' } : item)),
    })),
  }
}

function offices({ bathrooms, carpetSqft }: PlanSubject): Column[][] {
  const toilets = Array.from({ length: Math.max(1, Math.min(3, bathrooms)) }, (_, i) =>
    wish(i === 0 ? 'Toilet' : `Toilet ${i + 1}`, 'bath', 4, 'Lobby'),
  )
  if (carpetSqft < 420)
    return [
      [
        {
          rows: [
            { items: [wish('Workspace', 'work', 76)] },
            {
              items: [
                wish('Pantry', 'kitchen', 11, 'Workspace'),
                ...toilets.map((toilet) => ({ ...toilet, doorFrom: 'Workspace' })),
              ],
            },
          ],
        },
      ],
    ]
  const cabins = carpetSqft > 900 ? [wish('Cabin', 'meeting', 9, 'Lobby')] : []
  return [
    [
      {
        rows: [
          { items: [wish('Reception', 'reception', 13)] },
          { items: [wish('Workspace', 'work', 46, 'Reception')] },
        ],
      },
      {
        rows: [
          { items: [wish('Meeting', 'meeting', 12, 'Lobby'), ...cabins] },
          { items: [wish('Lobby', 'passage', 4, 'Reception')], fixedFeet: 4 },
          { items: [wish('Pantry', 'kitchen', 6, 'Lobby'), ...toilets] },
        ],
      },
    ],
  ]
}

function shops({ bathrooms }: PlanSubject): Column[][] {
  const toilets = Array.from({ length: Math.max(1, Math.min(2, bathrooms)) }, (_, i) =>
    wish(i === 0 ? 'Toilet' : `Toilet ${i + 1}`, 'bath', 5, 'Store'),
  )
  return [
    [
      {
        rows: [
          { items: [wish('Shop floor', 'shop', 74)] },
          { items: [wish('Store', 'store', 18, 'Shop floor'), ...toilets] },
        ],
      },
    ],
  ]
}
