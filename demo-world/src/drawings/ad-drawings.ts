import type { Furnishing, PictureSubject, SceneName } from '../painter/index.ts'

/** One picture that the painter knows: a property, or a scene for articles. */
export type Still = { property: PictureSubject } | { scene: SceneName }

export interface AdDrawing {
  /** In a GIF several pass into each other; the first stands for all. A film is a file beside, begun at its still. */
  stills: readonly [Still, ...Still[]]
  moves: 'film' | 'gif' | null
  /** Where a flatter cut is taken from the picture: 0 at its top, 1 at its bottom. */
  cutAt: number
}

const one = (still: Still, cutAt = 0.5): AdDrawing => ({ stills: [still], moves: null, cutAt })

const home = (kind: PictureSubject['kind'], seed: string, more: Partial<PictureSubject> = {}): Still => ({
  property: {
    kind,
    seed,
    view: 'front',
    bedrooms: 3,
    floors: kind === 'villas' ? 2 : 12,
    furnishing: 'Furnished',
    ageYears: 0,
    ...more,
  },
})

/** The same place while the evening falls: the still is its morning. */
const evening = (kind: PictureSubject['kind'], seed: string): AdDrawing => ({
  stills: [home(kind, seed, { hour: 'morning' })],
  moves: 'film',
  cutAt: 0.62,
})

/** The same room, emptied and furnished again. */
const furnishing = (seed: string, view: 'living' | 'bedroom'): AdDrawing => {
  const furnishedAs = (look: Furnishing) => home('flats', seed, { view, furnishing: look, hour: 'morning' })
  return {
    stills: [furnishedAs('Furnished'), furnishedAs('UnFurnished'), furnishedAs('Semi-Furnished')],
    moves: 'gif',
    cutAt: 0.5,
  }
}

/** Everything that is drawn for ads, by name. What a name shows may change only with the drawings' version. */
export const adDrawings = {
  'loan-desk': one({ scene: 'loan-desk' }, 0.75),
  'keys-handover': one({ scene: 'keys-handover' }, 0.75),
  'interior-moodboard': one({ scene: 'interior-moodboard' }, 0.7),
  'rent-papers': one({ scene: 'documents' }, 0.75),
  'valuation-desk': one({ scene: 'valuation' }, 0.75),
  'open-house': one({ scene: 'site-visit' }, 0.65),
  'river-towers': one(home('flats', 'ad-b', { hour: 'golden' }), 0.45),
  'courtyard-homes': one(home('villas', 'ad-b', { hour: 'morning' }), 0.6),
  'kitchen-works': one(home('flats', 'ad-m', { view: 'kitchen', hour: 'morning' }), 0.6),
  'bath-works': one(home('flats', 'ad-k', { view: 'bath', hour: 'morning' }), 0.6),
  'balcony-garden': one(home('flats', 'ad-n', { view: 'balcony', floors: 11, hour: 'golden' }), 0.6),
  'plot-pegs': one(home('plots', 'ad-p', { view: 'pegs', hour: 'morning' }), 0.6),
  'shared-office': one(home('offices', 'ad-q', { view: 'workspace', hour: 'morning' }), 0.6),
  'villa-evening': evening('villas', 'ad-c'),
  'bungalow-evening': evening('villas', 'ad-d'),
  'living-room-furnished': furnishing('ad-k', 'living'),
  'hall-furnished': furnishing('ad-m', 'living'),
} as const satisfies Record<string, AdDrawing>

export type AdDrawingName = keyof typeof adDrawings
