import type { Chance } from '../canvas/chance.ts'
import { type Colour, mix } from '../canvas/colour.ts'
import { Batch, barsOf, joinNums, type Point, pathOf } from '../canvas/ink.ts'
import { DOWN, hazed, type Light, lit, shaded, UP } from '../light/light.ts'
import type { Season } from '../light/season.ts'
import { isOffSheet } from '../space/camera.ts'
import type { Box } from '../space/space.ts'
import type { FacadeStyle } from './design.ts'
import { seenEnd, type Wall } from './wall.ts'

const SLAB = 0.18
const PARAPET = 1.05

interface Place {
  wall: Wall
  style: FacadeStyle
  light: Light
  season: Season
  chance: Chance
}

/** A column of balconies, one above the other, as one thing standing before the wall. */
export function balconyColumn(
  place: Place,
  u0: number,
  u1: number,
  floors: readonly number[],
): { box: Box; svg: string } {
  const { wall, style } = place
  const out = style.balconyDepth
  const inside = new Batch()
  const shell = new Batch()
  for (const v of floors) balcony(inside, shell, place, u0, u1, v)
  const a = wall.at(u0, Math.min(...floors) - SLAB)
  const b = wall.at(u1, Math.max(...floors) + PARAPET, out)
  return {
    box: {
      x0: Math.min(a[0], b[0]),
      x1: Math.max(a[0], b[0]),
      y0: Math.min(a[1], b[1]),
      y1: Math.max(a[1], b[1]),
      z0: a[2],
      z1: b[2],
    },
    svg: inside.toString() + shell.toString(),
  }
}

