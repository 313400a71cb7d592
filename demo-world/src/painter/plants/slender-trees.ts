import type { Chance } from '../canvas/chance.ts'
import type { Colour } from '../canvas/colour.ts'
import { Batch, joinNums, type Point } from '../canvas/ink.ts'
import { type Light, lit } from '../light/light.ts'
import type { Season } from '../light/season.ts'
import { type Clump, crownOf, leafTones, paintCrown } from './foliage.ts'

interface Frond {
  angle: number
  length: number
  droop: number
  leaflet: number
  count: number
}

/** A bent midrib with leaflets hanging from both sides. */
function frond(from: Point, { angle, length, droop, leaflet, count }: Frond): string {
  const tip: Point = [from[0] + Math.cos(angle) * length, from[1] + Math.sin(angle) * length + droop]
  const bend: Point = [from[0] + Math.cos(angle) * length * 0.6, from[1] + Math.sin(angle) * length * 0.9 - droop * 0.1]
  const at = (t: number): Point => [
    (1 - t) ** 2 * from[0] + 2 * t * (1 - t) * bend[0] + t * t * tip[0],
    (1 - t) ** 2 * from[1] + 2 * t * (1 - t) * bend[1] + t * t * tip[1],
  ]
  if (count < 10) {
    const [wx, wy] = [-(tip[1] - from[1]) * 0.13, (tip[0] - from[0]) * 0.13]
    const whole = [...from, bend[0] + wx, bend[1] + wy, ...tip, bend[0] - wx, bend[1] - wy, ...from].map(Math.round)
    return `M${joinNums(whole.slice(0, 2))}Q${joinNums(whole.slice(2, 6))}Q${joinNums(whole.slice(6))}z`
  }
  let data = `M${joinNums(from)}Q${joinNums([...bend, ...tip])}`
  for (let i = 1; i <= count; i++) {
    const t = 0.1 + (0.9 * i) / count
    const [x, y] = at(t)
    const [ax, ay] = at(t - 0.06)
    const along = Math.atan2(y - ay, x - ax)
    const size = leaflet * (0.35 + 0.8 * Math.sin(Math.PI * (0.1 + t * 0.78)))
    for (const turn of [0.6, -0.6]) {
      const dx = Math.cos(along + turn) * size
      const dy = Math.sin(along + turn) * size
      data += `M${joinNums([Math.round(x), Math.round(y)])}q${joinNums([Math.round(dx * 0.6), Math.round(dy * 0.6), Math.round(dx), Math.round(dy + size * 0.24)])}`
    }
  }
  return data
}

/** Far fronds are blades, near ones ribs with leaflets. */
const leafy = (batch: Batch, data: string, tone: Colour, width: number, count: number) =>
  count < 10 ? batch.fill(data, tone) : batch.stroke(data, tone, width)

