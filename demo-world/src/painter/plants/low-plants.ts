import type { Chance } from '../canvas/chance.ts'
import type { Colour } from '../canvas/colour.ts'
import { Batch, joinNums } from '../canvas/ink.ts'
import type { Light } from '../light/light.ts'
import type { Season } from '../light/season.ts'
import { type Clump, crownOf, leafTones, paintBlossom, paintCrown, ROUND } from './foliage.ts'

/** A shrub four hundred units tall and wider than that; with blossom when given one. */
export function shrub(
  light: Light,
  season: Season,
  distance: number,
  chance: Chance,
  detail: number,
  flower?: Colour,
): string {
  const tones = leafTones(light, season, distance)
  const batch = new Batch()
  const clumps: Clump[] = []
  for (let row = 0; row < 3; row++) {
    const count = 6 - row
    for (let i = 0; i < count; i++) {
      clumps.push({
        x: (i - (count - 1) / 2) * 96 + chance.around(0, 32),
        y: -104 - row * 88 + chance.around(0, 24),
        r: chance.between(68, 98),
        squash: 0.95,
      })
    }
  }
  const crown = crownOf(clumps.reverse())
  paintCrown(
    batch,
    crown,
    tones,
    light,
    chance,
    { length: 20, width: 14, angle: 0.8, sway: 1.6 },
    Math.round(26 * detail),
  )
  if (flower) paintBlossom(batch, crown, light, distance, chance, flower, 18, Math.round(17 * detail), 0.85)
  return batch.toString()
}

/** A frangipani (champa): bare forked limbs, rosettes of leaves, pale flowers. */
export function champa(light: Light, season: Season, distance: number, chance: Chance, detail: number): string {
  const tones = leafTones(light, season, distance, { leaf: '#5f8f4b', bright: '#a5c068', deep: '#3a6038' })
  const batch = new Batch()
  const tips: Clump[] = []
  const limb = (x: number, y: number, angle: number, length: number, width: number, depth: number) => {
    const nx = x + Math.cos(angle) * length
    const ny = y + Math.sin(angle) * length
    batch.stroke(
      `M${joinNums([x, y])}Q${joinNums([x + Math.cos(angle - 0.2) * length * 0.5, y + Math.sin(angle - 0.2) * length * 0.6, nx, ny])}`,
      tones.barkLight,
      width,
      1,
      ROUND,
    )
    if (depth === 0) tips.push({ x: nx, y: ny - 8, r: 40, squash: 0.75 })
    else
      for (const turn of [-0.5, 0.45])
        limb(nx, ny, angle + turn + chance.around(0, 0.25), length * 0.78, width * 0.7, depth - 1)
  }
  limb(0, 0, -Math.PI / 2 + chance.around(0, 0.15), 104, 13, 3)
  const crown = crownOf(tips)
  paintCrown(batch, crown, tones, light, chance, { length: 24, width: 8, angle: 0, sway: 3.1 }, Math.round(17 * detail))
  paintBlossom(batch, crown, light, distance, chance, '#f6e8c6', 7, Math.round(6 * detail), 0.8)
  return batch.toString()
}
