import type { Chance } from '../canvas/chance.ts'
import type { Colour } from '../canvas/colour.ts'
import { Batch, barsOf, type Point, pathOf } from '../canvas/ink.ts'
import { FRONT, LEFT, lit, RIGHT, UP } from '../light/light.ts'
import { facesOf, paintBox, type Scene } from '../space/scene.ts'
import { type Box, box, type Vec } from '../space/space.ts'
import { paintHouseWall, type WallDesign } from './house-wall.ts'
import type { BuildingPalette } from './palettes.ts'
import { isSeen, type Side, wallOf } from './wall.ts'

/** A block of a house with designed walls. */
export function standBlock(
  scene: Scene,
  body: Box,
  walls: Readonly<Record<Side, WallDesign>>,
  palette: BuildingPalette,
  chance: Chance,
  roof: Colour = '#b8b0a4',
): void {
  let svg = ''
  for (const { normal, outline } of facesOf(scene.camera, body))
    if (normal[2] !== 0)
      svg += `<path fill="${lit(scene.light, normal[2] > 0 ? roof : palette.trim, normal)}" d="${pathOf(outline)}"/>`
  for (const side of ['left', 'right', 'front'] as Side[]) {
    const wall = wallOf(scene.camera, body, side)
    if (isSeen(wall)) svg += paintHouseWall(scene, wall, walls[side], palette, chance.fork(side))
  }
  scene.solids.push({ box: body, svg })
}

export function standBox(scene: Scene, body: Box, albedo: Colour, openness = 1): void {
  scene.solids.push({ box: body, svg: paintBox(scene, body, albedo, openness) })
}

/** Three or four walls' height of parapet round a flat roof. */
export function standParapet(scene: Scene, { x0, x1, y0, y1, z1 }: Box, albedo: Colour, rise = 0.9): void {
  const t = 0.18
  for (const rim of [
    box(x0, x1, y1 - t, y1, z1, z1 + rise),
    box(x0, x0 + t, y0 + t, y1 - t, z1, z1 + rise),
    box(x1 - t, x1, y0 + t, y1 - t, z1, z1 + rise),
    box(x0, x1, y0, y0 + t, z1, z1 + rise),
  ])
    standBox(scene, rim, albedo)
}

export type RailStyle = 'glass' | 'bars' | 'solid' | 'steel'

/** A railing along the front and both ends of a slab or terrace. */
export function standRailing(
  scene: Scene,
  { x0, x1, y0, y1 }: Box,
  z: number,
  style: RailStyle,
  palette: BuildingPalette,
): void {
  const height = 1
  const t = 0.06
  const runs: [Box, Vec][] = [
    [box(x0, x0 + t, y0 + t, y1, z, z + height), LEFT],
    [box(x1 - t, x1, y0 + t, y1, z, z + height), RIGHT],
    [box(x0, x1, y0, y0 + t, z, z + height), FRONT],
  ]
  for (const [run, normal] of runs)
    scene.solids.push({
      box: run,
      svg:
        style === 'solid'
          ? paintBox(scene, { ...run, z1: z + 0.9 }, palette.wall)
          : railing(scene, run, normal, style, palette),
    })
}

function railing(scene: Scene, run: Box, normal: Vec, style: RailStyle, palette: BuildingPalette): string {
  const { camera, light } = scene
  const from: Vec = normal === FRONT ? [run.x0, run.y0, run.z0] : [normal === LEFT ? run.x0 : run.x1, run.y0, run.z0]
  const to: Vec = normal === FRONT ? [run.x1, run.y0, run.z0] : [normal === LEFT ? run.x0 : run.x1, run.y1, run.z0]
  const at = (t: number, z: number): Point =>
    camera.project([from[0] + (to[0] - from[0]) * t, from[1] + (to[1] - from[1]) * t, z])
  const length = Math.hypot(to[0] - from[0], to[1] - from[1])
  const scale = camera.scaleAt(from)
  const haze = camera.depth(from) * 0.35
  const albedo = style === 'steel' ? '#c9cdd0' : palette.rail
  const tone = lit(light, albedo, normal, haze)
  const batch = new Batch()
  if (style === 'glass')
    batch.fill(pathOf([at(0, run.z0), at(1, run.z0), at(1, run.z1), at(0, run.z1)]), light.sky.mirror, 0.4)
  const count =
    style === 'glass'
      ? Math.max(1, Math.round(length / 1.4))
      : Math.max(2, Math.round(length / (scale > 30 ? 0.13 : 0.26)))
  const bars = Array.from({ length: count + 1 }, (_, i): [Point, Point] => [
    at(i / count, run.z0),
    at(i / count, run.z1),
  ])
  batch.stroke(barsOf(bars), tone, Math.max(0.6, scale * (style === 'glass' ? 0.04 : 0.022)))
  if (style === 'steel')
    batch.stroke(
      barsOf([
        [at(0, run.z0 + 0.35), at(1, run.z0 + 0.35)],
        [at(0, run.z0 + 0.65), at(1, run.z0 + 0.65)],
      ]),
      tone,
      Math.max(0.7, scale * 0.025),
    )
  batch.stroke(
    pathOf([at(0, run.z1), at(1, run.z1)], false),
    tone,
    Math.max(1.2, scale * 0.06),
    1,
    ' stroke-linecap="round"',
  )
  return batch.toString()
}

/** A few broad steps up to a door. */
export function standSteps(scene: Scene, x0: number, x1: number, y: number, rise: number, albedo: Colour): void {
  const count = Math.max(1, Math.round(rise / 0.16))
  for (let i = 0; i < count; i++)
    standBox(
      scene,
      box(x0, x1, y - (count - i) * 0.32, y - (count - i - 1) * 0.32, 0, ((i + 1) * rise) / count),
      albedo,
    )
}

/** The tulsi in its plastered pedestal before the door. */
export function standTulsi(scene: Scene, x: number, y: number, albedo: Colour): void {
  standBox(scene, box(x - 0.42, x + 0.42, y - 0.42, y + 0.42, 0, 0.16), albedo)
  standBox(scene, box(x - 0.26, x + 0.26, y - 0.26, y + 0.26, 0.16, 0.86), albedo)
  standBox(scene, box(x - 0.34, x + 0.34, y - 0.34, y + 0.34, 0.86, 0.98), albedo)
  const { camera, light, season } = scene
  const chance = scene.chance.fork('tulsi')
  const [px, py] = camera.project([x, y, 0.98])
  const scale = camera.scaleAt([x, y, 1])
  const batch = new Batch()
  for (let i = 0; i < 46; i++) {
    const h = chance.next()
    const tone = lit(light, [season.leafDeep, season.leaf, season.leafBright][i % 3] as Colour, UP)
    batch.stroke(
      `M${(px + chance.around(0, 0.26 - h * 0.1) * scale).toFixed(1)} ${(py - h * 0.62 * scale).toFixed(1)}l${(chance.around(0, 0.06) * scale).toFixed(1)} ${(0.04 * scale).toFixed(1)}`,
      tone,
      Math.max(1, scale * 0.055),
      1,
      ' stroke-linecap="round"',
    )
  }
  scene.solids.push({ box: box(x - 0.26, x + 0.26, y - 0.2, y + 0.2, 0.98, 1.7), svg: batch.toString() })
}
