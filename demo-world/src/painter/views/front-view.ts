import { castOnGround } from '../building/raise.ts'
import { builtOf, type Structure } from '../building/structure.ts'
import type { Chance } from '../canvas/chance.ts'
import { Sheet } from '../canvas/sheet.ts'
import type { Character } from '../character.ts'
import { standPlant } from '../outdoors/standing.ts'
import { standSurroundings } from '../outdoors/surroundings.ts'
import { type Flora, floraOf } from '../plants/flora.ts'
import { paintOverhang } from '../plants/overhang.ts'
import { type Camera, cameraFitting } from '../space/camera.ts'
import type { Scene } from '../space/scene.ts'
import { corners, type Vec } from '../space/space.ts'
import { paintBackdrop } from './backdrop.ts'
import { outdoorScene, standing } from './outdoor-scene.ts'
import { plantPlot, plotOf } from './plot-garden.ts'
import { dapple, paintPlotGround, standStreetLife } from './roadside.ts'

/** The building from across its road: the picture that leads a gallery. */
export function paintFront(
  structure: Structure,
  character: Character,
  chance: Chance,
  flora: Flora = floraOf(chance.fork('flora')),
): string {
  const sheet = new Sheet()
  const camera = standAcross(structure, chance.fork('camera'))
  const scene = outdoorScene(sheet, camera, character, chance)
  const plot = plotOf(structure, camera.eye[1], chance)
  const isCity = camera.eye[2] > 5 || chance.happens(0.5)
  let out = paintBackdrop(scene, chance, isCity)
  out += paintPlotGround(scene, plot, chance, structure)
  structure.raise(scene)
  castOnGround(scene, builtOf(structure))
  standSurroundings(scene, plot, flora, chance.fork('around'), isCity)
  plantPlot(scene, plot, flora, structure, chance.fork('plot'))
  standStreetLife(scene, plot, structure, chance.fork('life'))
  dapple(scene, plot, chance.fork('dapple'))
  out += standing(scene)
  out += foreground(scene, flora, chance.fork('foreground'))
  return sheet.toPicture(out)
}

function standAcross({ bounds, storeys }: Structure, chance: Chance): Camera {
  const points = bounds.flatMap((box) => corners(box))
  const height = Math.max(...bounds.map((box) => box.z1))
  const wide = Math.max(...bounds.map((box) => box.x1)) - Math.min(...bounds.map((box) => box.x0))
  const size = Math.max(wide, height * 0.9)
  const turn = chance.happens(0.22)
    ? chance.around(0, 0.06)
    : chance.between(0.3, 0.68) * (chance.happens(0.5) ? 1 : -1)
  const away = size * (storeys > 12 ? chance.between(0.85, 1.2) : chance.between(1.15, 1.6)) + (storeys <= 3 ? 9 : 16)
  const eyeZ =
    storeys <= 3
      ? chance.pick([1.6, 1.7, 2.2, 3.6])
      : storeys <= 9
        ? chance.pick([1.7, 2.4, 4, 8])
        : chance.pick([1.8, 3, 6, 11])
  const eye: Vec = [-Math.sin(turn) * away, 5 - Math.cos(turn) * away, eyeZ]
  const frame = {
    left: chance.between(90, 260),
    right: 1600 - chance.between(90, 260),
    top: chance.between(80, 190),
    bottom: chance.between(950, 1010),
  }
  return cameraFitting(eye, turn, points, frame, chance.between(0.3, 0.7))
}

/** What stands between us and the road: a branch over our head, a bush at our feet. */
function foreground(scene: Scene, flora: Flora, chance: Chance): string {
  const { garden, sheet, camera } = scene
  const way = chance.weigh({ none: 3, branch: 3, shrubs: 3 })
  const side = chance.happens(0.5) ? 1 : -1
  if (way === 'branch') return paintOverhang(garden, side, chance.between(320, 560), chance)
  if (way === 'none') return ''
  const near: Scene = { ...scene, solids: [], shadows: [] }
  for (let i = 0; i < 4; i++) {
    const x = side < 0 ? -40 + i * 105 : sheet.width + 40 - i * 105
    const depth = 7 + i * 0.6
    const aside = ((x - camera.centreX) * depth) / camera.focal
    const worldX = camera.eye[0] + Math.sin(camera.yaw) * depth + Math.cos(camera.yaw) * aside
    const worldY = camera.eye[1] + Math.cos(camera.yaw) * depth - Math.sin(camera.yaw) * aside
    const foot = (camera.horizonY + (camera.focal * camera.eye[2]) / depth - sheet.height) / (camera.focal / depth)
    standPlant(
      near,
      i % 3 === 1 ? flora.bloom : 'shrub',
      worldX,
      worldY,
      150 / (camera.focal / depth) - i * 0.06,
      { mirrored: i % 2 === 0 },
      Math.max(0, foot),
    )
  }
  return near.solids.map((solid) => solid.svg).join('')
}
