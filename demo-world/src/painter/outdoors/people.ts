import type { Chance } from '../canvas/chance.ts'
import { type Colour, mix } from '../canvas/colour.ts'
import { Batch, curveOf, joinNums, type Point } from '../canvas/ink.ts'
import { FRONT, lit } from '../light/light.ts'
import type { Scene } from '../space/scene.ts'
import { box } from '../space/space.ts'
import { castDisc } from './standing.ts'

const skins: readonly Colour[] = ['#8d5a3c', '#a9714d', '#704731', '#b98560']
const cloths: readonly Colour[] = [
  '#b8433a',
  '#2f6b6a',
  '#d29a35',
  '#5b4a7d',
  '#e4ded0',
  '#3e5a86',
  '#a34f77',
  '#6f8a4f',
  '#c98f6a',
]
const trousers: readonly Colour[] = ['#2f3640', '#5a5348', '#3d4a5c', '#7a6f60']

const ROUND = ' stroke-linecap="round" stroke-linejoin="round"'

interface Figure {
  batch: Batch
  /** A point of the body: metres aside from its middle and above the ground. */
  at(u: number, z: number): Point
  px: number
  skin: Colour
  hair: Colour
  cloth: Colour
  second: Colour
  trouser: Colour
  shade: Colour
}

/** A small figure for scale, in a saree, a kurta, or shirt and trousers. No face: they are anybody. */
export function standPerson(scene: Scene, x: number, y: number, chance: Chance): void {
  const { camera, light } = scene
  const px = camera.scaleAt([x, y, 0])
  if (camera.depth([x, y, 0]) < 4 || px < 6 || px > 130) return
  const tall = chance.between(1.56, 1.76)
  const [cx, foot] = camera.project([x, y, 0])
  const flip = chance.happens(0.5) ? -1 : 1
  const haze = camera.depth([x, y, 0]) * 0.3
  const tone = (paint: Colour) => lit(light, paint, FRONT, haze)
  const skin = tone(chance.pick(skins))
  const figure: Figure = {
    batch: new Batch(),
    at: (u, z) => [cx + u * flip * px, foot - z * px * (tall / 1.7)],
    px,
    skin,
    hair: mix(skin, '#17110e', 0.85),
    cloth: tone(chance.pick(cloths)),
    second: tone(chance.pick(cloths)),
    trouser: tone(chance.pick(trousers)),
    shade: light.shadow,
  }
  const dress = chance.weigh({ saree: 2.4, kurta: 2.6, shirt: 3 })
  if (dress === 'saree') saree(figure)
  else if (dress === 'kurta') kurta(figure)
  else shirt(figure, chance.between(0.03, 0.13))
  castDisc(scene, x, y, 0.9, 0.24)
  scene.solids.push({ box: box(x - 0.2, x + 0.2, y - 0.1, y + 0.1, 0, tall), svg: figure.batch.toString() })
}

const limb = ({ batch, px }: Figure, points: readonly Point[], paint: Colour, width: number) =>
  batch.stroke(`M${points.map((p) => joinNums(p)).join('L')}`, paint, Math.max(0.8, width * px), 1, ROUND)

function head(figure: Figure, hasBun: boolean): void {
  const { batch, at, skin, hair } = figure
  limb(figure, [at(0, 1.44), at(0, 1.52)], mix(skin, figure.shade, 0.2), 0.075)
  if (hasBun) batch.fill(curveOf([at(-0.07, 1.5), at(-0.15, 1.56), at(-0.13, 1.66), at(-0.05, 1.64)]), hair)
  batch.fill(
    curveOf([
      at(-0.085, 1.58),
      at(-0.07, 1.5),
      at(0, 1.465),
      at(0.07, 1.5),
      at(0.088, 1.58),
      at(0.06, 1.67),
      at(-0.06, 1.67),
    ]),
    skin,
  )
  batch.fill(
    curveOf([
      at(-0.092, 1.56),
      at(-0.095, 1.65),
      at(-0.04, 1.705),
      at(0.05, 1.7),
      at(0.092, 1.64),
      at(0.05, 1.645),
      at(-0.03, 1.63),
    ]),
    hair,
  )
}

