import { type Point, pathOf } from '../canvas/ink.ts'
import { FRONT, LEFT, RIGHT } from '../light/light.ts'
import { type Camera, isOffSheet } from '../space/camera.ts'
import { type Box, clipTo, dot, hull, rectPoints, type Vec } from '../space/space.ts'

/** One face of a volume, measured in metres from its lower left corner as seen from outside. */
export interface Wall {
  width: number
  height: number
  normal: Vec
  along: Vec
  camera: Camera
  /** Pixels per metre at its middle, and how much is worth drawing at that size. */
  scale: number
  detail: 'far' | 'middle' | 'near'
  /** Seen so much from the side that a window is a line. */
  isSliver: boolean
  /** One of so many windows that bars and sills are left out. */
  isVast: boolean
  distance: number
  at(u: number, v: number, out?: number): Vec
  outline(points: readonly Point[], out?: number): Point[]
  rect(u0: number, v0: number, u1: number, v1: number, out?: number): Point[]
  path(u0: number, v0: number, u1: number, v1: number, out?: number): string
  line(u0: number, v0: number, u1: number, v1: number, out?: number): string
}

export type Side = 'front' | 'left' | 'right'

/** `crowd` counts the cells of the whole building: the more there is to draw, the less is said about each. */
export function wallOf(camera: Camera, body: Box, side: Side, crowd = 0): Wall {
  const { x0, x1, y0, y1, z0, z1 } = body
  const [origin, along, normal, width]: [Vec, Vec, Vec, number] =
    side === 'front'
      ? [[x0, y0, z0], [1, 0, 0], FRONT, x1 - x0]
      : side === 'left'
        ? [[x0, y1, z0], [0, -1, 0], LEFT, y1 - y0]
        : [[x1, y0, z0], [0, 1, 0], RIGHT, y1 - y0]
  return wallFrom(camera, origin, along, normal, width, z1 - z0, crowd)
}

export function wallFrom(
  camera: Camera,
  origin: Vec,
  along: Vec,
  normal: Vec,
  width: number,
  height: number,
  crowd = 0,
): Wall {
  const at = (u: number, v: number, out = 0): Vec => [
    origin[0] + along[0] * u + normal[0] * out,
    origin[1] + along[1] * u + normal[1] * out,
    origin[2] + v + normal[2] * out,
  ]
  const middle = at(width / 2, height / 2)
  const scale = camera.scaleAt(middle)
  const detail = scale < 15.5 || crowd > 150 ? 'far' : scale < 30 || crowd > 70 ? 'middle' : 'near'
  // Half a pixel is fine enough for what is small, and halves the text.
  const settle = (point: Point): Point =>
    detail === 'far' ? [Math.round(point[0] * 2) / 2, Math.round(point[1] * 2) / 2] : point
  const outline = (points: readonly Point[], out = 0) =>
    camera.outline(points.map(([u, v]) => at(u, v, out))).map(settle)
  const rect = (u0: number, v0: number, u1: number, v1: number, out = 0) => outline(rectPoints(u0, v0, u1, v1), out)
  const across = Math.abs(camera.project(at(width, height / 2))[0] - camera.project(at(0, height / 2))[0]) / width
  return {
    width,
    height,
    normal,
    along,
    camera,
    scale,
    isSliver: across < 3.6,
    isVast: crowd > 330,
    detail,
    distance: camera.depth(middle),
    at,
    outline,
    rect,
    path: (u0, v0, u1, v1, out) => seenPath(rect(u0, v0, u1, v1, out), true),
    line: (u0, v0, u1, v1, out = 0) =>
      seenPath([settle(camera.project(at(u0, v0, out))), settle(camera.project(at(u1, v1, out)))], false),
  }
}

const seenPath = (outline: Point[], closed: boolean) => (isOffSheet(outline) ? '' : pathOf(outline, closed))

/** Whether the eye stands in front of this wall. */
export const isSeen = (wall: Wall) => {
  const middle = wall.at(wall.width / 2, 0)
  const { eye } = wall.camera
  return dot([eye[0] - middle[0], eye[1] - middle[1], 0], wall.normal) > 0.05
}

/** Which end of a thing on the wall turns its side to the eye. */
export function seenEnd(wall: Wall, u: number): 'low' | 'high' {
  const { eye } = wall.camera
  const foot = wall.at(u, 0)
  return dot([eye[0] - foot[0], eye[1] - foot[1], 0], wall.along) < 0 ? 'low' : 'high'
}

/** The shadow on the wall of a ledge that stands out by `out`, cut to the wall. */
export function shadowOnWall(
  wall: Wall,
  toSun: Vec,
  u0: number,
  u1: number,
  vBottom: number,
  vTop: number,
  out: number,
): Point[] {
  const facing = dot(toSun, wall.normal)
  if (facing < 0.06) return []
  const reach = Math.min(out / facing, out * 4)
  const du = -dot(toSun, wall.along) * reach
  const dv = -toSun[2] * reach
  const thrown = rectPoints(u0 + du, vBottom + dv, u1 + du, vTop + dv)
  // Far off, what lies between the ledge and its shadow is hidden by the ledge itself.
  const cast = wall.detail === 'far' ? thrown : hull([...rectPoints(u0, vBottom, u1, vTop), ...thrown])
  return clipTo(cast, rectPoints(0, 0, wall.width, wall.height))
}
