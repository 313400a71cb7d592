import type { Chance } from '../canvas/chance.ts'
import { type Colour, mix } from '../canvas/colour.ts'
import { Batch, barsOf, type Point, pathOf } from '../canvas/ink.ts'
import { DOWN, lit, shaded } from '../light/light.ts'
import type { Scene } from '../space/scene.ts'
import { box, cross, dot, minus, plus, unit, type Vec } from '../space/space.ts'

export interface RoofShape {
  x0: number
  x1: number
  y0: number
  y1: number
  /** Height of the eaves. */
  z: number
  rise: number
  kind: 'hip' | 'gable-x' | 'gable-y' | 'lean'
  overhang: number
  albedo: Colour
  isTiled: boolean
}

/** A slope: eaves from left to right as one faces it, and the edge at its top. */
interface Slope {
  a: Vec
  b: Vec
  topB: Vec
  topA: Vec
}

/** A pitched roof: Mangalore tiles, or plain sheets for what is modern. */
export function standRoof(scene: Scene, shape: RoofShape, chance: Chance): void {
  const { camera, light } = scene
  const x0 = shape.x0 - shape.overhang
  const x1 = shape.x1 + shape.overhang
  const y0 = shape.y0 - shape.overhang
  const y1 = shape.y1 + (shape.kind === 'lean' ? 0 : shape.overhang)
  const { z } = shape
  const batch = new Batch()
  const haze = camera.depth([(x0 + x1) / 2, y0, z]) * 0.35
  if (camera.eye[2] < z)
    batch.fill(
      pathOf(
        camera.outline([
          [x0, y0, z],
          [x1, y0, z],
          [x1, y1, z],
          [x0, y1, z],
        ]),
      ),
      mix(shaded(light, '#8a6a4c', DOWN, haze), light.shadow, 0.3),
    )
  const middle: Vec = [(x0 + x1) / 2, (y0 + y1) / 2, z]
  const seen = slopesOf(shape, x0, x1, y0, y1)
    .map((slope) => ({ slope, normal: outward(slope, middle) }))
    .filter(({ slope, normal }) => dot(normal, minus(camera.eye, slope.a)) > 0)
    .sort((p, q) => far(q.slope, camera.eye) - far(p.slope, camera.eye))
  for (const gable of gablesOf(shape, x0, x1, y0, y1)) {
    const [foot = middle, end = middle] = gable
    const normal: Vec =
      shape.kind === 'gable-x' ? [Math.sign(foot[0] - middle[0]), 0, 0] : [0, Math.sign(foot[1] - middle[1]), 0]
    if (foot !== end && dot(normal, minus(camera.eye, foot)) > 0)
      batch.fill(pathOf(camera.outline(gable)), lit(light, '#e9dcc5', normal, haze))
  }
  if (camera.eye[2] < z + shape.rise)
    for (const rake of rakesOf(shape, x0, x1, y0, y1))
      batch.fill(pathOf(camera.outline(rake)), mix(shaded(light, '#8a6a4c', DOWN, haze), light.shadow, 0.25))
  for (const { slope, normal } of seen) paintSlope(batch, scene, slope, normal, shape, haze, chance)
  // The board along the eaves and the ridge's cap.
  for (const { slope, normal } of seen) {
    const drop = 0.14
    const board = camera.outline([slope.a, slope.b, plus(slope.b, [0, 0, -drop]), plus(slope.a, [0, 0, -drop])])
    batch.fill(pathOf(board), lit(light, mix(shape.albedo, '#4a2f20', 0.45), [normal[0], normal[1], 0], haze))
  }
  for (const [low, high] of rakeEdges(shape, x0, x1, y0, y1, camera.eye))
    batch.stroke(
      pathOf([camera.project(low), camera.project(high)], false),
      lit(light, mix(shape.albedo, '#f0e2cf', 0.45), [0, -1, 0], haze),
      Math.max(1.4, camera.scaleAt(low) * 0.16),
      1,
      ' stroke-linecap="round"',
    )
  for (const { slope } of seen) {
    const cap = Math.max(1.2, camera.scaleAt(slope.topA) * 0.11)
    const tone = lit(light, mix(shape.albedo, '#f3d2b4', 0.16), [0, -0.5, 0.8], haze)
    batch.stroke(
      pathOf([camera.project(slope.topA), camera.project(slope.topB)], false),
      tone,
      cap,
      1,
      ' stroke-linecap="round"',
    )
    if (shape.kind === 'hip')
      for (const [low, high] of [
        [slope.a, slope.topA],
        [slope.b, slope.topB],
      ] as const)
        batch.stroke(
          pathOf([camera.project(low), camera.project(high)], false),
          tone,
          cap * 0.85,
          1,
          ' stroke-linecap="round"',
        )
  }
  scene.solids.push({ box: box(x0, x1, y0, y1, z - 0.05, z + shape.rise), svg: batch.toString() })
}

