import type { Point } from '../canvas/ink.ts'
import { HEIGHT, WIDTH } from '../canvas/sheet.ts'
import { dot, minus, type Vec } from './space.ts'

/** A level camera: uprights stay upright (two-point, or one-point when it looks straight ahead). */
export interface Camera {
  eye: Vec
  /** Turned to the right, in radians. */
  yaw: number
  focal: number
  /** Where the straight look meets the sheet. */
  centreX: number
  horizonY: number
  depth(point: Vec): number
  /** A point in front of the camera. */
  project(point: Vec): Point
  /** A flat polygon, cut where it passes behind the camera. */
  outline(points: readonly Vec[]): Point[]
  /** Pixels per metre at a point. */
  scaleAt(point: Vec): number
}

const NEAR = 0.25
const MARGIN = 40

/** Whether an outline lies wholly beside the sheet, so that drawing it would be wasted. */
export function isOffSheet(outline: readonly Point[]): boolean {
  if (outline.length === 0) return true
  const beyond = (test: (point: Point) => boolean) => outline.every(test)
  return (
    beyond(([x]) => x < -MARGIN) ||
    beyond(([x]) => x > WIDTH + MARGIN) ||
    beyond(([, y]) => y < -MARGIN) ||
    beyond(([, y]) => y > HEIGHT + MARGIN)
  )
}

export function camera(eye: Vec, yaw: number, focal: number, centreX: number, horizonY: number): Camera {
  const forward: Vec = [Math.sin(yaw), Math.cos(yaw), 0]
  const right: Vec = [Math.cos(yaw), -Math.sin(yaw), 0]
  const depth = (point: Vec) => dot(minus(point, eye), forward)
  const project = (point: Vec): Point => {
    const from = minus(point, eye)
    const away = Math.max(dot(from, forward), NEAR)
    return [centreX + (focal * dot(from, right)) / away, horizonY - (focal * from[2]) / away]
  }
  const outline = (points: readonly Vec[]): Point[] => {
    const kept: Vec[] = []
    for (let i = 0; i < points.length; i++) {
      const from = points[i] as Vec
      const to = points[(i + 1) % points.length] as Vec
      const a = depth(from) - NEAR
      const b = depth(to) - NEAR
      if (a >= 0) kept.push(from)
      if (a >= 0 !== b >= 0) {
        const share = a / (a - b)
        kept.push(
          [0, 1, 2].map(
            (i) => (from[i as 0] ?? 0) + ((to[i as 0] ?? 0) - (from[i as 0] ?? 0)) * share,
          ) as unknown as Vec,
        )
      }
    }
    return kept.map(project)
  }
  return {
    eye,
    yaw,
    focal,
    centreX,
    horizonY,
    depth,
    project,
    outline,
    scaleAt: (point) => focal / Math.max(depth(point), NEAR),
  }
}

export interface Frame {
  left: number
  right: number
  top: number
  bottom: number
}

/** Chooses focal length and shift so that the given points fill the frame, standing on its bottom. */
export function cameraFitting(eye: Vec, yaw: number, points: readonly Vec[], frame: Frame, alignX = 0.5): Camera {
  const plain = camera(eye, yaw, 1, 0, 0)
  const seen = points.map((point) => plain.project(point))
  const xs = seen.map((p) => p[0])
  const ys = seen.map((p) => p[1])
  const [minX, maxX, minY, maxY] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)]
  const focal = Math.min((frame.right - frame.left) / (maxX - minX), (frame.bottom - frame.top) / (maxY - minY))
  const slack = frame.right - frame.left - focal * (maxX - minX)
  const centreX = frame.left + slack * alignX - focal * minX
  return camera(eye, yaw, focal, centreX, frame.bottom - focal * maxY)
}
