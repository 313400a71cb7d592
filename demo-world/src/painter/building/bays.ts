import type { Chance } from '../canvas/chance.ts'
import type { Bay, BayKind } from './design.ts'

const widths: Readonly<Record<BayKind, number>> = {
  window: 3.1,
  wide: 3.9,
  balcony: 4,
  loggia: 3.8,
  narrow: 1.7,
  stair: 2.8,
  blank: 1.3,
  duct: 1.2,
  curtain: 4,
}

export type Taste = Readonly<Partial<Record<BayKind, number>>>

/** Bays across a face, mirrored about its middle, so that it reads as designed and not as scattered. */
export function symmetricBays(
  width: number,
  chance: Chance,
  taste: Taste,
  middle: readonly BayKind[] = ['stair', 'duct', 'blank'],
  /** Wider bays for what is seen from far. */
  stretch = 1,
): Bay[] {
  const target = width / 2 / stretch
  const half: BayKind[] = []
  let sum = 0
  const centre: BayKind | undefined = width > 11 && chance.happens(0.7) ? chance.pick(middle) : undefined
  const centreHalf = centre ? widths[centre] / 2 : 0
  while (sum + centreHalf < target - 1.2) {
    const kind = chance.weigh(taste as Readonly<Record<BayKind, number>>)
    if (half[half.length - 1] === kind && (kind === 'blank' || kind === 'narrow' || kind === 'duct')) continue
    half.push(kind)
    sum += widths[kind]
  }
  if (!half.some((kind) => kind === 'balcony' || kind === 'loggia' || kind === 'wide' || kind === 'curtain'))
    half[0] = taste.curtain ? 'curtain' : 'balcony'
  const accentAt = chance.happens(0.55) ? chance.whole(0, half.length - 1) : -1
  const left = half.map((kind, i) => ({ kind, accent: i === accentAt }))
  const all = [...left, ...(centre ? [{ kind: centre, accent: chance.happens(0.5) }] : []), ...[...left].reverse()]
  return layOut(all, width)
}

export function layOut(kinds: readonly { kind: BayKind; accent: boolean }[], width: number): Bay[] {
  const total = kinds.reduce((sum, { kind }) => sum + widths[kind], 0)
  let at = 0
  return kinds.map(({ kind, accent }) => {
    const from = at
    at += (widths[kind] / total) * width
    return { kind, accent, from, to: at }
  })
}
