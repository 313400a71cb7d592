import type { Chance } from '../canvas/chance.ts'
import { type Colour, mix } from '../canvas/colour.ts'
import { Batch, curveOf, type Point, pathOf } from '../canvas/ink.ts'
import { FRONT, lit, shaded } from '../light/light.ts'
import type { Scene } from '../space/scene.ts'
import { box, type Vec } from '../space/space.ts'

type Profile = readonly (readonly [x: number, z: number])[]

/** Lower edge first, left to right, then over the roof. The car looks to the right. */
const hatchback: Profile = [
  [0, 0.3],
  [3.75, 0.3],
  [3.8, 0.62],
  [3.7, 0.82],
  [2.85, 0.96],
  [2.2, 1.46],
  [0.75, 1.5],
  [0.12, 1.02],
  [0.02, 0.6],
]
const sedan: Profile = [
  [0, 0.3],
  [4.4, 0.3],
  [4.45, 0.6],
  [4.3, 0.8],
  [3.3, 0.92],
  [2.6, 1.4],
  [1.35, 1.42],
  [0.75, 1.02],
  [0.08, 0.95],
  [0, 0.6],
]
const suv: Profile = [
  [0, 0.38],
  [4.2, 0.38],
  [4.25, 0.8],
  [4.1, 1.02],
  [3.2, 1.12],
  [2.6, 1.68],
  [0.5, 1.72],
  [0.1, 1.15],
  [0.02, 0.7],
]
const glassOf: Readonly<Record<CarKind, Profile>> = {
  hatchback: [
    [0.5, 0.98],
    [2.7, 0.96],
    [2.12, 1.38],
    [0.84, 1.41],
  ],
  sedan: [
    [1.0, 0.96],
    [3.12, 0.92],
    [2.52, 1.32],
    [1.42, 1.34],
  ],
  suv: [
    [0.42, 1.14],
    [3.02, 1.12],
    [2.5, 1.58],
    [0.62, 1.62],
  ],
}
const profiles = { hatchback, sedan, suv }
type CarKind = keyof typeof profiles
const carDyes: readonly Colour[] = [
  '#eceae4',
  '#b9bec2',
  '#7c8288',
  '#9c2f2b',
  '#2f4f74',
  '#d9d3c4',
  '#3a3d42',
  '#8a6f52',
  '#5d7466',
]

/** A parked car, so many metres long, along the road. */
export function parkCar(scene: Scene, x: number, y: number, chance: Chance, looksLeft = false): void {
  const kind = chance.pick<CarKind>(['hatchback', 'hatchback', 'sedan', 'suv'])
  const length = Math.max(...profiles[kind].map(([at]) => at))
  const width = 1.6
  const { camera, light } = scene
  const haze = camera.depth([x, y, 0]) * 0.3
  if (camera.depth([x, y, 0]) < 3) return
  const dye = chance.pick(carDyes)
  const place = ([px, z]: readonly [number, number], at: number): Vec => [looksLeft ? x + length - px : x + px, at, z]
  const batch = new Batch()
  const glass = mix(light.sky.mirror, '#1f2a33', 0.55)
  extrude(
    scene,
    batch,
    profiles[kind].map((p) => place(p, y)),
    width,
    (normal, isSteep) =>
      isSteep ? mix(glass, lit(light, '#26313a', normal, haze), 0.4) : lit(light, dye, normal, haze),
  )
  const side = profiles[kind].map((p) => camera.project(place(p, y)))
  const face = lit(light, dye, FRONT, haze)
  batch.edged(pathOf(side), face, face, Math.max(1, camera.scaleAt([x, y, 0]) * 0.05))
  batch.fill(
    pathOf(
      [
        place([0.05, 0.3], y),
        place([length - 0.05, 0.3], y),
        place([length - 0.05, 0.62], y),
        place([0.05, 0.55], y),
      ].map(camera.project),
    ),
    light.shadow,
    0.22,
  )
  batch.fill(pathOf(glassOf[kind].map((p) => camera.project(place(p, y - 0.01)))), mix(glass, light.sky.mirror, 0.15))
  const px = camera.scaleAt([x, y, 0])
  batch.stroke(
    pathOf([place([length * 0.47, 0.4], y), place([length * 0.46, 1.4], y)].map(camera.project), false),
    shaded(light, dye, FRONT, haze),
    Math.max(0.8, px * 0.05),
  )
  for (const at of [length * 0.2, length * 0.8]) wheel(scene, batch, place([at, 0], y)[0], y - 0.02, 0.31)
  const tail = place([0, 0], y)[0]
  if (looksLeft ? camera.eye[0] > tail : camera.eye[0] < tail) {
    for (const at of [y + 0.1, y + width - 0.35])
      batch.fill(
        pathOf(
          camera.outline([
            [tail, at, 0.7],
            [tail, at + 0.25, 0.7],
            [tail, at + 0.25, 0.9],
            [tail, at, 0.9],
          ]),
        ),
        light.lampsOn > 0.3 ? '#ff5a3c' : '#a8322a',
      )
    batch.fill(
      pathOf(
        camera.outline([
          [tail, y + 0.55, 0.5],
          [tail, y + 1.05, 0.5],
          [tail, y + 1.05, 0.62],
          [tail, y + 0.55, 0.62],
        ]),
      ),
      '#f1efe6',
    )
  }
  const lamp = place([length - 0.12, 0.72], y)
  batch.fill(
    pathOf(
      [
        [lamp[0] - 0.13, y - 0.01, 0.66],
        [lamp[0] + 0.13, y - 0.01, 0.68],
        [lamp[0] + 0.1, y - 0.01, 0.8],
        [lamp[0] - 0.14, y - 0.01, 0.78],
      ].map((p) => camera.project(p as unknown as Vec)),
    ),
    '#f2eee0',
    0.9,
  )
  const body = box(x, x + length, y, y + width, 0, 1.7)
  scene.shadows.push(
    pathOf(
      camera.outline([
        [x - 0.1, y - 0.25, 0],
        [x + length + 0.1, y - 0.25, 0],
        [x + length + 0.3, y + width + 0.4, 0],
        [x + 0.2, y + width + 0.4, 0],
      ]),
    ),
  )
  scene.solids.push({ box: body, svg: batch.toString() })
}

