import type { Chance } from '../canvas/chance.ts'
import { type Colour, mix } from '../canvas/colour.ts'
import { Batch, barsOf, fill, type Point, pathOf } from '../canvas/ink.ts'
import { hazed, type Light, lit, shaded, UP } from '../light/light.ts'
import { isOffSheet } from '../space/camera.ts'
import { clipLine, clipTo } from '../space/space.ts'
import type { Wall } from './wall.ts'

/** Layers of one wall, painted in this order. Equal styles share a path. */
export interface FaceLayers {
  surface: Batch
  openings: Batch
  glass: Batch
  inside: Batch
  lines: Batch
  ledges: Batch
  /** Path data; all shadows of a wall are one shape. */
  shadows: string[]
}

export const faceLayers = (): FaceLayers => ({
  surface: new Batch(),
  openings: new Batch(),
  glass: new Batch(),
  inside: new Batch(),
  lines: new Batch(),
  ledges: new Batch(),
  shadows: [],
})

export const layersText = (layers: FaceLayers, shadow: Colour, opacity: number) =>
  `${layers.surface}${layers.openings}${layers.glass}${layers.inside}${layers.lines}${fill(layers.shadows.join(''), shadow, opacity)}${layers.ledges}`

const warmLamps: readonly Colour[] = ['#ffd58c', '#ffe3b0', '#f9bd6b', '#ffeccb', '#f3d9a6']
const curtainDyes: readonly Colour[] = ['#e8dcc6', '#c9b49a', '#d8cfc4', '#b98f78', '#9fb0a8', '#e6cfae', '#8f9aa5']

export interface PaneOptions {
  light: Light
  chance: Chance
  frame: Colour
  reveal: Colour
  /** Sashes side by side. */
  sashes: number
  /** Share of the height that is a fixed light above; 0 for none. */
  transom?: number
  depth?: number
  /** Never curtained or lit: stairs, shops. */
  isPlain?: boolean
  grill?: boolean
}

/** A glazed opening: reveal, glass that mirrors the sky or shows a lamp, curtains, sashes. */
export function paintPane(
  layers: FaceLayers,
  wall: Wall,
  u0: number,
  v0: number,
  u1: number,
  v1: number,
  options: PaneOptions,
): void {
  const { light, chance, sashes, transom = 0, depth = 0.14, isPlain = false } = options
  const { distance, scale } = wall
  const opening = wall.rect(u0, v0, u1, v1)
  if (isOffSheet(opening)) return
  const isDetailed = wall.detail === 'near'
  if (isDetailed)
    layers.openings.fill(
      pathOf(opening),
      shaded(light, options.reveal, [wall.normal[0] * 0.4, -0.4, -0.3], distance * 0.35),
    )
  const glass = isDetailed ? clipTo(wall.rect(u0 + 0.03, v0 + 0.03, u1 - 0.03, v1 - 0.03, -depth), opening) : opening
  const glassPath = pathOf(glass)
  const isLit = !isPlain && chance.happens(light.lampsOn)
  const bar = Math.max(0.7, Math.min(5, 0.055 * scale))
  const frame = lit(light, options.frame, wall.normal, distance * 0.35)
  if (wall.isSliver) {
    layers.glass.fill(glassPath, glassTone(light, chance, distance, isLit, options.frame))
    return
  }
  layers.glass.edged(glassPath, glassTone(light, chance, distance, isLit, options.frame), frame, bar)
  const curtained = !isPlain && chance.happens(0.62)
  if (curtained && wall.detail !== 'far')
    curtain(layers.inside, wall, u0, v0, u1, v1, depth, chance, light, isLit, opening)
  if (isDetailed) {
    // The lintel's own shadow, and the sky sliding over the panes.
    layers.inside.fill(
      pathOf(clipTo(wall.rect(u0, v1 - (v1 - v0) * 0.13, u1, v1, -depth), opening)),
      light.shadow,
      isLit ? 0.12 : 0.3,
    )
    if (!isLit) {
      const slope = (u1 - u0) * chance.between(0.25, 0.6)
      const glint = wall.outline(
        [
          [u0 + slope * 0.4, v0],
          [u0 + slope, v0],
          [u1, v1 - 0.1],
          [u1 - slope * 0.9, v1 - 0.1],
        ],
        -depth,
      )
      layers.inside.fill(pathOf(clipTo(glint, opening)), light.sky.mirror, 0.2)
    }
  }
  const at = (u: number, v: number): Point =>
    wall.outline(
      [
        [u, v],
        [u, v],
      ],
      -depth * 0.8,
    )[0] ?? [0, 0]
  if (wall.isVast) return
  const uprights = wall.detail === 'far' ? Math.min(2, sashes) : sashes
  const bars: [Point, Point][] = []
  for (let i = 1; i < uprights; i++)
    bars.push([at(u0 + ((u1 - u0) * i) / uprights, v0), at(u0 + ((u1 - u0) * i) / uprights, v1)])
  if (transom > 0) bars.push([at(u0, v1 - (v1 - v0) * transom), at(u1, v1 - (v1 - v0) * transom)])
  const within = isDetailed ? bars.map(([a, b]) => clipLine(a, b, opening)).filter((line) => line !== undefined) : bars
  layers.lines.stroke(barsOf(within), frame, bar)
  if (options.grill && wall.detail !== 'far') grill(layers, wall, u0, v0, u1, v1, frame)
}

