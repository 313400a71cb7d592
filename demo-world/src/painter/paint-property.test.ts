import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { type Furnishing, type PictureSubject, type PropertyKind, paintProperty, viewsFor } from './index.ts'

const kinds: readonly PropertyKind[] = ['flats', 'houses', 'villas', 'plots', 'studio', 'offices', 'shops']
const furnishings: readonly Furnishing[] = ['Furnished', 'Semi-Furnished', 'UnFurnished']

const subject = (seed: string, change: Partial<PictureSubject> = {}): PictureSubject => ({
  seed,
  kind: 'flats',
  view: 'front',
  bedrooms: 2,
  floors: 7,
  furnishing: 'Furnished',
  ageYears: 5,
  ...change,
})

/** Every view of every kind, with figures that wander over their ranges. */
const everyView = kinds.flatMap((kind, k) =>
  viewsFor(kind, 3).map((view, i) =>
    subject(`every-${kind}`, {
      kind,
      view,
      bedrooms: 3,
      floors: 2 + ((k * 9 + i * 5) % 29),
      furnishing: furnishings[(k + i) % 3] as Furnishing,
      ageYears: (k * 7 + i * 4) % 31,
    }),
  ),
)

describe('the views of a listing', () => {
  it('are six to nine, each different, led by the place itself', () => {
    for (const kind of kinds) {
      for (const bedrooms of [0, 1, 2, 4]) {
        const views = viewsFor(kind, bedrooms)
        expect(views.length).toBeGreaterThanOrEqual(6)
        expect(views.length).toBeLessThanOrEqual(9)
        expect(new Set(views).size).toBe(views.length)
        expect(views[0]).toBe(kind === 'plots' ? 'site' : 'front')
      }
    }
    expect(viewsFor('flats', 1)).not.toContain('bedroom-2')
    expect(viewsFor('flats', 2)).toContain('bedroom-2')
  })
})

describe('a picture', () => {
  it.each(everyView.map((picture) => [`${picture.kind} ${picture.view}`, picture] as const))(
    'of %s is whole, wordless and small',
    (_, picture) => {
      const svg = paintProperty(picture)
      expect(svg).toMatch(/^<svg [^>]*width="1600" height="1200"/)
      expect(svg).not.toMatch(/NaN|undefined|Infinity|<text/)
      expect(svg.length).toBeLessThan(250 * 1024)
      expect(paintProperty(picture)).toBe(svg)
    },
  )

  it('stays small for the largest buildings too', () => {
    for (const seed of ['tower-1', 'tower-2', 'tower-3', 'tower-4']) {
      for (const view of ['front', 'street'] as const) {
        expect(paintProperty(subject(seed, { view, floors: 30, ageYears: 18 })).length).toBeLessThan(250 * 1024)
      }
    }
  })

  it('changes with the seed and with what is told about the property', () => {
    const first = paintProperty(subject('one'))
    expect(paintProperty(subject('two'))).not.toBe(first)
    expect(paintProperty(subject('one', { floors: 15 }))).not.toBe(first)
    expect(paintProperty(subject('one', { ageYears: 28 }))).not.toBe(first)
    const room = subject('one', { view: 'living' })
    expect(paintProperty({ ...room, furnishing: 'UnFurnished' })).not.toBe(paintProperty(room))
  })

  it('survives figures no listing should have', () => {
    for (const floors of [-3, 0, 1, 500])
      expect(paintProperty(subject('odd', { floors, ageYears: -2 }))).toMatch(/^<svg /)
  })
})

/** 64 bits: for each cell of a small grey picture, whether its right neighbour is brighter. */
async function likeness(svg: string): Promise<bigint> {
  const small = await sharp(Buffer.from(svg)).removeAlpha().greyscale().resize(9, 8, { fit: 'fill' }).raw().toBuffer()
  let bits = 0n
  for (let y = 0; y < 8; y++)
    for (let x = 0; x < 8; x++)
      bits = (bits << 1n) | BigInt((small[y * 9 + x] ?? 0) < (small[y * 9 + x + 1] ?? 0) ? 1 : 0)
  return bits
}

const differingBits = (a: bigint, b: bigint) => (a ^ b).toString(2).replaceAll('0', '').length

describe('pictures of different properties', () => {
  it('look different, not only in their text', async () => {
    const fronts = kinds.flatMap((kind) =>
      [0, 1, 2, 3].map((i) =>
        subject(`variety-${i}`, { kind, view: viewsFor(kind, 2)[0] ?? 'front', floors: 2 + i * 8 }),
      ),
    )
    const marks = await Promise.all(fronts.map((front) => likeness(paintProperty(front))))
    let alike = 0
    for (let i = 0; i < marks.length; i++) {
      for (let j = i + 1; j < marks.length; j++) if (differingBits(marks[i] as bigint, marks[j] as bigint) < 5) alike++
    }
    expect(alike).toBeLessThanOrEqual(2)
  })
})