/** The strips between a near outline and its copy `width` metres behind, those that face the eye. */
function extrude(
  scene: Scene,
  batch: Batch,
  near: readonly Vec[],
  width: number,
  paint: (normal: Vec, isSteep: boolean) => Colour,
): void {
  const { camera } = scene
  const middle: Vec = [
    near.reduce((sum, p) => sum + p[0], 0) / near.length,
    0,
    near.reduce((sum, p) => sum + p[2], 0) / near.length,
  ]
  near.forEach((a, i) => {
    const b = near[(i + 1) % near.length] as Vec
    let normal: Vec = [b[2] - a[2], 0, -(b[0] - a[0])]
    if (normal[0] * (a[0] - middle[0]) + normal[2] * (a[2] - middle[2]) < 0) normal = [-normal[0], 0, -normal[2]]
    const size = Math.hypot(normal[0], normal[2]) || 1
    normal = [normal[0] / size, 0, normal[2] / size]
    const toEye = (camera.eye[0] - a[0]) * normal[0] + (camera.eye[2] - a[2]) * normal[2]
    if (toEye <= 0) return
    const isSteep = normal[2] > 0.3 && normal[2] < 0.92 && a[2] + b[2] > 1.8
    const tone = paint(normal, isSteep)
    batch.edged(pathOf(camera.outline([a, b, [b[0], b[1] + width, b[2]], [a[0], a[1] + width, a[2]]])), tone, tone, 0.8)
  })
}

export function wheel(scene: Scene, batch: Batch, x: number, y: number, radius: number): void {
  const { camera, light } = scene
  const count = camera.scaleAt([x, y, 0]) > 45 ? 24 : 12
  const ring = (r: number): Point[] =>
    Array.from({ length: count }, (_, i) => {
      const angle = (i / count) * Math.PI * 2
      return camera.project([x + Math.cos(angle) * r, y, radius + Math.sin(angle) * r])
    })
  batch.fill(pathOf(ring(radius)), '#26272a')
  batch.fill(pathOf(ring(radius * 0.55)), lit(light, '#b9bcbd', FRONT))
  batch.fill(pathOf(ring(radius * 0.2)), '#4a4c4f')
}

