import { type Colour, mix } from '../canvas/colour.ts'
import { Batch, barsOf, fill, type Point, pathOf } from '../canvas/ink.ts'
import { lit, UP } from '../light/light.ts'
import { clipLine, clipTo, rectPoints, type Vec } from '../space/space.ts'
import { floorPath, type Room, type WallName } from './room.ts'

export interface RoomWindow {
  wall: WallName
  u0: number
  u1: number
  v0: number
  v1: number
  panes: number
  hasCurtains?: boolean
  hasGrill?: boolean
  frame?: Colour
}

/** Cuts the glass for the outlook. Call before the outlook is painted. */
export function cutWindow(room: Room, window: RoomWindow): void {
  const wall = room.walls[window.wall]
  const opening = wall.rect(window.u0, window.v0, window.u1, window.v1)
  room.glass.push(clipTo(wall.rect(window.u0, window.v0, window.u1, window.v1, -0.16), opening))
}

/** Reveal, frame, bars; drawn over the outlook. */
export function paintWindow(room: Room, window: RoomWindow): string {
  const { light, camera } = room
  const wall = room.walls[window.wall]
  const { u0, u1, v0, v1, panes } = window
  const opening = wall.rect(u0, v0, u1, v1)
  const glass = clipTo(wall.rect(u0, v0, u1, v1, -0.16), opening)
  const batch = new Batch()
  const bright = mix(lit(light, '#fbf6ea', UP), '#ffffff', room.isEvening ? 0 : 0.3)
  // The thickness of the wall round the glass.
  batch.fill(
    pathOf(opening) + pathOf([...glass].reverse()),
    mix(bright, light.shadow, window.wall === 'back' ? 0.12 : 0.06),
  )
  if (room.character.hour === 'dusk') batch.fill(pathOf(glass), '#1c2a4a', 0.12)
  const frame = window.frame ?? '#5b5e60'
  const tone = mix(lit(light, frame, wall.normal), '#20242a', room.isEvening ? 0.1 : 0.25)
  const scale = wall.scale
  const at = (u: number, v: number): Point => camera.project(wall.at(u, v, -0.13))
  const bars: [Point, Point][] = []
  for (let i = 1; i < panes; i++)
    bars.push([at(u0 + ((u1 - u0) * i) / panes, v0), at(u0 + ((u1 - u0) * i) / panes, v1)])
  batch.stroke(pathOf(glass), tone, Math.max(2, scale * 0.045))
  batch.stroke(
    barsOf(bars.map(([a, b]) => clipLine(a, b, opening)).filter((line) => line !== undefined)),
    tone,
    Math.max(2, scale * 0.05),
  )
  if (window.hasGrill) {
    const grill: [Point, Point][] = []
    for (let v = v0 + 0.22; v < v1; v += 0.22) grill.push([at(u0, v), at(u1, v)])
    const inside = grill.map(([a, b]) => clipLine(a, b, glass)).filter((line) => line !== undefined)
    batch.stroke(barsOf(inside), tone, Math.max(1, scale * 0.014), 0.8)
  }
  if (v0 > 0.3) {
    const sill = camera.outline([
      wall.at(u0 - 0.08, v0, 0.06),
      wall.at(u1 + 0.08, v0, 0.06),
      wall.at(u1 + 0.08, v0, -0.14),
      wall.at(u0 - 0.08, v0, -0.14),
    ])
    batch.fill(pathOf(sill), bright)
    batch.fill(wall.path(u0 - 0.08, v0 - 0.05, u1 + 0.08, v0, 0.06), mix(bright, light.shadow, 0.2))
  }
  return batch.toString()
}