const far = (slope: Slope, eye: Vec) => Math.hypot(...minus(plus(slope.a, minus(slope.topB, slope.a), 0.5), eye))

function outward({ a, b, topA, topB }: Slope, middle: Vec): Vec {
  const top = plus(topA, minus(topB, topA), 0.5)
  let normal = unit(cross(minus(b, a), minus(top, a)))
  const centre = plus(plus(a, minus(b, a), 0.5), minus(top, a), 0.2)
  if (dot(normal, minus(centre, middle)) < 0) normal = [-normal[0], -normal[1], -normal[2]]
  return normal
}

function slopesOf({ kind, z, rise }: RoofShape, x0: number, x1: number, y0: number, y1: number): Slope[] {
  const top = z + rise
  const my = (y0 + y1) / 2
  const mx = (x0 + x1) / 2
  if (kind === 'lean') return [{ a: [x0, y0, z], b: [x1, y0, z], topB: [x1, y1, top], topA: [x0, y1, top] }]
  if (kind === 'gable-x')
    return [
      { a: [x0, y0, z], b: [x1, y0, z], topB: [x1, my, top], topA: [x0, my, top] },
      { a: [x1, y1, z], b: [x0, y1, z], topB: [x0, my, top], topA: [x1, my, top] },
    ]
  if (kind === 'gable-y')
    return [
      { a: [x0, y1, z], b: [x0, y0, z], topB: [mx, y0, top], topA: [mx, y1, top] },
      { a: [x1, y0, z], b: [x1, y1, z], topB: [mx, y1, top], topA: [mx, y0, top] },
    ]
  const wide = x1 - x0 >= y1 - y0
  const inset = Math.min(x1 - x0, y1 - y0) / 2
  const p: Vec = wide ? [x0 + inset, my, top] : [mx, y0 + inset, top]
  const q: Vec = wide ? [x1 - inset, my, top] : [mx, y1 - inset, top]
  return wide
    ? [
        { a: [x0, y0, z], b: [x1, y0, z], topB: q, topA: p },
        { a: [x1, y1, z], b: [x0, y1, z], topB: p, topA: q },
        { a: [x0, y1, z], b: [x0, y0, z], topB: p, topA: p },
        { a: [x1, y0, z], b: [x1, y1, z], topB: q, topA: q },
      ]
    : [
        { a: [x0, y0, z], b: [x1, y0, z], topB: p, topA: p },
        { a: [x1, y1, z], b: [x0, y1, z], topB: q, topA: q },
        { a: [x0, y1, z], b: [x0, y0, z], topB: p, topA: q },
        { a: [x1, y0, z], b: [x1, y1, z], topB: q, topA: p },
      ]
}

/** The upright triangles that close a gable, a little behind the eaves. */
function gablesOf({ kind, z, rise, overhang }: RoofShape, x0: number, x1: number, y0: number, y1: number): Vec[][] {
  const my = (y0 + y1) / 2
  const mx = (x0 + x1) / 2
  const top = z + rise
  if (kind === 'gable-x') {
    const eave = z + (rise * overhang) / (my - y0)
    return [x0 + overhang, x1 - overhang].map((x) => [
      [x, y0 + overhang, z],
      [x, y1 - overhang, z],
      [x, y1 - overhang, eave],
      [x, my, top],
      [x, y0 + overhang, eave],
    ])
  }
  if (kind !== 'gable-y') return []
  const eave = z + (rise * overhang) / (mx - x0)
  return [y0 + overhang, y1 - overhang].map((y) => [
    [x0 + overhang, y, z],
    [x1 - overhang, y, z],
    [x1 - overhang, y, eave],
    [mx, y, top],
    [x0 + overhang, y, eave],
  ])
}

