import type { Chance } from '../canvas/chance.ts'
import { Batch, joinNums, type Point } from '../canvas/ink.ts'
import type { Light } from '../light/light.ts'
import type { Season } from '../light/season.ts'
import {
  type Clump,
  crownOf,
  type LeafStyle,
  type LeafTones,
  leafTones,
  paintBlossom,
  paintCrown,
  ROUND,
} from './foliage.ts'

interface Habit {
  /** All in four-hundredths of the tree's height. */
  crownBottom: number
  crownTop: number
  crownHalf: number
  /** 0 a globe, 1 an umbrella. */
  umbrella: number
  clumps: number
  clumpSize: number
  leaf: LeafStyle
  perClump: number
  trunk: number
  fork: number
}

const neem: Habit = {
  crownBottom: 120,
  crownTop: 400,
  crownHalf: 144,
  umbrella: 0.15,
  clumps: 24,
  clumpSize: 40,
  leaf: { length: 7, width: 5, angle: 0.6, sway: 1.6 },
  perClump: 31,
  trunk: 13,
  fork: 136,
}
const rainTree: Habit = {
  crownBottom: 168,
  crownTop: 368,
  crownHalf: 232,
  umbrella: 0.7,
  clumps: 30,
  clumpSize: 44,
  leaf: { length: 6, width: 5, angle: 0.2, sway: 1.2 },
  perClump: 29,
  trunk: 18,
  fork: 128,
}
const gulmohar: Habit = {
  crownBottom: 192,
  crownTop: 352,
  crownHalf: 232,
  umbrella: 1,
  clumps: 28,
  clumpSize: 40,
  leaf: { length: 9, width: 4, angle: 0.25, sway: 0.9 },
  perClump: 29,
  trunk: 15,
  fork: 136,
}
const mango: Habit = {
  crownBottom: 80,
  crownTop: 400,
  crownHalf: 168,
  umbrella: 0,
  clumps: 28,
  clumpSize: 48,
  leaf: { length: 10, width: 5.5, angle: 1.25, sway: 1.1 },
  perClump: 31,
  trunk: 17,
  fork: 104,
}
const young: Habit = {
  crownBottom: 150,
  crownTop: 400,
  crownHalf: 92,
  umbrella: 0,
  clumps: 13,
  clumpSize: 36,
  leaf: { length: 9, width: 6, angle: 0.8, sway: 1.5 },
  perClump: 28,
  trunk: 6,
  fork: 190,
}

export const broadTrees = { neem, rainTree, gulmohar, mango, young }
export type BroadTree = keyof typeof broadTrees

/** A tree four hundred units tall with its foot at 0,0. */
export function broadTree(
  kind: BroadTree,
  light: Light,
  season: Season,
  distance: number,
  chance: Chance,
  detail: number,
): string {
  const habit = broadTrees[kind]
  const tint = kind === 'mango' ? { leaf: '#4c7242', bright: '#86a355', deep: '#28492f' } : undefined
  const tones = leafTones(light, season, distance, tint)
  const clumps = placeClumps(
    detail < 0.3 ? { ...habit, clumps: Math.ceil(habit.clumps * 0.45), clumpSize: habit.clumpSize * 1.35 } : habit,
    chance,
  )
  const crown = crownOf(clumps)
  const batch = new Batch()
  const behind = crownOf(clumps.filter((_, i) => i % 4 === 1))
  const coarse = { ...habit.leaf, width: habit.leaf.width / Math.sqrt(detail) }
  if (detail >= 0.3)
    paintCrown(
      batch,
      behind,
      { ...tones, ramp: tones.ramp.map(() => tones.ramp[0] as string) },
      light,
      chance,
      coarse,
      Math.round(14 * Math.min(1, detail)),
    )
  branches(batch, habit, clumps, tones, chance)
  paintCrown(batch, crown, tones, light, chance, coarse, Math.round(habit.perClump * detail))
  if (kind === 'gulmohar' && season.name === 'summer')
    paintBlossom(
      batch,
      crown,
      light,
      distance,
      chance,
      '#dd4f2b',
      6.4 / Math.sqrt(detail),
      Math.round(21 * detail),
      0.85,
    )
  else if (kind === 'rainTree' && season.name === 'summer')
    paintBlossom(batch, crown, light, distance, chance, '#d98fa0', 4.6 / Math.sqrt(detail), Math.round(8 * detail), 0.7)
  return batch.toString()
}

function placeClumps(habit: Habit, chance: Chance): Clump[] {
  const middle = (habit.crownBottom + habit.crownTop) / 2
  const half = (habit.crownTop - habit.crownBottom) / 2
  const clumps: Clump[] = []
  const lopsided = chance.around(0, 0.18)
  for (let i = 0; i < habit.clumps; i++) {
    const angle = i * 2.39996 + chance.around(0, 0.7)
    const reach = Math.sqrt((i + 0.5) / habit.clumps)
    const x = Math.cos(angle) * reach * (habit.crownHalf - habit.clumpSize * 0.6) * (1 + lopsided * Math.cos(angle))
    let y = middle + Math.sin(angle) * reach * (half - habit.clumpSize * 0.6)
    // An umbrella's rim hangs no lower than its middle.
    if (habit.umbrella > 0)
      y =
        y * (1 - habit.umbrella * 0.45) +
        habit.umbrella * 0.45 * (habit.crownTop - 40 - (x / habit.crownHalf) ** 2 * 96)
    clumps.push({ x, y: -y, r: habit.clumpSize * chance.between(0.65, 1.3), squash: 0.8 - habit.umbrella * 0.24 })
  }
  return clumps.sort((a, b) => a.y - b.y)
}

function branches(batch: Batch, habit: Habit, clumps: readonly Clump[], tones: LeafTones, chance: Chance): void {
  const { trunk, fork } = habit
  const lean = chance.around(0, 16)
  const top: Point = [lean, -fork]
  for (const limb of clumps.filter((_, i) => i % 4 === 0)) {
    const bend: Point = [top[0] + (limb.x - top[0]) * 0.3, top[1] + (limb.y - top[1]) * 0.62]
    batch.stroke(
      `M${joinNums([top[0], top[1] + 8])}Q${joinNums([...bend, limb.x, limb.y])}`,
      tones.bark,
      trunk * 0.36,
      1,
      ROUND,
    )
  }
  const body = (from: number, to: number) =>
    `M${joinNums([from * trunk * 1.25, 2])}Q${joinNums([from * trunk * 0.5 + lean * 0.2, -fork * 0.35, lean + from * trunk * 0.5, -fork - 8])}L${joinNums([lean + to * trunk * 0.5, -fork - 8])}Q${joinNums([to * trunk * 0.5 + lean * 0.2, -fork * 0.35, to * trunk * 1.25, 2])}z`
  batch.fill(body(-1, 1), tones.bark)
  batch.fill(body(0.15, 0.85), tones.barkLight, 0.55)
}