/** The window's light where it falls: over the floor, up the walls it meets. Call once they are painted. */
export function sunPatches(room: Room, window: RoomWindow): string {
  const { character, width, depth, height, camera } = room
  if (character.hour === 'dusk' || character.hour === 'rain') return ''
  const wall = room.walls[window.wall]
  const low = character.hour === 'noon' ? 1.25 : character.hour === 'morning' ? 0.85 : 0.55
  const own = room.chance.fork('sun')
  const aside = own.between(0.35, 0.9)
  const toSun: Vec =
    window.wall === 'left'
      ? [-1, -aside, low]
      : window.wall === 'right'
        ? [1, -aside, low]
        : [own.pick([-1, 1]) * aside, 1, low]
  const tint = character.hour === 'golden' ? '#ffcf7d' : character.hour === 'dawn' ? '#ffdcae' : '#fff3d2'
  const floor = rectPoints(0, -2, width, depth)
  const upright = rectPoints(0, 0, width, height)
  const side = rectPoints(-2, 0, depth, height)
  const farX = window.wall === 'left' || (window.wall === 'back' && toSun[0] < 0) ? width : 0
  let out = ''
  for (let i = 0; i < window.panes; i++) {
    const a = window.u0 + ((window.u1 - window.u0) * i) / window.panes + 0.04
    const b = window.u0 + ((window.u1 - window.u0) * (i + 1)) / window.panes - 0.04
    const pane = rectPoints(a, Math.max(0.02, window.v0), b, window.v1).map(([u, v]) => wall.at(u, v, -0.16))
    const land = (axis: 0 | 1 | 2, at: number): Vec[] =>
      pane.map((p) => {
        const t = (p[axis] - at) / toSun[axis]
        return [p[0] - toSun[0] * t, p[1] - toSun[1] * t, p[2] - toSun[2] * t]
      })
    const onFloor = clipTo(
      land(2, 0).map(([x, y]): Point => [x, y]),
      floor,
    )
    if (onFloor.length > 2) out += fill(floorPath(room, onFloor), tint, 0.5)
    if (window.wall !== 'back') {
      const onBack = clipTo(
        land(1, depth).map(([x, , z]): Point => [x, z]),
        upright,
      )
      if (onBack.length > 2) out += fill(pathOf(camera.outline(onBack.map(([x, z]): Vec => [x, depth, z]))), tint, 0.42)
    }
    const onSide = clipTo(
      land(0, farX).map(([, y, z]): Point => [y, z]),
      side,
    )
    if (onSide.length > 2) out += fill(pathOf(camera.outline(onSide.map(([y, z]): Vec => [farX, y, z]))), tint, 0.42)
  }
  return out
}

/** What a polished floor gives back of the window. */
export function floorGloss(room: Room, window: RoomWindow): string {
  if (room.floor === 'wood' || room.floor === 'cement-tile') return ''
  const wall = room.walls[window.wall]
  const mirror = room.camera.outline(
    rectPoints(window.u0, -window.v1, window.u1, -Math.max(0, window.v0)).map(([u, v]) => wall.at(u, v)),
  )
  const floor = room.camera.outline([
    [0, -2.6, 0],
    [room.width, -2.6, 0],
    [room.width, room.depth, 0],
    [0, room.depth, 0],
  ])
  const seen = clipTo(mirror, floor)
  if (seen.length < 3) return ''
  const ys = seen.map(([, y]) => y)
  const wash = room.sheet.linear(0, Math.min(...ys), 0, Math.max(...ys), [
    [0, '#ffffff', room.isEvening ? 0.06 : 0.2],
    [1, '#ffffff', 0],
  ])
  return fill(pathOf(seen), wash)
}

/** Hanging cloth to both sides of a window, and a sheer before it. */
export function paintCurtains(room: Room, window: RoomWindow, dye: Colour, isSheer: boolean): string {
  const { light, camera } = room
  const wall = room.walls[window.wall]
  const top = Math.min(room.height - 0.12, window.v1 + 0.2)
  const foot = 0.04
  const batch = new Batch()
  const wide = window.u1 - window.u0
  const gather = Math.min(0.6, wide * 0.24)
  const hang = (from: number, to: number, albedo: Colour, opacity: number, step: number) => {
    const count = Math.max(3, Math.round((to - from) / step))
    const paint = lit(light, albedo, wall.normal)
    for (let i = 0; i < count * 2; i++) {
      // Folds run out and in; each turn away from the light is darker.
      const u = (k: number) => from + ((to - from) * k) / (count * 2)
      const out = (k: number) => 0.1 + (k % 2 ? 0.045 : -0.03)
      const points = [
        wall.at(u(i), top, out(i)),
        wall.at(u(i + 1), top, out(i + 1)),
        wall.at(u(i + 1), foot, out(i + 1)),
        wall.at(u(i), foot, out(i)),
      ].map(camera.project)
      const tone = i % 2 ? mix(paint, light.shadow, 0.2) : mix(paint, '#ffffff', i % 4 === 0 ? 0.12 : 0.04)
      if (opacity >= 1) batch.edged(pathOf(points), tone, tone, 0.8)
      else batch.fill(pathOf(points), tone, opacity)
    }
  }
  if (isSheer) hang(window.u0, window.u1, '#fffaf0', 0.34, 0.16)
  hang(window.u0 - 0.22, window.u0 + gather, dye, 1, 0.1)
  hang(window.u1 - gather, window.u1 + 0.22, dye, 1, 0.1)
  batch.stroke(
    pathOf(
      [
        camera.project(wall.at(window.u0 - 0.32, top + 0.03, 0.1)),
        camera.project(wall.at(window.u1 + 0.32, top + 0.03, 0.1)),
      ],
      false,
    ),
    mix(room.palette.metal, '#2a2622', 0.3),
    Math.max(2.5, wall.scale * 0.03),
    1,
    ' stroke-linecap="round"',
  )
  return batch.toString()
}