function balcony(inside: Batch, batch: Batch, place: Place, u0: number, u1: number, v: number): void {
  const { wall, style, light, chance } = place
  const { camera } = wall
  const out = style.balconyDepth
  const haze = wall.distance * 0.35
  const { palette } = style
  const trim = palette.trim
  const settle = (outline: Point[]) =>
    wall.detail === 'far' ? outline.map(([x, y]): Point => [Math.round(x * 2) / 2, Math.round(y * 2) / 2]) : outline
  const level = (height: number) =>
    settle(
      camera.outline([wall.at(u0, height), wall.at(u1, height), wall.at(u1, height, out), wall.at(u0, height, out)]),
    )
  const eyeZ = camera.eye[2]
  if (isOffSheet(wall.rect(u0, v - SLAB, u1, v + PARAPET, out))) return
  if (eyeZ < wall.at(0, v - SLAB)[2])
    inside.fill(pathOf(level(v - SLAB)), mix(shaded(light, trim, DOWN, haze), light.shadow, 0.3))
  else if (eyeZ > wall.at(0, v)[2]) inside.fill(pathOf(level(v)), lit(light, palette.stone, UP, haze, 0.8))
  if (wall.detail !== 'far') things(inside, place, u0, u1, v)
  const near = seenEnd(wall, (u0 + u1) / 2) === 'low' ? u0 : u1
  const far = near === u0 ? u1 : u0
  const end = (u: number, from: number, to: number): Point[] =>
    settle(camera.outline([wall.at(u, from), wall.at(u, from, out), wall.at(u, to, out), wall.at(u, to)]))
  const endNormal = near === u0 ? wall.along.map((n) => -n) : wall.along
  const endTone = (albedo: Colour) => lit(light, albedo, endNormal as unknown as typeof wall.along, haze)
  const frontTone = (albedo: Colour) => lit(light, albedo, wall.normal, haze)
  if (wall.detail !== 'far')
    railing(
      inside,
      place,
      end(far, v, v + PARAPET),
      shaded(light, palette.rail, wall.normal, haze),
      style,
      true,
      Math.abs(out),
    )
  const solid = style.balcony === 'solid' || style.balcony === 'planter' ? 1 : style.balcony === 'half' ? 0.5 : 0
  if (wall.isVast) {
    // One of hundreds: a slab, a front and an end say it all.
    const albedo =
      solid > 0
        ? style.balcony === 'planter'
          ? palette.accent
          : palette.wall
        : mix(palette.rail, light.sky.mirror, 0.5)
    batch.fill(pathOf(end(near, v - SLAB, v + PARAPET * 0.9)), endTone(albedo))
    batch.fill(wall.path(u0, v, u1, v + PARAPET * 0.9, out), frontTone(albedo))
    batch.fill(wall.path(u0, v - SLAB, u1, v + 0.05, out), frontTone(trim))
    return
  }
  const foot = wall.detail === 'far' && solid > 0 ? v - SLAB : v
  if (foot === v) {
    batch.fill(pathOf(end(near, v - SLAB, v)), endTone(trim))
    batch.fill(wall.path(u0, v - SLAB, u1, v, out), frontTone(trim))
  }
  if (solid > 0) {
    const albedo =
      style.balcony === 'solid' ? palette.wall : style.balcony === 'planter' ? palette.accent : palette.trim
    batch.fill(pathOf(end(near, foot, v + PARAPET * solid * 0.92)), endTone(albedo))
    batch.fill(wall.path(u0, foot, u1, v + PARAPET * solid * 0.92, out), frontTone(albedo))
    if (wall.detail === 'far')
      batch.stroke(
        wall.line(u0, v + PARAPET * solid, u1, v + PARAPET * solid, out),
        frontTone(mix(trim, albedo, 0.2)),
        Math.max(0.8, wall.scale * 0.1),
      )
    else {
      batch.fill(
        wall.path(u0, v + PARAPET * solid * 0.92, u1, v + PARAPET * solid, out),
        frontTone(mix(trim, albedo, 0.2)),
      )
      batch.fill(pathOf(end(near, v + PARAPET * solid * 0.92, v + PARAPET * solid)), endTone(mix(trim, albedo, 0.2)))
    }
  }
  if (solid < 1) {
    railing(batch, place, end(near, v + PARAPET * solid, v + PARAPET), endTone(palette.rail), style, false, out)
    railing(
      batch,
      place,
      wall.rect(u0, v + PARAPET * solid, u1, v + PARAPET, out),
      frontTone(palette.rail),
      style,
      false,
      u1 - u0,
    )
  }
  if (style.balcony === 'planter' || (wall.detail !== 'far' && chance.happens(0.3)))
    greens(batch, place, u0, u1, v + (solid > 0 ? PARAPET * solid : PARAPET * 0.55))
}

/** Glass or bars over an outline whose points go: foot, foot, top, top. */
function railing(
  batch: Batch,
  { wall, light }: Place,
  outline: Point[],
  tone: Colour,
  style: FacadeStyle,
  isFar: boolean,
  width: number,
): void {
  const [a, b, c, d] = outline
  if (!a || !b || !c || !d) return
  const line = (p: Point, q: Point) => pathOf([p, q], false)
  const rail = Math.max(0.8, wall.scale * 0.05)
  if (style.balcony === 'glass') {
    batch.fill(pathOf(outline), hazed(light, light.sky.mirror, wall.distance * 0.3), isFar ? 0.18 : 0.42)
    batch.stroke(line(d, c), tone, rail * 1.1)
    return
  }
  if (wall.detail === 'far') {
    if (!isFar) batch.fill(pathOf(outline), tone, 0.42)
    batch.stroke(line(d, c), tone, rail)
    return
  }
  const count = Math.max(2, Math.round(width / (wall.detail === 'near' ? 0.13 : 0.3)))
  const between = (p: Point, q: Point, t: number): Point => [p[0] + (q[0] - p[0]) * t, p[1] + (q[1] - p[1]) * t]
  const bars = Array.from({ length: count + 1 }, (_, i): [Point, Point] => [
    between(a, b, i / count),
    between(d, c, i / count),
  ])
  batch.stroke(barsOf(bars), tone, Math.max(0.5, wall.scale * 0.02), isFar ? 0.5 : 0.9)
  batch.stroke(line(d, c), tone, rail)
}

