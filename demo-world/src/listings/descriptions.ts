import { amenities } from '@properysearch/contract/listings/facts'
import type { Random } from '../random.ts'
import type { Place } from './places.ts'
import type { Shape } from './shape.ts'
import { capital, ordinal } from './titles.ts'

export interface Told {
  place: Place
  shape: Shape
  landmark: string
  amenityBits: number
  /** Such as `March 2028`; null when it can be moved into. */
  possessionMonth: string | null
  depositMonths: number | null
}

/** Five or six sentences, each of them a fact of this listing; every subject has several ways to be said. */
export function drawDescription(random: Random, told: Told): string {
  const { shape } = told
  const subjects =
    shape.subcategory === 'Plots'
      ? [land, surroundings, plotPapers, reason]
      : shape.subcategory === 'Offices' || shape.subcategory === 'Shops'
        ? [workplace, building, surroundings, power, terms]
        : [layout, light, building, surroundings, supply, shape.possession === 'Ready To Move' ? papers : works, terms]
  return subjects.map((say) => random.pick(say(told, random))).join(' ')
}

type Say = (told: Told, random: Random) => string[]

const layout: Say = ({ shape }, random) => {
  const opens =
    shape.balconies > 0
      ? `opens to a balcony of ${random.between(30, 90)} sqft`
      : `has a window of ${random.between(5, 8)} feet`
  if (shape.bhk === 0)
    return [
      `One room of ${random.between(150, 210)} sqft with a kitchen platform along the wall and a bathroom with a geyser point.`,
      `The room takes a double bed, a wardrobe and a desk; the kitchen is set apart behind a half wall.`,
      `A single room that ${opens}, a pantry kitchen and a tiled bathroom.`,
    ]
  return [
    `The living room ${opens}, and the kitchen has a dry balcony for the washing machine.`,
    `Living and dining form an L of about ${random.between(210, 340)} sqft; the bedrooms are away from the door.`,
    `Both ends have windows: ${shape.balconies > 1 ? `${shape.balconies} balconies` : 'a balcony'} on one side, the kitchen on the other.`,
    `The largest bedroom takes a king-size bed and a wall of wardrobes; the smallest is ${random.between(9, 11)} by ${random.between(10, 12)} feet.`,
    `The kitchen is ${random.between(7, 9)} by ${random.between(8, 12)} feet with granite on two sides and a water-purifier point.`,
    `The master bedroom has its own bathroom; the ${shape.bhk === 1 ? 'second' : 'common'} one is between the living room and the ${shape.bhk === 1 ? 'kitchen' : 'bedrooms'}.`,
    `No passage is wasted: ${shape.bathrooms ?? 1} bathroom${(shape.bathrooms ?? 1) > 1 ? 's' : ''}, ${shape.balconies} ${shape.balconies === 1 ? 'balcony' : 'balconies'}, and a puja corner beside the dining table.`,
  ]
}

const light: Say = ({ shape }) => [
  `The main door faces ${hyphened(shape.facing)}, and there is cross ventilation from front to back.`,
  `${capital(hyphened(shape.facing))}-facing: ${shape.facing.includes('East') ? 'the morning sun reaches the kitchen' : shape.facing.includes('West') ? 'the evenings are bright, and a chajja keeps the noon sun out' : 'light all day without the heat'}.`,
  ...(shape.furnishing === 'Furnished'
    ? [
        'Beds, wardrobes, a sofa, a fridge and a washing machine stay.',
        'Modular kitchen with hob and chimney, wardrobes in each bedroom and air conditioning in one stay with the home.',
      ]
    : []),
  ...(shape.furnishing === 'Semi-Furnished'
    ? [
        'Wardrobes, a modular kitchen, fans and lights are in place.',
        'The kitchen trolleys, geysers and curtain rods stay.',
      ]
    : []),
]

