import { chanceFrom } from '../canvas/chance.ts'
import { feet, squareFeet } from './feet.ts'
import type { Plan, PlanBalcony, PlanRoom, PlanSubject, RoomUse } from './plan-subject.ts'
import { arrangements } from './programme.ts'
import { slice } from './slice.ts'

/** What a use likes: the least width in feet, and how long it may be for its width. */
const liking: Readonly<Record<RoomUse, { least: number; longest: number }>> = {
  living: { least: 9, longest: 1.8 },
  dining: { least: 7, longest: 1.6 },
  kitchen: { least: 6, longest: 1.9 },
  bedroom: { least: 8.5, longest: 1.5 },
  bath: { least: 4, longest: 2.4 },
  passage: { least: 3.2, longest: 30 },
  utility: { least: 3.5, longest: 2.6 },
  work: { least: 10, longest: 2 },
  meeting: { least: 7, longest: 1.7 },
  reception: { least: 6, longest: 2.6 },
  store: { least: 5, longest: 2.6 },
  shop: { least: 8, longest: 2.2 },
}

/** The plan of a listing: its rooms as a tiling of one rectangle of the carpet area, balconies outside it. */
export function layOutPlan(subject: PlanSubject): Plan {
  const area = Math.max(60, subject.carpetSqft) * 144
  let best: { score: number; plan: Plan } | undefined
  for (const columns of arrangements(subject)) {
    for (let ratio = 0.7; ratio <= 2.1; ratio += 0.05) {
      const wide = Math.max(feet(6), Math.round(Math.sqrt(area * ratio)))
      const deep = Math.max(feet(6), Math.round(area / wide))
      const rooms = slice(columns, wide, deep)
      const score = rooms.reduce((sum, room) => sum + discomfort(room), 0) + Math.abs(Math.log(ratio / 1.3)) * 0.5
      if (!best || score < best.score) best = { score, plan: { wide, deep, rooms, balconies: [] } }
    }
  }
  if (!best) throw new Error('A plan needs at least one arrangement.')
  const isMirrored = chanceFrom(`plan/${subject.seed ?? ''}${subject.kind}${subject.carpetSqft}`).happens(0.5)
  const plan = isMirrored ? mirror(best.plan) : best.plan
  return { ...plan, balconies: balconiesFor(plan, Math.max(0, Math.min(6, Math.round(subject.balconies)))) }
}

function discomfort({ use, wide, deep }: PlanRoom): number {
  const { least, longest } = liking[use]
  const [short, long] = [Math.min(wide, deep), Math.max(wide, deep)]
  const tooNarrow = Math.max(0, feet(least) - short) / 12
  const tooLong = Math.max(0, long / short - longest)
  return tooNarrow * 2 + tooLong * (use === 'bath' ? 1.2 : 3)
}

const mirror = (plan: Plan): Plan => ({
  ...plan,
  rooms: plan.rooms.map((room) => ({ ...room, x: plan.wide - room.x - room.wide })),
})

/** Living room first, then bedrooms; each on an outer wall that is still free. */
function balconiesFor(plan: Plan, count: number): PlanBalcony[] {
  const order: RoomUse[] = ['living', 'bedroom', 'dining', 'work', 'kitchen']
  const rooms = [...plan.rooms]
    .filter((room) => order.includes(room.use))
    .sort(
      (a, b) => order.indexOf(a.use) - order.indexOf(b.use) || squareFeet(b.wide, b.deep) - squareFeet(a.wide, a.deep),
    )
  const balconies: PlanBalcony[] = []
  for (const room of rooms) {
    if (balconies.length >= count) break
    const placed = balconyOf(room, plan)
    if (placed) balconies.push(placed)
  }
  return balconies
}

function balconyOf(room: PlanRoom, plan: Plan): PlanBalcony | undefined {
  const out = feet(room.use === 'living' ? 4.5 : 4)
  const top = room.y + room.deep === plan.deep
  const left = room.x === 0
  const right = room.x + room.wide === plan.wide
  const name = room.use === 'living' ? 'Balcony' : room.use === 'kitchen' ? 'Dry balcony' : 'Balcony'
  const along = (length: number) => Math.min(Math.round(length * 0.8), feet(12))
  if (top) {
    const wide = along(room.wide)
    return {
      name,
      of: room.name,
      side: 'top',
      x: room.x + Math.round((room.wide - wide) / 2),
      y: plan.deep,
      wide,
      deep: out,
    }
  }
  if (left || right) {
    const deep = along(room.deep)
    return {
      name,
      of: room.name,
      side: left ? 'left' : 'right',
      x: left ? -out : plan.wide,
      y: room.y + Math.round((room.deep - deep) / 2),
      wide: out,
      deep,
    }
  }
  if (room.y !== 0) return undefined
  const wide = along(room.wide)
  return {
    name,
    of: room.name,
    side: 'bottom',
    x: room.x + Math.round((room.wide - wide) / 2),
    y: -out,
    wide,
    deep: out,
  }
}
