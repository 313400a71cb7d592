import type { Chance } from '../canvas/chance.ts'
import type { Colour } from '../canvas/colour.ts'
import { fill, type Point, pathOf } from '../canvas/ink.ts'
import type { Sheet } from '../canvas/sheet.ts'
import { DOWN, FRONT, LEFT, type Light, lit, RIGHT, UP } from '../light/light.ts'
import type { Season } from '../light/season.ts'
import type { Garden } from '../plants/planting.ts'
import { type Camera, isOffSheet } from './camera.ts'
import type { Solid } from './order.ts'
import type { Box, Vec } from './space.ts'

/** A picture out of doors in the making. */
export interface Scene {
  sheet: Sheet
  camera: Camera
  light: Light
  season: Season
  chance: Chance
  garden: Garden
  /** Years since it was built: stains, grills, grown trees. */
  ageYears: number
  solids: Solid[]
  /** Path data of shadows on the ground; they merge into one shape. */
  shadows: string[]
}

/** Whichever of a box's faces the eye can see, as outlines with their normals. */
export function facesOf(camera: Camera, { x0, x1, y0, y1, z0, z1 }: Box): { normal: Vec; outline: Point[] }[] {
  const [ex, ey, ez] = camera.eye
  const faces: { normal: Vec; points: Vec[] }[] = []
  if (ez > z1)
    faces.push({
      normal: UP,
      points: [
        [x0, y0, z1],
        [x1, y0, z1],
        [x1, y1, z1],
        [x0, y1, z1],
      ],
    })
  if (ez < z0)
    faces.push({
      normal: DOWN,
      points: [
        [x0, y0, z0],
        [x1, y0, z0],
        [x1, y1, z0],
        [x0, y1, z0],
      ],
    })
  if (ey > y1)
    faces.push({
      normal: [0, 1, 0],
      points: [
        [x0, y1, z0],
        [x1, y1, z0],
        [x1, y1, z1],
        [x0, y1, z1],
      ],
    })
  if (ex < x0)
    faces.push({
      normal: LEFT,
      points: [
        [x0, y1, z0],
        [x0, y0, z0],
        [x0, y0, z1],
        [x0, y1, z1],
      ],
    })
  if (ex > x1)
    faces.push({
      normal: RIGHT,
      points: [
        [x1, y0, z0],
        [x1, y1, z0],
        [x1, y1, z1],
        [x1, y0, z1],
      ],
    })
  if (ey < y0)
    faces.push({
      normal: FRONT,
      points: [
        [x0, y0, z0],
        [x1, y0, z0],
        [x1, y0, z1],
        [x0, y0, z1],
      ],
    })
  return faces
    .map(({ normal, points }) => ({ normal, outline: camera.outline(points) }))
    .filter(({ outline }) => !isOffSheet(outline))
}

export const middleOf = ({ x0, x1, y0, y1, z0, z1 }: Box): Vec => [(x0 + x1) / 2, (y0 + y1) / 2, (z0 + z1) / 2]

/** A plain box in the day's light. */
export function paintBox(
  scene: Pick<Scene, 'camera' | 'light'>,
  body: Box,
  albedo: Colour,
  openness = 1,
  hazeFrom = 0,
): string {
  const { camera, light } = scene
  const distance = Math.max(0, camera.depth(middleOf(body)) - hazeFrom)
  return facesOf(camera, body)
    .map(({ normal, outline }) => {
      const paint = lit(light, albedo, normal, distance * 0.35, openness)
      return `<path fill="${paint}" stroke="${paint}" stroke-width=".6" d="${pathOf(outline)}"/>`
    })
    .join('')
}

/** A level area at height z. */
export function levelArea(camera: Camera, x0: number, x1: number, y0: number, y1: number, z = 0): Point[] {
  return camera.outline([
    [x0, y0, z],
    [x1, y0, z],
    [x1, y1, z],
    [x0, y1, z],
  ])
}

/** Soft darkening where something meets the ground. */
export function contactShade(
  scene: Scene,
  x0: number,
  x1: number,
  y0: number,
  y1: number,
  grow = 0.3,
  strength = 0.3,
): string {
  return [1, 0.6, 0.25]
    .map((share) =>
      fill(
        pathOf(levelArea(scene.camera, x0 - grow * share, x1 + grow * share, y0 - grow * share, y1 + grow * share)),
        scene.light.shadow,
        strength * 0.4,
      ),
    )
    .join('')
}
