import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { paintFloorPlan } from '../index.ts'
import { doorsOf, windowsOf } from './doors.ts'
import { feetText, sizeText } from './feet.ts'
import { layOutPlan } from './lay-out.ts'
import { type Facing, northTurn, type PlanRoom, type PlanSubject } from './plan-subject.ts'
import { measurePlot } from './plot-plan.ts'

const facings: readonly Facing[] = [
  'East',
  'West',
  'South',
  'North',
  'South East',
  'South West',
  'North East',
  'North West',
]

const homes: fc.Arbitrary<PlanSubject> = fc.record({
  kind: fc.constantFrom('flats', 'houses', 'villas', 'studio', 'offices', 'shops'),
  bedrooms: fc.integer({ min: 0, max: 7 }),
  bathrooms: fc.integer({ min: 0, max: 8 }),
  balconies: fc.integer({ min: 0, max: 5 }),
  carpetSqft: fc.integer({ min: 180, max: 9000 }),
  facing: fc.constantFrom(...facings),
  seed: fc.string({ maxLength: 8 }),
})

const overlap = (a: PlanRoom, b: PlanRoom) =>
  Math.max(0, Math.min(a.x + a.wide, b.x + b.wide) - Math.max(a.x, b.x)) *
  Math.max(0, Math.min(a.y + a.deep, b.y + b.deep) - Math.max(a.y, b.y))

describe('a floor plan', () => {
  it('tiles its carpet area with rooms: no gap, no overlap, within two per cent', () => {
    fc.assert(
      fc.property(homes, (subject) => {
        const plan = layOutPlan(subject)
        const covered = plan.rooms.reduce((sum, room) => sum + room.wide * room.deep, 0)
        expect(covered).toBe(plan.wide * plan.deep)
        for (const [i, room] of plan.rooms.entries()) {
          expect(room.wide).toBeGreaterThan(0)
          expect(room.deep).toBeGreaterThan(0)
          expect(room.x).toBeGreaterThanOrEqual(0)
          expect(room.y).toBeGreaterThanOrEqual(0)
          expect(room.x + room.wide).toBeLessThanOrEqual(plan.wide)
          expect(room.y + room.deep).toBeLessThanOrEqual(plan.deep)
          for (const other of plan.rooms.slice(i + 1)) expect(overlap(room, other)).toBe(0)
        }
        expect(Math.abs(covered / 144 - subject.carpetSqft) / subject.carpetSqft).toBeLessThan(0.02)
      }),
      { numRuns: 300 },
    )
  })

  it('has the rooms the listing counts, each with a name of its own and a door', () => {
    fc.assert(
      fc.property(homes, (subject) => {
        const plan = layOutPlan(subject)
        const count = (use: PlanRoom['use']) => plan.rooms.filter((room) => room.use === use).length
        expect(new Set(plan.rooms.map((room) => room.name)).size).toBe(plan.rooms.length)
        if (subject.kind === 'flats' || subject.kind === 'houses' || subject.kind === 'villas') {
          expect(count('bedroom')).toBe(subject.bedrooms)
          expect(count('bath')).toBe(
            Math.max(1, Math.min(subject.bathrooms, subject.bedrooms === 0 ? 2 : subject.bedrooms + 2)),
          )
        }
        const doors = doorsOf(plan)
        expect(doors.filter((door) => door.isEntrance)).toHaveLength(1)
        expect(doors.length).toBeGreaterThanOrEqual(plan.rooms.length)
      }),
      { numRuns: 200 },
    )
  })

  it('prints the size of every room, and draws windows only in outer walls', () => {
    const subject: PlanSubject = {
      kind: 'flats',
      bedrooms: 2,
      bathrooms: 2,
      balconies: 2,
      carpetSqft: 745,
      facing: 'East',
      seed: 'a',
    }
    const plan = layOutPlan(subject)
    const svg = paintFloorPlan(subject)
    for (const room of plan.rooms) {
      expect(svg).toContain(`>${room.name}<`)
      expect(svg).toContain(`>${sizeText(room.wide, room.deep)}<`)
    }
    expect(svg).toContain('Carpet area 745 sqft')
    expect(plan.balconies).toHaveLength(2)
    for (const { from, to } of windowsOf(plan, doorsOf(plan))) {
      const isUpright = from[0] === to[0]
      expect(isUpright ? [0, plan.wide] : [0, plan.deep]).toContain(isUpright ? from[0] : from[1])
    }
    expect(svg).not.toMatch(/NaN|undefined/)
    expect(paintFloorPlan(subject)).toBe(svg)
  })

  it('turns its north arrow with the facing; the entrance side is the foot of the sheet', () => {
    expect(northTurn('South')).toBe(0)
    expect(northTurn('North')).toBe(180)
    expect(northTurn('East')).toBe(90)
    expect(northTurn('West')).toBe(270)
    expect(northTurn('North East')).toBe(135)
  })
})

describe('the plan of a plot', () => {
  it('has sides that multiply to its area, within two per cent', () => {
    fc.assert(
      fc.property(fc.integer({ min: 300, max: 200_000 }), fc.string({ maxLength: 6 }), (carpetSqft, seed) => {
        const { wide, deep } = measurePlot({
          kind: 'plots',
          bedrooms: 0,
          bathrooms: 0,
          balconies: 0,
          carpetSqft,
          facing: 'North',
          seed,
        })
        expect(Math.abs((wide * deep) / 144 - carpetSqft) / carpetSqft).toBeLessThan(0.02)
      }),
    )
  })

  it('names its sides and its road', () => {
    const subject: PlanSubject = {
      kind: 'plots',
      bedrooms: 0,
      bathrooms: 0,
      balconies: 0,
      carpetSqft: 2400,
      facing: 'North',
      seed: 'x',
    }
    const { wide, deep, roadFeet } = measurePlot(subject)
    const svg = paintFloorPlan(subject)
    expect(svg).toContain(`>${feetText(wide)}<`)
    expect(svg).toContain(`>${feetText(deep)}<`)
    expect(svg).toContain(`Road, ${roadFeet} feet wide`)
  })
})

describe('feet and inches', () => {
  it('are written as builders write them', () => {
    expect(feetText(138)).toBe('11\'6"')
    expect(feetText(120)).toBe('10\'0"')
    expect(sizeText(138, 120)).toBe('11\'6" × 10\'0"')
  })
})
