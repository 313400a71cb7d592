import { standNeighbour } from '../building/plain-block.ts'
import { castOnGround } from '../building/raise.ts'
import { builtOf, type Structure } from '../building/structure.ts'
import type { Chance } from '../canvas/chance.ts'
import { Sheet } from '../canvas/sheet.ts'
import type { Character } from '../character.ts'
import { standCompound } from '../outdoors/compound.ts'
import { standPerson } from '../outdoors/people.ts'
import { castDisc, standPlant } from '../outdoors/standing.ts'
import { standLamp, standPoles } from '../outdoors/street-furniture.ts'
import { parkCar, parkRickshaw, parkScooter } from '../outdoors/vehicles.ts'
import { type Flora, floraOf, usualHeight } from '../plants/flora.ts'
import { camera as cameraAt } from '../space/camera.ts'
import type { Scene } from '../space/scene.ts'
import { box, type Vec } from '../space/space.ts'
import { paintBackdrop } from './backdrop.ts'
import { outdoorScene, standing } from './outdoor-scene.ts'
import { compoundStyle, plantPlot } from './plot-garden.ts'
import { FOOTPATH, paintPlotGround, ROAD } from './roadside.ts'

/** Down the road the property stands on, trees to both sides. */
export function paintStreetView(
  structure: Structure,
  character: Character,
  chance: Chance,
  flora: Flora = floraOf(chance.fork('flora')),
): string {
  const sheet = new Sheet()
  const left = Math.min(...structure.bounds.map((part) => part.x0))
  const right = Math.max(...structure.bounds.map((part) => part.x1))
  const height = Math.max(...structure.bounds.map((part) => part.z1))
  const front =
    Math.min(...structure.bounds.map((part) => part.y0)) - (structure.isOpen ? 3 : structure.storeys <= 3 ? 5 : 8)
  // We look right along the road, or left: then the world is mirrored by where we stand.
  const way = chance.happens(0.5) ? 1 : -1
  const back = Math.max(15, Math.min(52, height * 0.62)) + chance.between(0, 5)
  const roadMiddle = front - FOOTPATH - ROAD / 2
  const eye: Vec = [
    way > 0 ? left - back : right + back,
    roadMiddle + chance.between(-2.4, 1.2),
    chance.pick([1.6, 1.7, 2.4]),
  ]
  const yaw = way * chance.between(0.98, 1.16)
  const focal = chance.between(980, 1180)
  const camera = cameraAt(eye, yaw, focal, 800, structure.storeys > 8 ? 860 : 740)
  const scene = outdoorScene(sheet, camera, character, chance)
  const side = structure.storeys <= 3 ? 4 : 8
  const plot = { left: left - side, right: right + side, front, back: 40 }
  let out = paintBackdrop(scene, chance, chance.happens(0.5))
  out += paintPlotGround(scene, plot, chance, structure)
  structure.raise(scene)
  castOnGround(scene, builtOf(structure))
  plantPlot(scene, plot, flora, structure, chance.fork('plot'))
  neighbours(scene, plot, way, structure, chance.fork('neighbours'))
  avenue(scene, plot, eye, way, flora, chance.fork('avenue'))
  traffic(scene, front, eye, way, chance.fork('traffic'))
  out += standing(scene)
  return sheet.toPicture(out)
}

