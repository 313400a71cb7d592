import type { Chance } from '../canvas/chance.ts'
import { type Colour, mix } from '../canvas/colour.ts'
import { type Batch, type Point, pathOf } from '../canvas/ink.ts'
import { type Mark, marksPath } from '../canvas/marks.ts'
import { hazed, type Light, lit, shaded } from '../light/light.ts'
import type { Season } from '../light/season.ts'

/** The tones of one crown from its depth to its sunlit rim, as this light shows them at this distance. */
export interface LeafTones {
  ramp: readonly Colour[]
  bark: Colour
  barkLight: Colour
}

export interface LeafTint {
  leaf: Colour
  bright: Colour
  deep: Colour
}

const RAMP = 6

export function leafTones(light: Light, season: Season, distance: number, tint?: LeafTint): LeafTones {
  const side = light.toSun[0] >= 0 ? 0.6 : -0.6
  const deepLeaf = tint?.deep ?? season.leafDeep
  const deep = hazed(light, mix(shaded(light, deepLeaf, [0, -0.6, 0.4]), light.shadow, 0.1), distance)
  const middle = mix(lit(light, tint?.leaf ?? season.leaf, [side * 0.4, -0.7, 0.5], distance), deep, 0.28)
  const bright = lit(light, tint?.bright ?? season.leafBright, [side, -0.5, 0.6], distance)
  const ramp = Array.from({ length: RAMP }, (_, i) => {
    const t = i / (RAMP - 1)
    return t < 0.55 ? mix(deep, middle, t / 0.55) : mix(middle, bright, (t - 0.55) / 0.45)
  })
  return {
    ramp,
    bark: lit(light, '#6b5848', [-side, -0.6, 0], distance),
    barkLight: lit(light, '#a8937c', [side, -0.6, 0.1], distance),
  }
}

export interface Clump {
  x: number
  y: number
  r: number
  /** Height over width. */
  squash: number
}

/** A lump with an uneven rim, in whole units. */
export function lump({ x, y, r, squash }: Clump, chance: Chance, rough = 0.16, points = 11): string {
  const start = chance.between(0, Math.PI)
  const rim = Array.from({ length: points }, (_, i): Point => {
    const angle = start + (i / points) * Math.PI * 2
    const reach = r * (1 + chance.around(0, rough))
    return [Math.round(x + Math.cos(angle) * reach), Math.round(y + Math.sin(angle) * reach * squash)]
  })
  return pathOf(rim)
}

export interface LeafStyle {
  length: number
  width: number
  /** The way leaves lie; random about it by `sway`. */
  angle: number
  sway: number
}

/** One leaf as a short round-ended stroke: the smallest mark there is. */
function leafMark(x: number, y: number, { length, angle, sway }: LeafStyle, chance: Chance): Mark {
  const a = angle + chance.around(0, sway)
  const long = length * chance.between(0.6, 1.3)
  return [x, y, Math.cos(a) * long, Math.sin(a) * long]
}

export const ROUND = ' stroke-linecap="round"'

export interface Crown {
  clumps: readonly Clump[]
  /** Middle and half sizes of the whole, to light it as one form. */
  cx: number
  cy: number
  halfX: number
  halfY: number
}

export function crownOf(clumps: readonly Clump[]): Crown {
  const left = Math.min(...clumps.map((c) => c.x - c.r))
  const right = Math.max(...clumps.map((c) => c.x + c.r))
  const top = Math.min(...clumps.map((c) => c.y - c.r * c.squash))
  const bottom = Math.max(...clumps.map((c) => c.y + c.r * c.squash))
  return {
    clumps,
    cx: (left + right) / 2,
    cy: (top + bottom) / 2,
    halfX: (right - left) / 2,
    halfY: (bottom - top) / 2,
  }
}