/** A scooter on its stand: what most of Pune rides. */
export function parkScooter(scene: Scene, x: number, y: number, chance: Chance): void {
  const { camera, light } = scene
  if (camera.depth([x, y, 0]) < 3) return
  const dye = lit(light, chance.pick(['#a8322d', '#33506b', '#e6e1d6', '#55606a', '#d0a13c', '#3f6a5b']), FRONT, 10)
  const flip = chance.happens(0.5) ? -1 : 1
  const at = (u: number, z: number): Point => camera.project([x + u * flip, y, z])
  const batch = new Batch()
  const px = camera.scaleAt([x, y, 0])
  for (const u of [-0.58, 0.6]) wheel(scene, batch, x + u * flip, y, 0.22)
  batch.fill(
    curveOf([at(-0.85, 0.42), at(-0.7, 0.7), at(-0.2, 0.72), at(-0.1, 0.45), at(-0.3, 0.28), at(-0.6, 0.3)]),
    dye,
  )
  batch.fill(pathOf([at(-0.2, 0.24), at(0.35, 0.24), at(0.35, 0.34), at(-0.2, 0.36)]), mix(dye, '#1d1f22', 0.5))
  batch.fill(pathOf([at(0.32, 0.25), at(0.5, 0.26), at(0.62, 0.98), at(0.5, 1)]), dye)
  batch.fill(curveOf([at(0.42, 0.36), at(0.6, 0.5), at(0.82, 0.34), at(0.62, 0.46)]), dye)
  batch.fill(curveOf([at(-0.78, 0.72), at(-0.5, 0.82), at(-0.1, 0.8), at(-0.12, 0.7), at(-0.6, 0.68)]), '#2a2624')
  batch.stroke(
    pathOf([at(0.4, 1.1), at(0.6, 1.03)], false),
    '#2c2d30',
    Math.max(1.2, px * 0.05),
    1,
    ' stroke-linecap="round"',
  )
  batch.stroke(pathOf([at(0.52, 1.05), at(0.5, 1.28)], false), '#2c2d30', Math.max(0.7, px * 0.02))
  scene.shadows.push(
    pathOf(
      camera.outline([
        [x - 0.85, y - 0.2, 0],
        [x + 0.85, y - 0.2, 0],
        [x + 0.9, y + 0.25, 0],
        [x - 0.8, y + 0.25, 0],
      ]),
    ),
  )
  scene.solids.push({ box: box(x - 0.85, x + 0.85, y - 0.05, y + 0.05, 0, 1.2), svg: batch.toString() })
}

/** The black and yellow rickshaw, looking right. */
export function parkRickshaw(scene: Scene, x: number, y: number): void {
  const { camera, light } = scene
  if (camera.depth([x, y, 0]) < 3) return
  const haze = camera.depth([x, y, 0]) * 0.3
  const batch = new Batch()
  const hood: Profile = [
    [0.15, 1.05],
    [1.9, 1.05],
    [2.05, 1.2],
    [1.85, 1.68],
    [0.5, 1.72],
    [0.12, 1.4],
  ]
  const tub: Profile = [
    [0.1, 0.28],
    [2.3, 0.3],
    [2.5, 0.55],
    [2.32, 0.98],
    [1.95, 1.08],
    [0.1, 1.08],
    [0.02, 0.6],
  ]
  const at = (p: readonly [number, number]): Vec => [x + p[0], y, p[1]]
  const black = '#34353a'
  const yellow = '#d9b02f'
  extrude(scene, batch, tub.map(at), 1.25, (normal) => lit(light, yellow, normal, haze))
  extrude(scene, batch, hood.map(at), 1.25, (normal) => lit(light, black, normal, haze))
  batch.fill(
    pathOf([at([0.85, 0.5]), at([1.85, 0.5]), at([1.85, 1.1]), at([0.85, 1.1])].map(camera.project)),
    '#1d1b1b',
  )
  batch.fill(pathOf(tub.map((p) => camera.project(at(p)))), lit(light, yellow, FRONT, haze))
  batch.fill(
    pathOf([at([0.95, 0.48]), at([1.8, 0.48]), at([1.86, 1.1]), at([0.95, 1.1])].map(camera.project)),
    '#26211f',
  )
  batch.fill(pathOf(hood.map((p) => camera.project(at(p)))), lit(light, black, FRONT, haze))
  batch.fill(
    pathOf([at([1.05, 1.08]), at([1.9, 1.08]), at([1.78, 1.5]), at([1.05, 1.52])].map(camera.project)),
    mix(light.sky.mirror, '#20262b', 0.6),
  )
  for (const u of [0.5, 2.25]) wheel(scene, batch, x + u, y - 0.02, 0.24)
  scene.shadows.push(
    pathOf(
      camera.outline([
        [x - 0.1, y - 0.2, 0],
        [x + 2.6, y - 0.2, 0],
        [x + 2.7, y + 1.5, 0],
        [x + 0.1, y + 1.5, 0],
      ]),
    ),
  )
  scene.solids.push({ box: box(x, x + 2.5, y, y + 1.25, 0, 1.75), svg: batch.toString() })
}