function arms(figure: Figure, sleeve: Colour, long: boolean): void {
  const { at, skin } = figure
  for (const side of [-1, 1]) {
    const [shoulder, elbow, hand] = [
      at(side * 0.175, 1.36),
      at(side * 0.215, 1.1),
      at(side * (side > 0 ? 0.17 : 0.22), 0.86),
    ]
    limb(figure, [elbow, hand], long ? sleeve : skin, long ? 0.075 : 0.06)
    limb(figure, [hand, at(side * (side > 0 ? 0.165 : 0.222), 0.83)], skin, 0.06)
    limb(figure, [shoulder, elbow], sleeve, 0.09)
  }
}

function legs(figure: Figure, stride: number, paint: Colour): void {
  const { at, shade } = figure
  limb(
    figure,
    [at(-0.07, 0.86), at(-0.07 - stride * 0.4, 0.48), at(-0.07 - stride, 0.08)],
    mix(paint, shade, 0.22),
    0.13,
  )
  limb(figure, [at(-0.08 - stride, 0.03), at(-0.01 - stride, 0.03)], '#2a2522', 0.055)
  limb(figure, [at(0.07, 0.86), at(0.07 + stride * 0.6, 0.48), at(0.07 + stride, 0.08)], paint, 0.135)
  limb(figure, [at(0.06 + stride, 0.03), at(0.14 + stride, 0.03)], '#2a2522', 0.055)
}

function shirt(figure: Figure, stride: number): void {
  const { batch, at, cloth } = figure
  legs(figure, stride, figure.trouser)
  batch.fill(
    curveOf([
      at(-0.15, 0.84),
      at(-0.155, 1.1),
      at(-0.2, 1.36),
      at(-0.1, 1.44),
      at(0.1, 1.44),
      at(0.2, 1.36),
      at(0.155, 1.1),
      at(0.15, 0.84),
    ]),
    cloth,
  )
  arms(figure, mix(cloth, figure.shade, 0.12), false)
  head(figure, false)
}

function kurta(figure: Figure): void {
  const { batch, at, cloth, second } = figure
  legs(figure, 0.05, mix(second, '#f2ece0', 0.55))
  batch.fill(
    curveOf([
      at(-0.19, 0.52),
      at(-0.14, 0.95),
      at(-0.17, 1.34),
      at(-0.08, 1.43),
      at(0.08, 1.43),
      at(0.17, 1.34),
      at(0.14, 0.95),
      at(0.2, 0.52),
      at(0.02, 0.49),
    ]),
    cloth,
  )
  arms(figure, mix(cloth, figure.shade, 0.12), true)
  limb(figure, [at(-0.11, 1.4), at(0, 1.3), at(0.12, 1.39)], second, 0.05)
  limb(figure, [at(-0.12, 1.38), at(-0.16, 0.95)], second, 0.055)
  head(figure, true)
}

function saree(figure: Figure): void {
  const { batch, at, cloth, second } = figure
  batch.fill(
    curveOf([
      at(-0.2, 0.03),
      at(-0.17, 0.55),
      at(-0.13, 0.98),
      at(0.13, 0.98),
      at(0.18, 0.55),
      at(0.23, 0.03),
      at(0.02, 0),
    ]),
    cloth,
  )
  for (const u of [-0.08, 0.02, 0.12])
    limb(figure, [at(u * 0.5, 0.9), at(u, 0.06)], mix(cloth, figure.shade, 0.25), 0.012)
  batch.fill(
    curveOf([at(-0.14, 0.94), at(-0.165, 1.32), at(-0.07, 1.43), at(0.08, 1.43), at(0.165, 1.32), at(0.14, 0.94)]),
    second,
  )
  arms(figure, second, false)
  batch.fill(
    curveOf([at(-0.16, 1.36), at(-0.06, 1.44), at(0.06, 1.12), at(0.16, 0.9), at(0.02, 0.86), at(-0.1, 1.1)]),
    cloth,
  )
  batch.fill(
    curveOf([at(-0.17, 1.38), at(-0.1, 1.4), at(-0.13, 0.9), at(-0.2, 0.5), at(-0.26, 0.56)]),
    mix(cloth, '#ffffff', 0.1),
  )
  head(figure, true)
}