export function glassTone(light: Light, chance: Chance, distance: number, isLit: boolean, frame: Colour): Colour {
  if (isLit) return hazed(light, chance.pick(warmLamps), distance * 0.15)
  const inside = mix('#22303a', frame, 0.15)
  const tone = mix(inside, light.sky.mirror, chance.pick([0.3, 0.45, 0.6]))
  return hazed(light, tone, distance * 0.5)
}

function curtain(
  batch: Batch,
  wall: Wall,
  u0: number,
  v0: number,
  u1: number,
  v1: number,
  depth: number,
  chance: Chance,
  light: Light,
  isLit: boolean,
  opening: ReturnType<Wall['rect']>,
): void {
  const dye = chance.pick(curtainDyes)
  const tone = isLit
    ? mix(dye, '#ffcf87', 0.45)
    : mix(shaded(light, dye, [0, -1, 0], wall.distance * 0.35), '#2a343c', 0.3)
  const draw = (a: number, b: number) => {
    batch.fill(pathOf(clipTo(wall.rect(a, v0, b, v1, -depth * 1.6), opening)), tone, isLit ? 0.55 : 0.8)
    if (wall.detail !== 'near' || wall.scale < 34) return
    const folds: [Point, Point][] = []
    for (let u = a + 0.1; u < b; u += 0.17)
      folds.push([
        wall.camera.project(wall.at(u, v0 + 0.04, -depth * 1.6)),
        wall.camera.project(wall.at(u, v1 - 0.04, -depth * 1.6)),
      ])
    batch.stroke(barsOf(folds), '#000000', Math.max(0.6, wall.scale * 0.016), 0.07)
  }
  const wide = u1 - u0
  const way = chance.weigh({ both: 4, left: 2, right: 2, full: 1.5 })
  if (way === 'full') draw(u0, u1)
  if (way === 'left' || way === 'both') draw(u0, u0 + wide * chance.between(0.18, 0.34))
  if (way === 'right' || way === 'both') draw(u1 - wide * chance.between(0.18, 0.34), u1)
}

function grill(layers: FaceLayers, wall: Wall, u0: number, v0: number, u1: number, v1: number, paint: Colour): void {
  const at = (u: number, v: number) => wall.camera.project(wall.at(u, v, 0.02))
  const bars: [Point, Point][] = []
  const step = wall.detail === 'near' ? 0.26 : 0.4
  for (let v = v0 + step; v < v1 - 0.1; v += step) bars.push([at(u0, v), at(u1, v)])
  if (wall.detail === 'near') for (let u = u0 + 0.42; u < u1 - 0.1; u += 0.42) bars.push([at(u, v0), at(u, v1)])
  layers.lines.stroke(barsOf(bars), paint, Math.max(0.5, wall.scale * 0.018), 0.75)
}

/** A level slab standing out from the wall: its front, its end and whichever of top and underside shows. */
export function paintLedge(
  layers: FaceLayers,
  wall: Wall,
  u0: number,
  u1: number,
  v0: number,
  v1: number,
  out: number,
  albedo: Colour,
  light: Light,
): void {
  const haze = wall.distance * 0.35
  const { camera } = wall
  if (wall.isSliver || (wall.isVast && out < 0.2)) return
  if (wall.detail === 'far' || (out < 0.2 && wall.detail === 'middle')) {
    // A line along its longer side will do.
    const isUpright = v1 - v0 > u1 - u0
    const [u, v] = [(u0 + u1) / 2, (v0 + v1) / 2]
    const line = isUpright ? wall.line(u, v0, u, v1, out) : wall.line(u0, v, u1, v, out)
    const width = (isUpright ? u1 - u0 : v1 - v0) * wall.scale
    layers.ledges.stroke(line, lit(light, albedo, wall.normal, haze), Math.max(0.8, Math.round(width * 5) / 5))
    return
  }
  const above = camera.eye[2] > wall.at(0, v1)[2]
  if (above)
    layers.ledges.fill(
      pathOf(camera.outline([wall.at(u0, v1), wall.at(u1, v1), wall.at(u1, v1, out), wall.at(u0, v1, out)])),
      lit(light, albedo, UP, haze),
    )
  else
    layers.ledges.fill(
      pathOf(camera.outline([wall.at(u0, v0), wall.at(u1, v0), wall.at(u1, v0, out), wall.at(u0, v0, out)])),
      mix(shaded(light, albedo, [0, 0, -1], haze), light.shadow, 0.22),
    )
  layers.ledges.fill(wall.path(u0, v0, u1, v1, out), lit(light, albedo, wall.normal, haze))
}
