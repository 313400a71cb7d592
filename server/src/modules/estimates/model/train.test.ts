import { beforeAll, describe, expect, test } from 'vitest'
import { type Asked, ask, askPart, likenessOf, partFor } from './ask.ts'
import { foldOf, type Priced } from './columns.ts'
import { type Compared, distanceBetween, nearestOf } from './comparables.ts'
import { packModel, unpackModel } from './keeping.ts'
import { smallMarket } from './market.fixture.ts'
import { median } from './numbers.ts'
import { rowsOf } from './rows.ts'
import { type Learned, train } from './train.ts'

const all = smallMarket(2300)
const known = all.slice(0, 1800)
const later = all.slice(1800)
const likeness = new Map(all.map((listing) => [listing, likenessOf(listing, 0)]))
const likenessTo = (listing: Priced) => likeness.get(listing) ?? likenessOf(listing, 0)
let learned: Learned
let laterAsked: { subject: Priced; asked: Asked }[]
beforeAll(async () => {
  learned = train(await rowsOf(known))
  laterAsked = later.map((subject) => ({ subject, asked: askedFor(learned, subject) }))
})

function comparedWith(model: Learned, subject: Priced): Compared[] {
  const part = partFor(model, subject.id)
  return nearestOf(
    known.flatMap((listing) => {
      if (listing.id === subject.id) return []
      const distance = distanceBetween(likenessTo(subject), likenessTo(listing))
      const residual = () => Math.log(listing.price / listing.sizeSqft) - askPart(part, listing, listing.month).log
      return distance === null ? [] : [{ distance, listing, residual }]
    }),
  ).map(({ distance, residual }) => ({ distance, residual: residual() }))
}

const askedFor = (model: Learned, subject: Priced) => ask(model, subject, subject.month, comparedWith(model, subject))
const errorOf = (estimate: number, { price }: Priced) => Math.abs(estimate / price - 1)

describe('on listings that came later', () => {
  const medianPerSqft = (some: readonly Priced[]) => median(some.map(({ price, sizeSqft }) => price / sizeSqft))

  test('the estimate is far nearer than the median of the locality, and than the five nearest neighbours', () => {
    const ours = median(laterAsked.map(({ subject, asked }) => errorOf(asked.price, subject)))
    const byLocality = median(
      later.map((subject) => {
        const there = known.filter(({ localityId }) => localityId === subject.localityId)
        return errorOf(medianPerSqft(there) * subject.sizeSqft, subject)
      }),
    )
    const byNeighbours = median(
      later.map((subject) => {
        const near = known
          .filter(({ bhk }) => bhk === subject.bhk)
          .map((listing) => ({
            listing,
            far: (listing.latitude - subject.latitude) ** 2 + (listing.longitude - subject.longitude) ** 2,
          }))
          .sort((a, b) => a.far - b.far)
          .slice(0, 5)
          .map(({ listing }) => listing)
        return errorOf(medianPerSqft(near) * subject.sizeSqft, subject)
      }),
    )
    expect(ours).toBeLessThan(0.75 * Math.min(byLocality, byNeighbours))
    // What nothing explains cannot be explained: a smaller error would be a toy's.
    expect(ours).toBeGreaterThan(0.055)
  })

  test('the band holds four prices in five', () => {
    const within = laterAsked.filter(({ subject, asked }) => subject.price >= asked.low && subject.price <= asked.high)
    expect(within.length / later.length).toBeGreaterThan(0.75)
    expect(within.length / later.length).toBeLessThan(0.85)
  })

  test('the error that the model says of itself is the one it has', () => {
    const { whole, place } = learned.accuracy
    const ours = median(laterAsked.map(({ subject, asked }) => errorOf(asked.price, subject)))
    expect(whole.medianError).toBeCloseTo(ours, 1)
    expect(whole.coverage).toBeGreaterThan(0.78)
    expect(whole.coverage).toBeLessThan(0.82)
    expect(Object.values(place).reduce((sum, { listings }) => sum + listings, 0)).toBe(known.length - learned.refused)
  })
})

test('who has too few like it is refused, and not counted as if it had been estimated', async () => {
  const far = later.slice(0, 40).map((listing, i) => ({ ...listing, latitude: 20 + i, price: listing.price * 3 }))
  const { accuracy, refused } = train(await rowsOf([...known, ...far]))
  expect(refused).toBe(learned.refused + far.length)
  expect(accuracy.whole.listings).toBe(known.length - learned.refused)
  expect(accuracy.whole.coverage).toBeGreaterThan(0.78)
  expect(accuracy.whole.coverage).toBeLessThan(0.82)
})