/** The undersides that reach out past a gable. */
function rakesOf({ kind, z, rise, overhang }: RoofShape, x0: number, x1: number, y0: number, y1: number): Vec[][] {
  const top = z + rise
  const my = (y0 + y1) / 2
  const mx = (x0 + x1) / 2
  if (kind === 'gable-y')
    return [x0, x1].map((x) => [
      [x, y0, z],
      [mx, y0, top],
      [mx, y0 + overhang, top],
      [x, y0 + overhang, z],
    ])
  if (kind !== 'gable-x') return []
  return [
    [x0, x0 + overhang],
    [x1, x1 - overhang],
  ].flatMap(([edge = 0, inner = 0]) =>
    [y0, y1].map((y): Vec[] => [
      [edge, y, z],
      [edge, my, top],
      [inner, my, top],
      [inner, y, z],
    ]),
  )
}

/** The sloping boards of the gables that face the eye. */
function rakeEdges(
  { kind, z, rise }: RoofShape,
  x0: number,
  x1: number,
  y0: number,
  y1: number,
  eye: Vec,
): [Vec, Vec][] {
  const top = z + rise
  const my = (y0 + y1) / 2
  const mx = (x0 + x1) / 2
  if (kind === 'gable-y')
    return [
      [
        [x0, y0, z],
        [mx, y0, top],
      ],
      [
        [x1, y0, z],
        [mx, y0, top],
      ],
    ]
  if (kind !== 'gable-x') return []
  const edge = eye[0] < x0 ? x0 : eye[0] > x1 ? x1 : undefined
  return edge === undefined
    ? []
    : [
        [
          [edge, y0, z],
          [edge, my, top],
        ],
        [
          [edge, y1, z],
          [edge, my, top],
        ],
      ]
}

function paintSlope(
  batch: Batch,
  { camera, light }: Scene,
  slope: Slope,
  normal: Vec,
  shape: RoofShape,
  haze: number,
  chance: Chance,
): void {
  const { a, b, topA, topB } = slope
  const face = lit(light, shape.albedo, normal, haze)
  batch.edged(pathOf(camera.outline([a, b, topB, topA])), face, face, 0.7)
  const along = minus(b, a)
  const length = Math.hypot(...along)
  const share = (p: Vec) => dot(minus(p, a), along) / (length * length)
  const [left, right] = [share(topA), share(topB)]
  const up = minus(plus(topA, along, -left), a)
  const limit = (s: number) =>
    Math.min(1, left > 0 && s < left ? s / left : 1, right < 1 && s > right ? (1 - s) / (1 - right) : 1)
  const at = (s: number, t: number): Vec => plus(plus(a, along, s), up, t)
  const scale = camera.scaleAt(at(0.5, 0.4))
  const height = Math.hypot(...up)
  const lines: [Point, Point][] = []
  const rows = Math.max(2, Math.round(height / (shape.isTiled ? 0.36 : 1.2)))
  const columns = Math.max(2, Math.round(length / (shape.isTiled ? (scale > 40 ? 0.26 : 0.5) : 0.6)))
  for (let i = 1; i < columns; i++)
    lines.push([camera.project(at(i / columns, 0)), camera.project(at(i / columns, limit(i / columns)))])
  batch.stroke(barsOf(lines), mix(face, light.shadow, 0.5), Math.max(0.5, scale * 0.016), 0.4)
  if (!shape.isTiled) return
  const courses: [Point, Point][] = []
  for (let j = 1; j < rows; j++) {
    const t = j / rows
    courses.push([camera.project(at(left * t, t)), camera.project(at(1 - (1 - right) * t, t))])
  }
  batch.stroke(barsOf(courses), mix(face, '#2c1710', 0.45), Math.max(0.7, scale * 0.03), 0.5)
  for (let i = 0; i < Math.min(90, columns * rows * 0.12); i++) {
    const s = Math.floor(chance.next() * columns) / columns
    const t = Math.floor(chance.next() * rows) / rows
    const cell = [at(s, t), at(s + 1 / columns, t), at(s + 1 / columns, t + 1 / rows), at(s, t + 1 / rows)]
    if (t + 1 / rows > limit(s) || t + 1 / rows > limit(s + 1 / columns)) continue
    batch.fill(pathOf(cell.map(camera.project)), chance.pick(['#ffd9b8', '#3a1c12', '#5b3a28']), 0.16)
  }
}
