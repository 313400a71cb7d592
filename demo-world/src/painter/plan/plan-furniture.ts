import { Batch, num, type Point, pathOf } from '../canvas/ink.ts'
import type { PlanDoor } from './doors.ts'
import type { PlanView } from './draw-plan.ts'
import { feet } from './feet.ts'
import type { PlanRoom } from './plan-subject.ts'

const LINE = '#b9b2a4'

/** Light outlines of what a room holds, so that its size can be felt. */
export function furnishPlan(room: PlanRoom, view: PlanView, doors: readonly PlanDoor[]): string {
  const batch = new Batch()
  const rect = (x: number, y: number, wide: number, deep: number, width = 1.4) =>
    batch.stroke(
      pathOf([view.at(x, y), view.at(x + wide, y), view.at(x + wide, y + deep), view.at(x, y + deep)]),
      LINE,
      width,
      1,
      ' stroke-linejoin="round"',
    )
  const ring = (x: number, y: number, rx: number, ry: number) => {
    const [px, py] = view.at(x, y)
    const [a, b] = [num(rx * view.scale), num(ry * view.scale)]
    batch.stroke(
      `M${num(px - rx * view.scale)} ${num(py)}a${a} ${b} 0 1 0 ${num(2 * rx * view.scale)} 0a${a} ${b} 0 1 0 ${num(-2 * rx * view.scale)} 0`,
      LINE,
      1.4,
    )
  }
  const { x, y, wide, deep } = room
  const gap = feet(0.9)
  switch (room.use) {
    case 'bedroom':
      bedIn(room, rect)
      break
    case 'living':
    case 'reception': {
      const sofa = Math.min(feet(6), deep * 0.5)
      rect(x + gap, y + deep - gap - sofa, feet(2.7), sofa)
      rect(x + gap, y + deep - gap - sofa, feet(0.8), sofa)
      rect(x + gap + feet(3.6), y + deep - gap - sofa * 0.72, feet(1.8), Math.min(feet(3), sofa * 0.5))
      if (room.use === 'living' && wide > feet(12)) {
        rect(x + wide - gap - feet(5), y + gap + feet(1.5), feet(4), feet(2.6))
        for (const u of [0.6, 2.2])
          for (const v of [-1.3, 2.8]) rect(x + wide - gap - feet(5 - u), y + gap + feet(1.5 + v), feet(1.2), feet(1.1))
      }
      break
    }
    case 'dining':
      rect(x + wide / 2 - feet(1.5), y + deep / 2 - feet(2.5), feet(3), feet(5))
      break
    case 'kitchen': {
      const counter = feet(2)
      const top: Point[] = [
        view.at(x + gap * 0.4, y + deep - gap * 0.4),
        view.at(x + wide - gap * 0.4, y + deep - gap * 0.4),
        view.at(x + wide - gap * 0.4, y + deep - counter),
        view.at(x + counter, y + deep - counter),
        view.at(x + counter, y + gap * 0.6),
        view.at(x + gap * 0.4, y + gap * 0.6),
      ]
      batch.stroke(pathOf(top), LINE, 1.4)
      rect(x + wide * 0.5 - feet(0.8), y + deep - feet(1.7), feet(1.6), feet(1.2))
      for (const v of [0.35, 0.5]) ring(x + counter * 0.52, y + deep * v, feet(0.35), feet(0.35))
      break
    }
    case 'bath': {
      // The pan stands at the end away from the door, the basin beside it.
      const isTop = !doors.some(
        ({ hinge, shut }) => touches(room, hinge) && touches(room, shut) && hinge[1] + shut[1] > 2 * y + deep,
      )
      const up = (v: number, size: number) => (isTop ? y + deep - v - size : y + v)
      ring(x + wide * 0.5, up(feet(0.4), feet(1.6)) + feet(0.8), Math.min(feet(0.6), wide * 0.2), feet(0.75))
      rect(x + wide * 0.5 - feet(0.7), up(feet(0.1), feet(0.4)), feet(1.4), feet(0.4))
      rect(x + feet(0.3), up(feet(2.6), feet(1.5)), Math.min(feet(1.5), wide * 0.36), feet(1.5))
      break
    }
    case 'work':
      for (let v = y + feet(3); v < y + deep - feet(4); v += feet(6))
        for (let u = x + feet(2); u < x + wide - feet(5); u += feet(5)) rect(u, v, feet(4.4), feet(2.2))
      break
    case 'meeting':
      rect(x + wide * 0.25, y + deep * 0.3, wide * 0.5, deep * 0.4)
      break
    case 'shop':
    case 'store':
      for (let v = y + feet(3); v < y + deep - feet(3); v += feet(5))
        rect(x + feet(1), v, feet(1.4), Math.min(feet(4), deep * 0.4))
      rect(x + wide - feet(2.6), y + feet(2), feet(1.6), Math.min(feet(5), deep * 0.4))
  }
  return batch.toString()
}

const touches = ({ x, y, wide, deep }: PlanRoom, [px, py]: readonly [number, number]) =>
  px >= x && px <= x + wide && py >= y && py <= y + deep

type Rect = (x: number, y: number, wide: number, deep: number) => unknown

/** Head against an upright wall, clear of where doors open. */
function bedIn({ x, y, wide, deep }: PlanRoom, rect: Rect): void {
  const [bedWide, bedLong] = [Math.min(feet(5), deep * 0.5), Math.min(feet(6.4), wide * 0.6)]
  const by = y + (deep - bedWide) / 2
  const bx = x + wide - bedLong - feet(0.5)
  rect(bx, by, bedLong, bedWide)
  rect(bx + bedLong - feet(1.4), by + feet(0.3), feet(1.1), bedWide / 2 - feet(0.5))
  rect(bx + bedLong - feet(1.4), by + bedWide / 2 + feet(0.2), feet(1.1), bedWide / 2 - feet(0.5))
  rect(bx + bedLong - feet(1.4), by - feet(1.5), feet(1.3), feet(1.2))
  rect(bx + bedLong - feet(1.4), by + bedWide + feet(0.3), feet(1.3), feet(1.2))
}