/** Leaves over a crown, dark to bright by where each sits on its clump and on the whole. */
export function paintCrown(
  batch: Batch,
  crown: Crown,
  tones: LeafTones,
  light: Light,
  chance: Chance,
  style: LeafStyle,
  perClump: number,
): void {
  if (perClump < 6) {
    paintFarCrown(batch, crown, tones, light, chance)
    return
  }
  const lx = Math.sign(light.toSun[0] || 1) * 0.62
  const ly = -0.78
  for (const clump of crown.clumps)
    batch.fill(lump(clump, chance), tones.ramp[formTone(crown, clump, lx, ly)] as Colour)
  const marks: Mark[][] = tones.ramp.map(() => [])
  for (const clump of crown.clumps) {
    for (let i = 0; i < perClump; i++) {
      const angle = chance.between(0, Math.PI * 2)
      const reach = Math.sqrt(chance.between(0, 1.22))
      const dx = Math.cos(angle) * reach
      const dy = Math.sin(angle) * reach
      const x = clump.x + dx * clump.r
      const y = clump.y + dy * clump.r * clump.squash
      const whole = ((x - crown.cx) / crown.halfX) * lx + ((y - crown.cy) / crown.halfY) * ly
      const own = dx * lx + dy * ly
      const tone = 0.44 + whole * 0.3 + own * 0.3 + chance.around(0, 0.17)
      const index = Math.min(RAMP - 1, Math.max(0, Math.floor(tone * RAMP)))
      marks[index]?.push(leafMark(x, y, style, chance))
    }
  }
  marks.forEach((data, i) => {
    batch.stroke(marksPath(data), tones.ramp[i] as Colour, style.width, 1, ROUND)
  })
}

/** Far away a crown is a few lumps in three tones. */
function paintFarCrown(batch: Batch, crown: Crown, tones: LeafTones, light: Light, chance: Chance): void {
  const lx = Math.sign(light.toSun[0] || 1)
  for (const clump of crown.clumps)
    batch.fill(lump({ ...clump, r: clump.r * 1.12 }, chance, 0.25, 9), tones.ramp[1] as Colour)
  for (const [tone, size, shift] of [
    [2, 0.72, 0.22],
    [4, 0.42, 0.42],
  ] as const) {
    for (const clump of crown.clumps) {
      if (chance.happens(0.8))
        batch.fill(
          lump(
            { ...clump, x: clump.x + lx * clump.r * shift, y: clump.y - clump.r * shift, r: clump.r * size },
            chance,
            0.3,
            7,
          ),
          tones.ramp[tone] as Colour,
        )
    }
  }
}

function formTone(crown: Crown, clump: Clump, lx: number, ly: number): number {
  const whole = ((clump.x - crown.cx) / crown.halfX) * lx + ((clump.y - crown.cy) / crown.halfY) * ly
  return Math.min(2, Math.max(0, Math.round(1 + whole * 1.4)))
}

/** Blossom over a crown, thickest where the sun is. */
export function paintBlossom(
  batch: Batch,
  crown: Crown,
  light: Light,
  distance: number,
  chance: Chance,
  petal: Colour,
  size: number,
  perClump: number,
  share: number,
): void {
  const lx = Math.sign(light.toSun[0] || 1) * 0.6
  const tones = [
    hazed(light, mix(lit(light, mix(petal, '#40102a', 0.3), [0, -0.8, 0.1]), light.shadow, 0.15), distance),
    lit(light, petal, [lx * 0.5, -0.7, 0.4], distance),
    lit(light, mix(petal, '#fff2d8', 0.2), [lx, -0.5, 0.7], distance),
  ]
  const marks: Mark[][] = tones.map(() => [])
  for (const clump of crown.clumps) {
    if (!chance.happens(share)) continue
    for (let i = 0; i < perClump; i++) {
      const angle = chance.between(0, Math.PI * 2)
      const reach = Math.sqrt(chance.next())
      const dx = Math.cos(angle) * reach * 0.85 + lx * 0.2
      const dy = Math.sin(angle) * reach * 0.8 - 0.28
      const tone = Math.min(
        2,
        Math.max(0, Math.floor((0.55 + 0.35 * (dx * lx - dy * 0.78) + chance.around(0, 0.25)) * 3)),
      )
      marks[tone]?.push([
        clump.x + dx * clump.r,
        clump.y + dy * clump.r * clump.squash,
        chance.around(0, size),
        chance.around(0, size * 0.6),
      ])
    }
  }
  marks.forEach((data, i) => {
    batch.stroke(marksPath(data), tones[i] as Colour, size, 1, ROUND)
  })
}
