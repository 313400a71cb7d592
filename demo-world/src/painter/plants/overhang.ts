import type { Chance } from '../canvas/chance.ts'
import { mix } from '../canvas/colour.ts'
import { Batch, joinNums, type Point } from '../canvas/ink.ts'
import { leafTones, ROUND } from './foliage.ts'
import type { Garden } from './planting.ts'

/** A branch that hangs into the picture from an upper corner: the tree we stand under. */
export function paintOverhang(garden: Garden, side: -1 | 1, reach: number, chance: Chance): string {
  const { sheet, light, season } = garden
  const tones = leafTones(light, season, 0)
  const batch = new Batch()
  const edge = side < 0 ? -40 : sheet.width + 40
  const way = -side
  for (let i = 0; i < 3; i++) {
    const from: Point = [edge, -60 + i * 46 + chance.around(0, 30)]
    const length = reach * chance.between(0.55, 1) * (1 - i * 0.12)
    const drop = chance.between(20, 130) + i * 24
    const tip: Point = [from[0] + way * length, from[1] + drop]
    const bend: Point = [from[0] + way * length * 0.55, from[1] + drop * 0.2]
    batch.stroke(`M${joinNums(from)}Q${joinNums([...bend, ...tip])}`, tones.bark, 7 - i, 1, ROUND)
    for (let s = 0; s < 8; s++) {
      const t = 0.25 + (0.75 * s) / 7
      const x = (1 - t) ** 2 * from[0] + 2 * t * (1 - t) * bend[0] + t * t * tip[0]
      const y = (1 - t) ** 2 * from[1] + 2 * t * (1 - t) * bend[1] + t * t * tip[1]
      spray(
        batch,
        [x, y],
        way * chance.between(0.1, 0.9) + chance.around(0, 0.3),
        chance.between(70, 130),
        mix(tones.ramp[s % 3 === 0 ? 2 : s % 3 === 1 ? 1 : 0] as string, light.shadow, 0.18),
        chance,
      )
    }
  }
  return batch.toString()
}

/** A neem's feathered leaf, hanging. */
function spray(batch: Batch, from: Point, lean: number, length: number, tone: string, chance: Chance): void {
  const tip: Point = [from[0] + lean * length * 0.7, from[1] + length * 0.72]
  const bend: Point = [from[0] + lean * length * 0.5, from[1] + length * 0.15]
  batch.stroke(`M${joinNums(from)}Q${joinNums([...bend, ...tip])}`, tone, 1.6)
  const count = 6
  for (let i = 1; i <= count; i++) {
    const t = 0.15 + (0.85 * i) / count
    const x = (1 - t) ** 2 * from[0] + 2 * t * (1 - t) * bend[0] + t * t * tip[0]
    const y = (1 - t) ** 2 * from[1] + 2 * t * (1 - t) * bend[1] + t * t * tip[1]
    for (const turn of [-1, 1]) {
      const a = Math.atan2(tip[1] - from[1], tip[0] - from[0]) + turn * chance.between(0.5, 0.85)
      const size = length * 0.26 * (1 - 0.35 * t)
      const [dx, dy] = [Math.cos(a) * size, Math.sin(a) * size + 3]
      const [nx, ny] = [-dy * 0.22, dx * 0.22]
      const whole = [x, y, dx * 0.45 + nx, dy * 0.45 + ny, dx, dy, -dx * 0.55 - nx, -dy * 0.55 - ny, -dx, -dy].map(
        Math.round,
      )
      batch.fill(`M${joinNums(whole.slice(0, 2))}q${joinNums(whole.slice(2, 6))}q${joinNums(whole.slice(6))}`, tone)
    }
  }
}
