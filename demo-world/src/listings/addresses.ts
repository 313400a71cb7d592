import type { Random } from '../random.ts'
import type { Place } from './places.ts'
import type { Shape } from './shape.ts'

const landmarks = [
  'Ganpati Mandir',
  'the municipal school',
  'the bus depot',
  'the petrol pump',
  'the vegetable market',
  'the post office',
  'the public garden',
  'the primary health centre',
  'the water tank',
  'the police chowky',
  'the cooperative bank',
  'the community hall',
  'the milk dairy',
  'the cricket ground',
]
const sides = ['Near', 'Opposite', 'Behind', 'Off the road to'] as const

export interface Address {
  address: string
  /** The number of the flat, office or shop. */
  unit: string | null
  /** Where it is told in a sentence: `near the bus depot`. */
  landmark: string
}

/** As they are written here: survey numbers in the suburbs, CTS numbers in the old town, Gat numbers in villages. */
export function drawAddress(random: Random, place: Place, shape: Shape): Address {
  const landmark = random.pick(landmarks)
  const side = random.pick(sides)
  const survey =
    place.character === 'old'
      ? `CTS No. ${random.between(100, 1999)}`
      : place.character === 'fringe'
        ? `Gat No. ${random.between(11, 890)}`
        : `S. No. ${random.between(3, 240)}/${random.between(1, 9)}${random.next() < 0.4 ? `/${random.between(1, 4)}` : ''}`
  const lane = random.next() < 0.45 ? [`Lane ${random.between(1, 12)}`] : []
  const wing =
    shape.society && shape.floor !== null && random.next() < 0.6 ? [`Wing ${random.pick([...'ABCDEF'])}`] : []
  const parts = [
    ...wing,
    ...(shape.society ? [shape.society.name] : []),
    survey,
    ...lane,
    `${side} ${landmark}`,
    place.locality,
    `${place.city} ${place.pincode}`,
  ]
  return {
    address: parts.join(', '),
    unit: unitOf(random, shape),
    landmark: `${side === 'Off the road to' ? 'off the road to' : side.toLowerCase()} ${landmark}`,
  }
}

function unitOf(random: Random, shape: Shape): string | null {
  const number = (shape.floor ?? 0) * 100 + random.between(1, 8)
  switch (shape.subcategory) {
    case 'Plots':
      return `Plot ${random.between(1, 60)}`
    case 'Houses':
    case 'Villas':
      return `House ${random.between(1, 40)}`
    case 'Offices':
      return `Office ${number}`
    case 'Shops':
      return `Shop ${random.between(1, 24)}`
    default:
      return `Flat ${number}`
  }
}