const building: Say = ({ shape }, random) => {
  const floors = shape.totalFloors ?? 1
  const lifts = floors > 15 ? 'three lifts' : floors > 6 ? 'two lifts' : floors > 3 ? 'one lift' : 'a wide staircase'
  const name = shape.society?.name ?? 'The building'
  const parking =
    shape.garages === 0
      ? 'parking is on the road'
      : shape.garages === 1
        ? 'one covered parking space comes with it'
        : `${shape.garages} covered parking spaces come with it`
  if (shape.floor === null)
    return [
      `${capital(String(floors))} ${floors === 1 ? 'floor' : 'floors'} with a terrace on top, and ${parking}.`,
      `It stands in its own compound; ${parking}.`,
    ]
  return [
    `${name} has ${floors} floors and ${lifts}; this is on the ${ordinal(shape.floor)}.`,
    `It is on the ${ordinal(shape.floor)} of ${floors} floors, and ${parking}.`,
    `${name} has ${random.between(24, 220)} ${shape.bhk === null ? 'units' : 'homes'}, ${lifts} and a guard at the gate; ${parking}.`,
  ]
}

const surroundings: Say = ({ place, landmark, amenityBits }, random) => {
  const near = amenities.filter((_, i) => (amenityBits >> i) & 1)
  const [first, second] = [random.pick(near), random.pick(near)]
  const one = `${article(first)} ${first.toLowerCase()}`.replace('a public transport', 'a bus stop')
  const other = `${article(second)} ${second.toLowerCase()}`.replace('a public transport', 'a bus stop')
  return [
    `It is ${landmark} ${place.locality.endsWith('Road') ? 'on' : 'in'} ${place.locality}, with ${one} ${random.between(2, 9)} minutes away on foot.`,
    first === second
      ? `There is ${one} within ${random.between(3, 12) * 100} metres.`
      : `Within ${random.between(4, 14) * 100} metres there are ${one} and ${other}.`,
    `${place.locality} has what you need every day: ${one} is ${landmark}, and buses to the ${place.city === 'Pune' ? 'station and Swargate' : 'city centre'} stop ${random.between(150, 700)} metres away.`,
  ]
}

const supply: Say = ({ place, shape }, random) => {
  const water =
    place.character === 'fringe'
      ? 'Water comes from the village scheme and a borewell'
      : 'There is corporation water every day'
  const hasLift = shape.floor !== null && (shape.totalFloors ?? 0) > 3
  return [
    hasLift
      ? `${water}; lifts and common lights have a generator.`
      : `${water}, with a tank of ${random.between(2, 8) * 500} litres on the roof.`,
    'Piped gas is connected, and rooftop panels heat the water from six to nine in the morning.',
    shape.ageYears > 15
      ? 'Wiring and plumbing were renewed in the last five years.'
      : 'Two broadband companies have cables here.',
    shape.society
      ? 'The society treats its waste water and uses it for the garden.'
      : `A borewell of ${random.between(18, 40) * 10} feet helps in May.`,
    `An inverter point is wired in ${shape.bhk === 0 ? 'the room' : 'every room'}, and the meter is ${random.pick(['single-phase', 'three-phase'])}.`,
  ]
}

const power: Say = ({ shape }, random) => [
  `The sanctioned load is ${random.between(3, 45)} kW, with a generator for the whole floor.`,
  `Fibre from two companies, a three-phase meter and ${shape.floor === 0 ? 'a loading bay at the side' : 'a goods lift'}.`,
  `Fire extinguishers are in date, and the occupancy certificate names ${shape.permittedUse} use.`,
]

const papers: Say = ({ shape }) =>
  shape.listedIn === 'rent'
    ? [
        'The agreement is registered for eleven months and can be renewed.',
        'Leave and licence of 11 to 36 months; the police intimation is done together online.',
      ]
    : [
        'The share certificate is in the owner’s name, and there is no loan on the property.',
        'Index II, share certificate and the last three tax receipts can be seen before a visit.',
        'There is a housing loan on it, which will be closed from the sale proceeds; the bank has confirmed the amount in writing.',
      ]

