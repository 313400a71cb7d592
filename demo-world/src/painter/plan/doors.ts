import { feet } from './feet.ts'
import type { Plan, PlanBalcony, PlanRoom } from './plan-subject.ts'

/** A door in a wall: its hinge, where its leaf stands open and where it shuts, in inches. */
export interface PlanDoor {
  hinge: readonly [number, number]
  open: readonly [number, number]
  shut: readonly [number, number]
  isEntrance: boolean
  isSliding: boolean
}

export interface PlanWindow {
  from: readonly [number, number]
  to: readonly [number, number]
}

interface Shared {
  isUpright: boolean
  /** The wall's fixed coordinate. */
  at: number
  from: number
  to: number
  /** Towards the room the door belongs to. */
  way: 1 | -1
}

/** The wall two rooms share. */
export function sharedWall(room: PlanRoom, other: PlanRoom, least: number): Shared | undefined {
  const overlap = (a0: number, a1: number, b0: number, b1: number): [number, number] => [
    Math.max(a0, b0),
    Math.min(a1, b1),
  ]
  const [x0, x1] = overlap(room.x, room.x + room.wide, other.x, other.x + other.wide)
  const [y0, y1] = overlap(room.y, room.y + room.deep, other.y, other.y + other.deep)
  if (x1 - x0 >= least && (room.y === other.y + other.deep || other.y === room.y + room.deep))
    return {
      isUpright: false,
      at: room.y === other.y + other.deep ? room.y : other.y,
      from: x0,
      to: x1,
      way: room.y === other.y + other.deep ? 1 : -1,
    }
  if (y1 - y0 >= least && (room.x === other.x + other.wide || other.x === room.x + room.wide))
    return {
      isUpright: true,
      at: room.x === other.x + other.wide ? room.x : other.x,
      from: y0,
      to: y1,
      way: room.x === other.x + other.wide ? 1 : -1,
    }
  return undefined
}

function hang(
  { isUpright, at, from, to, way }: Shared,
  width: number,
  isEntrance: boolean,
  nearEnd: 'from' | 'to',
): PlanDoor {
  const margin = Math.min(feet(0.6), (to - from - width) / 2)
  const start = nearEnd === 'from' ? from + margin : to - margin
  const end = nearEnd === 'from' ? start + width : start - width
  const point = (along: number, out: number): readonly [number, number] =>
    isUpright ? [at + out, along] : [along, at + out]
  return { hinge: point(start, 0), shut: point(end, 0), open: point(start, way * width), isEntrance, isSliding: false }
}

/** Every room's door, from the room it opens from or, failing that, from any room it touches. */
export function doorsOf(plan: Plan): PlanDoor[] {
  const doors: PlanDoor[] = []
  for (const room of plan.rooms) {
    if (room.doorFrom === undefined) continue
    const wanted = plan.rooms.find((other) => other.name === room.doorFrom)
    const others = [
      wanted,
      ...plan.rooms.filter((other) => other.use === 'passage'),
      ...plan.rooms.filter((other) => other.use === 'living' || other.use === 'reception' || other.use === 'shop'),
      ...plan.rooms.filter((other) => other.use === 'bedroom' || other.use === 'kitchen'),
    ]
    const near = others.filter((other) => other !== undefined).filter((other) => other !== room)
    const wallOver = (least: number) =>
      near.map((other) => sharedWall(room, other, least)).find((shared) => shared !== undefined)
    // In the smallest plans a doorway may have to make do with less than a door's width.
    const wall = wallOver(feet(2)) ?? wallOver(3)
    if (!wall) continue
    const width = Math.min(
      room.use === 'bath' || room.use === 'utility' ? feet(2.25) : room.use === 'passage' ? feet(3) : feet(2.75),
      wall.to - wall.from - 2,
    )
    doors.push(hang(wall, width, false, room.use === 'bath' || room.use === 'kitchen' ? 'to' : 'from'))
  }
  const first = plan.rooms.find((room) => room.doorFrom === undefined)
  if (first) {
    const y = first.y
    const wall: Shared =
      y === 0
        ? { isUpright: false, at: 0, from: first.x, to: first.x + first.wide, way: 1 }
        : {
            isUpright: true,
            at: first.x === 0 ? 0 : first.x + first.wide,
            from: first.y,
            to: first.y + first.deep,
            way: first.x === 0 ? 1 : -1,
          }
    const isShop = first.use === 'shop'
    doors.push({
      ...hang(wall, Math.min(isShop ? feet(7) : feet(3.5), wall.to - wall.from - 4), true, 'to'),
      isSliding: isShop,
    })
  }
  for (const balcony of plan.balconies) doors.push(balconyDoor(balcony))
  return doors
}

function balconyDoor({ side, x, y, wide, deep }: PlanBalcony): PlanDoor {
  const isUpright = side === 'left' || side === 'right'
  const at = side === 'top' ? y : side === 'bottom' ? y + deep : side === 'left' ? x + wide : x
  const [from, length] = isUpright ? [y, deep] : [x, wide]
  const width = Math.min(feet(6), length * 0.7)
  const [a, b] = [from + (length - width) / 2, from + (length + width) / 2]
  const point = (along: number): readonly [number, number] => (isUpright ? [at, along] : [along, at])
  return { hinge: point(a), shut: point(b), open: point(a), isEntrance: false, isSliding: true }
}

/** Windows in outer walls, clear of doors and balconies. */
export function windowsOf(plan: Plan, doors: readonly PlanDoor[]): PlanWindow[] {
  const windows: PlanWindow[] = []
  for (const room of plan.rooms) {
    if (room.use === 'passage' || room.use === 'store') continue
    const sides: [boolean, number, number, number, boolean][] = [
      [room.y + room.deep === plan.deep, room.x, room.wide, plan.deep, false],
      [room.y === 0, room.x, room.wide, 0, false],
      [room.x === 0, room.y, room.deep, 0, true],
      [room.x + room.wide === plan.wide, room.y, room.deep, plan.wide, true],
    ]
    let given = 0
    for (const [isOuter, start, length, at, isUpright] of sides) {
      if (!isOuter || given >= (room.use === 'bath' || room.use === 'utility' ? 1 : 2)) continue
      const width =
        room.use === 'bath' || room.use === 'utility'
          ? Math.min(feet(2), length * 0.5)
          : Math.min(feet(room.use === 'living' || room.use === 'work' ? 6 : 4.5), length * 0.6)
      const [a, b] = [start + (length - width) / 2, start + (length + width) / 2]
      const isTaken = doors.some((door) => {
        const on = isUpright ? door.hinge[0] === at && door.shut[0] === at : door.hinge[1] === at && door.shut[1] === at
        if (!on) return false
        const ends = isUpright ? [door.hinge[1], door.shut[1]] : [door.hinge[0], door.shut[0]]
        return Math.max(...ends) > a - 6 && Math.min(...ends) < b + 6
      })
      if (isTaken) continue
      windows.push(isUpright ? { from: [at, a], to: [at, b] } : { from: [a, at], to: [b, at] })
      given++
    }
  }
  return windows
}