/** A coconut palm four hundred units tall. */
export function coconutPalm(light: Light, season: Season, distance: number, chance: Chance, detail: number): string {
  const tones = leafTones(light, season, distance, { leaf: '#64893f', bright: '#b0bf66', deep: '#33532f' })
  const batch = new Batch()
  const lean = chance.around(0, 70)
  const bend = lean * chance.between(-0.2, 0.4)
  const top: Point = [lean, -310]
  const body = (from: number, to: number) =>
    `M${joinNums([from * 9, 2])}Q${joinNums([bend + from * 5, -160, lean + from * 3.4, -310])}L${joinNums([lean + to * 3.4, -310])}Q${joinNums([bend + to * 5, -160, to * 9, 2])}z`
  const fronds = Array.from({ length: 17 }, (_, i) => {
    const angle = -Math.PI / 2 + ((i + 0.5) / 17 - 0.5) * Math.PI * 1.85 + chance.around(0, 0.16)
    const down = Math.abs(angle + Math.PI / 2) / Math.PI
    return {
      angle,
      length: chance.between(92, 124),
      droop: 16 + 74 * Math.sin(Math.PI * Math.min(0.5, down)) * chance.between(0.5, 1),
      leaflet: 24,
      count: detail < 0.3 ? 6 : Math.round(10 + 6 * detail),
      down,
    }
  })
  const order = fronds.map((leaf, i) => ({ leaf, key: -leaf.down + (i % 3) * 0.12 })).sort((a, b) => a.key - b.key)
  order.slice(0, 7).forEach(({ leaf }, i) => {
    leafy(batch, frond(top, leaf), tones.ramp[i < 3 ? 0 : 1] as Colour, 2.6, leaf.count)
  })
  batch.fill(body(-1, 1), tones.bark)
  batch.fill(body(0.1, 0.9), tones.barkLight, 0.6)
  for (let i = 0; i < 5; i++)
    batch.fill(
      `M${joinNums([lean - 11 + i * 5, -300 + (i % 2) * 4])}a6 7 0 1 0 .1 0z`,
      lit(light, i % 2 ? '#8f9147' : '#b59a55', [0, -1, 0.2], distance),
    )
  order.slice(7).forEach(({ leaf }, i) => {
    leafy(batch, frond(top, leaf), tones.ramp[i < 4 ? 2 : i < 7 ? 3 : 4] as Colour, 2.4, leaf.count)
  })
  return batch.toString()
}

/** An areca clump, for gardens, balconies and lobbies. */
export function arecaPalm(light: Light, season: Season, distance: number, chance: Chance, detail: number): string {
  const tones = leafTones(light, season, distance, { leaf: '#5f9148', bright: '#aac766', deep: '#33593a' })
  const batch = new Batch()
  const stems = Array.from({ length: 7 }, (_, i) => {
    const x = (i - 3) * 9
    return { foot: [x, 0] as Point, top: [x * 2.1 + chance.around(0, 8), -145 - chance.between(0, 64)] as Point }
  })
  for (const { foot, top } of stems)
    batch.stroke(`M${joinNums(foot)}Q${joinNums([foot[0] * 1.3, top[1] * 0.6, ...top])}`, tones.barkLight, 5)
  for (let i = 0; i < 22; i++) {
    const stem = stems[i % 7]
    if (!stem) continue
    const lean = (i % 7) - 3
    const angle = -Math.PI / 2 + lean * 0.2 + chance.around(0, 0.75)
    const away = Math.abs(angle + Math.PI / 2)
    const leaf = {
      angle,
      length: chance.between(104, 176),
      droop: 12 + 52 * away,
      leaflet: 30,
      count: detail < 0.3 ? 6 : Math.round(10 + 4 * detail),
    }
    leafy(batch, frond(stem.top, leaf), tones.ramp[Math.min(5, Math.floor(i / 3.7))] as Colour, 3.6, leaf.count)
  }
  return batch.toString()
}

/** The false ashoka that lines housing societies: a green column of hanging leaves. */
export function ashoka(light: Light, season: Season, distance: number, chance: Chance, detail: number): string {
  const tones = leafTones(light, season, distance, { leaf: '#4b7640', bright: '#8faa5c', deep: '#2a4b31' })
  const batch = new Batch()
  batch.stroke('M0 0V-96', tones.bark, 9)
  const clumps: Clump[] = Array.from({ length: 17 }, (_, i) => {
    const t = i / 16
    const half = 31 * (1 - t ** 2.6 * 0.82) * (0.8 + 0.2 * Math.min(1, t * 8))
    return { x: chance.around(0, 6), y: -44 - t * 340, r: half, squash: 0.85 }
  }).reverse()
  paintCrown(
    batch,
    crownOf(clumps),
    tones,
    light,
    chance,
    { length: 13, width: 4.6, angle: Math.PI / 2, sway: 0.6 },
    Math.round(26 * detail),
  )
  return batch.toString()
}