function neighbours(
  scene: Scene,
  plot: { left: number; right: number; front: number },
  way: number,
  structure: Structure,
  chance: Chance,
): void {
  let x = way > 0 ? plot.right + 3 : plot.left - 3
  for (let i = 0; i < 6; i++) {
    const wide = chance.between(9, 15)
    const [x0, x1] = way > 0 ? [x, x + wide] : [x - wide, x]
    standNeighbour(
      scene,
      box(
        x0,
        x1,
        plot.front + chance.between(5, 8),
        plot.front + 19,
        0,
        3 * chance.whole(2, Math.min(9, Math.max(4, structure.storeys + 1))),
      ),
      chance,
    )
    if (i < 3)
      standCompound(
        scene,
        x0 - 1.5,
        x1 + 1.5,
        plot.front,
        { from: x0 + wide * 0.4, to: x0 + wide * 0.4 + 3 },
        compoundStyle(structure, chance.fork(`wall${i}`)),
      )
    x += way * (wide + chance.between(4, 7))
  }
  // Towards us, an open hedge.
  const near = way > 0 ? plot.left : plot.right
  for (let i = 1; i < 8; i++)
    standPlant(scene, i % 3 ? 'shrub' : 'hibiscus', near - way * i * 2.1, plot.front + 0.6, chance.between(1, 1.5), {
      mirrored: chance.happens(0.5),
    })
  // The other side of the road, set back behind its own trees.
  const far = plot.front - FOOTPATH - ROAD - 3
  for (let i = 0; i < 7; i++) {
    const x = (way > 0 ? plot.left + 4 : plot.right - 4) + way * i * 17
    standNeighbour(
      scene,
      box(Math.min(x, x + way * 11), Math.max(x, x + way * 11), far - 15, far - 4, 0, 3 * chance.whole(2, 4)),
      chance,
    )
  }
}

function avenue(
  scene: Scene,
  plot: { left: number; right: number; front: number },
  eye: Vec,
  way: number,
  flora: Flora,
  chance: Chance,
): void {
  const kerb = plot.front - FOOTPATH
  const from = way > 0 ? plot.left - 8 : plot.right + 8
  for (let i = 0; i < 13; i++) {
    const x = from + way * i * chance.between(7, 9.5)
    const kind = chance.happens(0.6) ? flora.shade : 'neem'
    const before = Math.abs(x - (plot.left + plot.right) / 2) < (plot.right - plot.left) / 2 + 2
    const ahead = way * (x - eye[0])
    if (ahead > 20 && (!before || chance.happens(0.15)))
      standPlant(scene, kind, x, kerb + 0.7, usualHeight[kind] * chance.between(0.6, 0.9), {
        mirrored: chance.happens(0.5),
      })
    if (ahead > 9)
      standPlant(
        scene,
        chance.happens(0.6) ? flora.shade : 'neem',
        x + way * 3,
        kerb - ROAD - 1.2,
        usualHeight[kind] * chance.between(0.7, 1),
        { mirrored: chance.happens(0.5) },
      )
    for (let k = 0; k < 4; k++)
      castDisc(
        { ...scene, light: { ...scene.light, toSun: [0, 0, 1] } },
        x + chance.around(0, 3),
        kerb - ROAD + chance.between(0, 4),
        1,
        chance.between(0.5, 1.4),
      )
  }
  for (let i = 0; i < 5; i++) standLamp(scene, from + way * (14 + i * 22), kerb + 0.5, -2.2)
  standPoles(
    scene,
    Array.from({ length: 5 }, (_, i) => from + way * (2 + i * 20)),
    kerb - ROAD - 0.6,
  )
}

function traffic(scene: Scene, front: number, eye: Vec, way: number, chance: Chance): void {
  const kerb = front - FOOTPATH
  const at = (metres: number) => eye[0] + way * metres
  const spots = [chance.between(15, 19), chance.between(27, 33), chance.between(42, 52)]
  for (const [i, metres] of spots.entries()) {
    if (chance.happens(0.2)) parkRickshaw(scene, at(metres), kerb - 1.9)
    else parkCar(scene, at(metres), i === 1 ? kerb - ROAD + 0.5 : kerb - 2.1, chance, way < 0)
  }
  if (chance.happens(0.7)) parkScooter(scene, at(chance.between(13, 22)), kerb + 0.8, chance)
  for (let i = 0; i < 4; i++) standPerson(scene, at(chance.between(22, 60)), kerb + chance.between(0.6, 1.7), chance)
}