test('rows are made in slices, between which others have their turn', async () => {
  let turns = 0
  const takeTurns = setInterval(() => turns++, 0)
  await rowsOf(Array.from({ length: 10 }, () => known).flat())
  clearInterval(takeTurns)
  expect(turns).toBeGreaterThan(3)
})

test('its own price is no part of an estimate: asking ten times as much moves nothing', async () => {
  const [subject] = known as [Priced]
  const dear = { ...subject, price: subject.price * 10 }
  const other = train(await rowsOf([dear, ...known.slice(1)]))
  const [before, after] = [partFor(learned, subject.id), partFor(other, subject.id)]
  expect(askPart(after, dear, dear.month).log).toBe(askPart(before, subject, subject.month).log)
  // The whole estimate shares one number with all others, and the band two: of so many, one price is not heard.
  const [plain, asked] = [askedFor(learned, subject), askedFor(other, dear)]
  expect(Math.abs(asked.price / plain.price - 1)).toBeLessThan(0.001)
  for (const edge of ['low', 'high'] as const) expect(Math.abs(asked[edge] / plain[edge] - 1)).toBeLessThan(0.005)
  const [bystander] = known.filter(({ id }) => foldOf(id) !== foldOf(subject.id)) as [Priced]
  expect(askPart(partFor(other, bystander.id), bystander, 80).log).not.toBe(
    askPart(partFor(learned, bystander.id), bystander, 80).log,
  )
})

test('what moved it adds up to the estimate, and says what is so', () => {
  const pairs = later.slice(0, 200).map((subject) => {
    const { moves } = askPart(partFor(learned, subject.id), subject, subject.month)
    return { subject, moves }
  })
  const mean = (age: string) => {
    const some = pairs.filter(({ subject }) => subject.age === age).map(({ moves }) => moves.get('age') ?? 0)
    return some.reduce((sum, move) => sum + move, 0) / some.length
  }
  expect(mean('15-20 Years') - mean('0-5 Years')).toBeCloseTo(-0.18, 1)
  const best = pairs.filter(({ subject }) => subject.localityId === 12).map(({ moves }) => moves.get('locality') ?? 0)
  expect(Math.min(...best)).toBeGreaterThan(0.1)
})

test('a fact is told against the average of its kind in its city, a position against its locality', async () => {
  const ages = ['0-5 Years', '5-10 Years', '10-15 Years', '15-20 Years']
  const villas = smallMarket(3100)
    .slice(2300)
    .map((listing, i): Priced => {
      const age = i % 5 === 0 ? 2 : 3
      const older = age - ages.indexOf(listing.age ?? '')
      return {
        ...listing,
        subcategory: 'Villas',
        age: ages[age] as string,
        price: listing.price * Math.exp(-0.06 * older),
      }
    })
  const both = train(await rowsOf([...known, ...villas]))
  const moved = (some: readonly Priced[], key: 'age' | 'position') =>
    some.reduce((sum, one) => sum + (askPart(partFor(both, one.id), one, one.month).moves.get(key) ?? Number.NaN), 0) /
    some.length
  // Twelve years are more than among flats, and fewer than among villas.
  const twelve = (some: readonly Priced[]) => some.filter(({ age }) => age === '10-15 Years')
  expect(moved(twelve(villas), 'age')).toBeGreaterThan(0.02)
  expect(moved(twelve(known), 'age')).toBeLessThan(-0.01)
  for (const some of Map.groupBy(known, ({ localityId }) => localityId).values()) {
    expect(Math.abs(moved(some, 'position'))).toBeLessThan(0.01)
  }
})

test('the same listings teach the same, and a model kept as bytes says the same', async () => {
  const kept = unpackModel(packModel(learned))
  const again = train(await rowsOf(known))
  for (const subject of later.slice(0, 20)) {
    const asked = askedFor(learned, subject)
    expect(askedFor(kept, subject)).toEqual(asked)
    expect(askedFor(again, subject)).toEqual(asked)
  }
})

test('a comparable that is far dearer than its facts moves the estimate, but not far', () => {
  const [subject] = later as [Priced]
  const compared = comparedWith(learned, subject)
  const wild = compared.map((one, i) => (i === 0 ? { ...one, residual: 2 } : one))
  const [plain, moved] = [ask(learned, subject, 80, compared), ask(learned, subject, 80, wild)]
  expect(moved.price).toBeGreaterThan(plain.price)
  expect(moved.price).toBeLessThan(plain.price * 1.15)
})