/** What people keep on balconies: a chair, a line of washing, pots. */
function things(batch: Batch, { wall, chance, light, style }: Place, u0: number, u1: number, v: number): void {
  const haze = wall.distance * 0.35
  const wide = u1 - u0
  if (chance.happens(0.22)) {
    const dyes = ['#c8553d', '#e3d9c6', '#4f7b8c', '#d8a23b', '#f1efe8', '#8a4f6d', '#6f8f5f']
    let u = u0 + 0.3
    const end = u0 + wide * chance.between(0.5, 0.9)
    while (u < end) {
      const w = chance.between(0.28, 0.5)
      const drop = chance.between(0.5, 0.95)
      batch.fill(
        wall.path(u, v + 2 - drop, u + w, v + 2, style.balconyDepth * 0.6),
        lit(light, chance.pick(dyes), wall.normal, haze, 0.9),
      )
      u += w + chance.between(0.03, 0.2)
    }
    batch.stroke(
      wall.line(u0, v + 2, u1, v + 2, style.balconyDepth * 0.6),
      light.shadow,
      Math.max(0.5, wall.scale * 0.012),
      0.6,
    )
  }
  if (chance.happens(0.3)) {
    const u = u0 + wide * chance.between(0.15, 0.7)
    batch.fill(wall.path(u, v, u + 0.55, v + 0.45, 0.5), lit(light, style.palette.timber, wall.normal, haze, 0.7))
    batch.fill(wall.path(u, v + 0.45, u + 0.1, v + 0.95, 0.5), lit(light, style.palette.timber, wall.normal, haze, 0.6))
  }
}

/** Leaves over the parapet's rim. */
function greens(batch: Batch, { wall, chance, light, season, style }: Place, u0: number, u1: number, v: number): void {
  const tones = [season.leafDeep, season.leaf, season.leafBright].map((leaf) =>
    lit(light, leaf, [0, -0.6, 0.5], wall.distance * 0.35),
  )
  const flower = lit(light, chance.pick(['#c2357a', '#d9562f', '#e8b23a']), [0, -0.6, 0.5], wall.distance * 0.35)
  const hasFlower = chance.happens(0.35)
  const spots =
    style.balcony === 'planter'
      ? [[u0 + 0.2, u1 - 0.2]]
      : Array.from({ length: chance.whole(1, 3) }, () => {
          const u = chance.between(u0 + 0.2, u1 - 0.5)
          return [u, u + 0.45]
        })
  const size = wall.scale
  if (wall.detail === 'far') {
    // Leaves too small to tell apart: two broken lines of green.
    for (const [from = 0, to = 0] of spots) {
      batch.stroke(
        wall.line(from, v + 0.02, to, v + 0.02, style.balconyDepth),
        tones[0] as Colour,
        size * 0.3,
        1,
        ' stroke-dasharray="4 1"',
      )
      batch.stroke(
        wall.line(from, v + 0.12, to, v + 0.12, style.balconyDepth),
        tones[1] as Colour,
        size * 0.16,
        1,
        ' stroke-dasharray="2 2"',
      )
    }
    return
  }
  for (const [from = 0, to = 0] of spots) {
    const count = Math.min(40, Math.round((to - from) * (size > 20 ? 30 : 9)))
    for (let i = 0; i < count; i++) {
      const [x, y] = wall.camera.project(
        wall.at(
          chance.between(from, to),
          v + chance.between(-0.16, 0.42) * (chance.next() * 0.6 + 0.4),
          style.balconyDepth,
        ),
      )
      const leaf = size * chance.between(0.05, 0.12)
      batch.stroke(
        `M${joinNums([x, y])}l${joinNums([chance.around(0, leaf), leaf * 0.6])}`,
        hasFlower && i % 4 === 0 ? flower : (tones[i % 3] as Colour),
        Math.max(1, size * 0.075),
        1,
        ' stroke-linecap="round"',
      )
    }
  }
}
