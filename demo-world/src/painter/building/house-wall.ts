import type { Chance } from '../canvas/chance.ts'
import { type Colour, mix } from '../canvas/colour.ts'
import { barsOf, fill, type Point, pathOf } from '../canvas/ink.ts'
import { lit, shaded } from '../light/light.ts'
import type { Scene } from '../space/scene.ts'
import { clipTo } from '../space/space.ts'
import { type Material, paintMaterial } from './materials.ts'
import { faceLayers, layersText, paintLedge, paintPane } from './openings.ts'
import type { BuildingPalette } from './palettes.ts'
import { shadowOnWall, type Wall } from './wall.ts'

export type Opening = 'window' | 'glazing' | 'door' | 'garage' | 'screen' | 'jaali'

/** Something in or on a house's wall, in metres from its lower left. */
export interface Feature {
  kind: Opening
  u0: number
  u1: number
  v0: number
  v1: number
  sashes?: number
  hasChajja?: boolean
  hasGrill?: boolean
}

export interface Patch {
  material: Material
  albedo: Colour
  u0: number
  v0: number
  u1: number
  v1: number
}

export interface Ledge {
  u0: number
  u1: number
  v0: number
  v1: number
  out: number
}

export interface WallDesign {
  material: Material
  albedo: Colour
  features: readonly Feature[]
  patches?: readonly Patch[]
  /** Things built before this wall that shade it: eaves, slabs, porches. */
  shades?: readonly Ledge[]
}

/** A wall of a house, seen from near enough for its grain. */
export function paintHouseWall(
  scene: Scene,
  wall: Wall,
  design: WallDesign,
  palette: BuildingPalette,
  chance: Chance,
): string {
  const { light } = scene
  const layers = faceLayers()
  for (const feature of design.features) paintFeature(scene, wall, feature, design, palette, layers, chance)
  for (const ledge of design.shades ?? [])
    layers.shadows.push(
      pathOf(wall.outline(shadowOnWall(wall, light.toSun, ledge.u0, ledge.u1, ledge.v0, ledge.v1, ledge.out))),
    )
  const body = wall.rect(0, 0, wall.width, wall.height)
  const [low, high] = [
    wall.camera.project(wall.at(wall.width / 2, 0)),
    wall.camera.project(wall.at(wall.width / 2, wall.height)),
  ]
  const wash = scene.sheet.linear(0, low[1], 0, high[1], [
    [0, light.shadow, 0.22],
    [0.18, light.shadow, 0.04],
    [1, light.sky.mirror, 0.08],
  ])
  return (
    paintMaterial(wall, 0, 0, wall.width, wall.height, design.material, design.albedo, light, chance) +
    (design.patches ?? [])
      .map((patch) =>
        paintMaterial(wall, patch.u0, patch.v0, patch.u1, patch.v1, patch.material, patch.albedo, light, chance),
      )
      .join('') +
    layersText(layers, light.shadow, light.shadowOpacity) +
    fill(pathOf(body), wash)
  )
}

function paintFeature(
  scene: Scene,
  wall: Wall,
  feature: Feature,
  design: WallDesign,
  palette: BuildingPalette,
  layers: ReturnType<typeof faceLayers>,
  chance: Chance,
): void {
  const { light } = scene
  const { u0, u1, v0, v1 } = feature
  const haze = wall.distance * 0.35
  const pane = { light, chance, frame: palette.frame, reveal: design.albedo, depth: 0.18 }
  switch (feature.kind) {
    case 'window':
      paintPane(layers, wall, u0, v0, u1, v1, {
        ...pane,
        sashes: feature.sashes ?? 2,
        transom: 0.24,
        grill: feature.hasGrill ?? false,
      })
      paintLedge(layers, wall, u0 - 0.1, u1 + 0.1, v0 - 0.1, v0, 0.1, palette.trim, light)
      break
    case 'glazing':
      paintPane(layers, wall, u0, v0, u1, v1, {
        ...pane,
        sashes: feature.sashes ?? Math.max(2, Math.round((u1 - u0) / 1.2)),
      })
      break
    case 'door':
      door(scene, wall, feature, palette, layers)
      break
    case 'garage': {
      const opening = wall.rect(u0, v0, u1, v1)
      layers.openings.fill(pathOf(opening), shaded(light, palette.stone, wall.normal, haze, 0.6))
      const leaf = clipTo(wall.rect(u0 + 0.05, v0, u1 - 0.05, v1 - 0.05, -0.2), opening)
      layers.glass.fill(pathOf(leaf), lit(light, mix(palette.rail, '#d8d2c6', 0.5), wall.normal, haze, 0.8))
      const slats: [Point, Point][] = []
      for (let v = v0 + 0.28; v < v1; v += 0.28)
        slats.push([
          wall.camera.project(wall.at(u0 + 0.08, v, -0.19)),
          wall.camera.project(wall.at(u1 - 0.08, v, -0.19)),
        ])
      layers.lines.stroke(barsOf(slats), light.shadow, Math.max(0.6, wall.scale * 0.02), 0.4)
      break
    }
    case 'screen':
      screen(scene, wall, feature, palette, layers)
      break
    case 'jaali':
      jaali(scene, wall, feature, palette, layers)
  }
  if (feature.hasChajja) {
    const ledge = { u0: u0 - 0.3, u1: u1 + 0.3, v0: v1 + 0.08, v1: v1 + 0.18, out: 0.55 }
    paintLedge(layers, wall, ledge.u0, ledge.u1, ledge.v0, ledge.v1, ledge.out, palette.trim, light)
    layers.shadows.push(
      pathOf(wall.outline(shadowOnWall(wall, light.toSun, ledge.u0, ledge.u1, ledge.v0, ledge.v1, ledge.out))),
    )
  }
}

