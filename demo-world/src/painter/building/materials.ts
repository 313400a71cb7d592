import type { Chance } from '../canvas/chance.ts'
import { type Colour, mix } from '../canvas/colour.ts'
import { Batch, barsOf, type Point } from '../canvas/ink.ts'
import { type Light, lit, shaded } from '../light/light.ts'
import type { Wall } from './wall.ts'

export type Material = 'plaster' | 'stone' | 'brick' | 'timber' | 'concrete' | 'laterite'

/** A patch of wall in its material: colour, joints, a few odd stones. */
export function paintMaterial(
  wall: Wall,
  u0: number,
  v0: number,
  u1: number,
  v1: number,
  material: Material,
  albedo: Colour,
  light: Light,
  chance: Chance,
  out = 0,
): string {
  const haze = wall.distance * 0.35
  const batch = new Batch()
  const face = lit(light, albedo, wall.normal, haze)
  batch.fill(wall.path(u0, v0, u1, v1, out), face)
  if (material === 'plaster' || wall.detail === 'far') return batch.toString()
  const joint = mix(shaded(light, mix(albedo, '#2e2620', 0.45), wall.normal, haze), face, 0.35)
  const thin = Math.max(0.5, Math.min(2.4, wall.scale * 0.016))
  const lines: [Point, Point][] = []
  const at = (u: number, v: number) => wall.camera.project(wall.at(u, v, out))
  const spot = (a: number, b: number, c: number, d: number) =>
    batch.fill(
      wall.path(a, b, Math.min(u1, c), Math.min(v1, d), out),
      chance.happens(0.5) ? '#ffffff' : '#2b1e14',
      0.08,
    )
  if (material === 'timber') {
    for (let u = u0 + 0.16; u < u1; u += 0.16) lines.push([at(u, v0), at(u, v1)])
    for (let i = 0; i < (u1 - u0) * 2; i++) {
      const u = u0 + Math.floor((chance.next() * (u1 - u0)) / 0.16) * 0.16
      spot(u, v0, u + 0.16, v1)
    }
  } else if (material === 'concrete') {
    for (let v = v0 + 1.2; v < v1; v += 1.2) lines.push([at(u0, v), at(u1, v)])
    for (let u = u0 + 1.8; u < u1; u += 1.8) lines.push([at(u, v0), at(u, v1)])
  } else {
    const course = material === 'brick' ? 0.15 : material === 'laterite' ? 0.26 : 0.3
    const length = material === 'brick' ? 0.46 : material === 'laterite' ? 0.5 : 0.62
    const step = wall.scale < 24 ? course * 2 : course
    for (let v = v0, row = 0; v < v1; v += step, row++) {
      lines.push([at(u0, v), at(u1, v)])
      if (material === 'brick' && wall.scale < 46) continue
      for (
        let u = u0 + (row % 2 ? length / 2 : length) * chance.between(0.85, 1.15);
        u < u1;
        u += length * (material === 'stone' ? chance.between(0.6, 1.5) : 1)
      ) {
        lines.push([at(u, v), at(u, Math.min(v1, v + step))])
        if (chance.happens(0.22)) spot(u, v, u + length * 0.7, v + step)
      }
    }
  }
  batch.stroke(barsOf(lines), joint, thin, 0.6)
  return batch.toString()
}

/** What a feature wall is made of, with its colour. */
export function featureMaterial(chance: Chance): [Material, Colour] {
  return chance.pick<[Material, Colour]>([
    ['stone', '#8d877e'],
    ['laterite', '#ad6a4e'],
    ['brick', '#b06b50'],
    ['timber', '#9a6a42'],
    ['concrete', '#b5b0a7'],
  ])
}