const works: Say = ({ possessionMonth, shape }, random) => [
  `Possession is promised for ${possessionMonth}; ${random.between(2, Math.max(3, shape.totalFloors ?? 3))} slabs are cast.`,
  `The commencement certificate is in place, and possession is planned for ${possessionMonth}.`,
  `Payments follow the stages of building; possession by ${possessionMonth}.`,
]

const terms: Say = ({ shape, depositMonths }, random) =>
  shape.listedIn === 'rent'
    ? [
        `Deposit of ${depositMonths} months' rent; available from the first of the month.`,
        `The deposit is ${depositMonths} months' rent, returned on the day the keys come back.`,
      ]
    : [
        reason({ shape } as Told, random)[0] as string,
        'The price is negotiable after a visit.',
        'Visits are possible on weekday evenings and on Sunday before noon.',
      ]

const workplace: Say = ({ shape }, random) =>
  shape.subcategory === 'Offices'
    ? [
        `Seats ${Math.max(4, Math.round((shape.carpetSqft ?? 300) / 55))} people, with a cabin, a pantry and ${shape.bathrooms} washroom${(shape.bathrooms ?? 1) > 1 ? 's' : ''}.`,
        `Column-free floor of ${shape.carpetSqft} sqft carpet with windows on ${random.between(1, 3)} sides.`,
        `${shape.furnishing === 'Furnished' ? 'Workstations, chairs and air conditioning are in place' : 'The floor is tiled and wired, the rest is yours to plan'}; power load ${random.between(5, 40)} kW.`,
      ]
    : [
        `Frontage of ${random.between(8, 20)} feet, ceiling ${random.between(11, 15)} feet: a loft is possible.`,
        `Rolling shutter, its own meter and a washroom ${shape.floor === 0 ? 'at the back' : 'on the floor'}.`,
        `A ${random.pick(['pharmacy', 'bakery', 'stationer', 'clinic', 'tailor'])} traded here for ${random.between(3, 14)} years.`,
      ]

const land: Say = ({ shape }, random) => [
  `The plot measures about ${random.between(30, 60)} by ${random.between(40, 90)} feet, faces ${hyphened(shape.facing)} and is fenced on ${random.between(2, 4)} sides.`,
  `Road of ${random.pick([6, 9, 12, 15])} metres in front, electricity at the corner and a borewell within the layout.`,
  `Level ground, marked with survey stones at each corner; the ${random.pick([6, 9, 12])}-metre road is tarred.`,
]

const plotPapers: Say = ({ shape }) =>
  shape.permittedUse === 'agricultural'
    ? [
        'The 7/12 extract is clear; under State law the buyer must be an agriculturist.',
        'Class-I occupancy, 7/12 and 8A can be seen before a visit.',
      ]
    : [
        'NA order and sanctioned layout are available; the 7/12 names the owner alone.',
        'The zone certificate and the measurement map are recent.',
        'A thirty-year title search has been done and can be seen.',
      ]

const reason: Say = ({ shape }, random) =>
  shape.postedBy === 'builder'
    ? [
        'Sold by the builder; no brokerage.',
        'The builder sells directly, and the price includes one covered parking space.',
      ]
    : [
        `The owner is moving to ${random.pick(['Nashik', 'Bengaluru', 'Kolhapur', 'Hyderabad', 'Goa', 'a larger home nearby'])} and can hand over within ${random.between(4, 12)} weeks.`,
        'It is being sold to settle an inheritance; all heirs have agreed in writing.',
        'The family has a second home and no longer needs this one.',
      ]

function hyphened(facing: string): string {
  return facing.toLowerCase().replace(' ', '-')
}

function article(name: string): string {
  return /^[AEIOU]/.test(name) ? 'an' : 'a'
}