function door(
  { light }: Scene,
  wall: Wall,
  { u0, u1, v0, v1 }: Feature,
  palette: BuildingPalette,
  layers: ReturnType<typeof faceLayers>,
): void {
  const haze = wall.distance * 0.35
  const opening = wall.rect(u0, v0, u1, v1)
  layers.openings.fill(pathOf(opening), shaded(light, palette.trim, wall.normal, haze, 0.7))
  const leaf = (a: number, b: number, c: number, d: number) => pathOf(clipTo(wall.rect(a, b, c, d, -0.12), opening))
  layers.glass.fill(leaf(u0 + 0.07, v0, u1 - 0.07, v1 - 0.07), lit(light, palette.timber, wall.normal, haze, 0.85))
  const dark = mix(lit(light, palette.timber, wall.normal, haze, 0.7), '#20130b', 0.35)
  const middle = (u0 + u1) / 2
  const leaves =
    u1 - u0 > 1.25
      ? [
          [u0 + 0.07, middle],
          [middle, u1 - 0.07],
        ]
      : [[u0 + 0.07, u1 - 0.07]]
  for (const [a = 0, b = 0] of leaves)
    for (const [c, d] of [
      [0.15, 0.9],
      [1.05, v1 - v0 - 0.25],
    ] as const)
      layers.inside.stroke(leaf(a + 0.1, v0 + c, b - 0.1, v0 + d), dark, Math.max(0.8, wall.scale * 0.03))
  layers.lines.fill(wall.path(middle - 0.14, v0 + 1, middle - 0.1, v0 + 1.22, -0.1), '#d9b768')
  if (light.lampsOn > 0.3) layers.lines.fill(wall.path(u1 + 0.15, v0 + 1.9, u1 + 0.32, v0 + 2.2, 0.1), '#ffe2a6')
}

/** Upright timber blades before the glass. */
function screen(
  { light }: Scene,
  wall: Wall,
  { u0, u1, v0, v1 }: Feature,
  palette: BuildingPalette,
  layers: ReturnType<typeof faceLayers>,
): void {
  const haze = wall.distance * 0.35
  layers.openings.fill(
    wall.path(u0, v0, u1, v1),
    light.lampsOn > 0.3 ? '#d99a4e' : mix(shaded(light, palette.timber, wall.normal, haze), '#1a1410', 0.45),
  )
  const tone = lit(light, palette.timber, wall.normal, haze)
  const edge = shaded(light, palette.timber, wall.normal, haze)
  const step = wall.scale > 26 ? 0.17 : 0.3
  for (let u = u0; u < u1 - 0.02; u += step) {
    layers.ledges.fill(wall.path(u, v0, Math.min(u1, u + step * 0.56), v1, 0.08), tone)
    layers.ledges.fill(wall.path(u + step * 0.44, v0, Math.min(u1, u + step * 0.56), v1, 0.08), edge)
  }
}

/** A pierced wall of clay blocks. */
function jaali(
  { light }: Scene,
  wall: Wall,
  { u0, u1, v0, v1 }: Feature,
  palette: BuildingPalette,
  layers: ReturnType<typeof faceLayers>,
): void {
  const haze = wall.distance * 0.35
  const clay = mix(palette.accent, '#b4694a', 0.6)
  layers.openings.fill(wall.path(u0, v0, u1, v1), lit(light, clay, wall.normal, haze))
  const hole = light.lampsOn > 0.3 ? '#f0b566' : mix(shaded(light, clay, wall.normal, haze), '#1c120c', 0.6)
  const step = wall.scale > 26 ? 0.26 : 0.42
  let holes = ''
  for (let v = v0 + 0.06; v < v1 - step * 0.5; v += step)
    for (let u = u0 + 0.06; u < u1 - step * 0.5; u += step) holes += wall.path(u, v, u + step * 0.62, v + step * 0.62)
  layers.glass.fill(holes, hole)
}
