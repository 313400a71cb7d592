import { castOnGround } from '../building/raise.ts'
import { builtOf, type Structure } from '../building/structure.ts'
import type { Chance } from '../canvas/chance.ts'
import { fill, pathOf } from '../canvas/ink.ts'
import { Sheet } from '../canvas/sheet.ts'
import type { Character } from '../character.ts'
import { lit, UP } from '../light/light.ts'
import { band, paintLand, paintPaving, paintTufts } from '../outdoors/ground.ts'
import { standPerson } from '../outdoors/people.ts'
import { standJhula, standSlide, standSwings } from '../outdoors/play.ts'
import { paintPool, standLounger, standParasol } from '../outdoors/pool.ts'
import { castDisc, standPlant } from '../outdoors/standing.ts'
import { standBench, standBollard } from '../outdoors/street-furniture.ts'
import { type Flora, floraOf, usualHeight } from '../plants/flora.ts'
import { camera as cameraAt } from '../space/camera.ts'
import { levelArea, type Scene } from '../space/scene.ts'
import type { Vec } from '../space/space.ts'
import { paintBackdrop } from './backdrop.ts'
import { outdoorScene, standing } from './outdoor-scene.ts'

export type Amenity = 'pool' | 'garden' | 'play'

/** The shared or private garden before the building: a pool, a lawn, a playground. */
export function paintAmenity(
  structure: Structure,
  character: Character,
  chance: Chance,
  what: Amenity,
  flora: Flora = floraOf(chance.fork('flora')),
): string {
  const sheet = new Sheet()
  const front = Math.min(...structure.bounds.map((box) => box.y0))
  const isHouse = structure.storeys <= 3
  const away = isHouse ? chance.between(15, 18) : chance.between(30, 40)
  const turn = chance.between(0.12, 0.42) * (chance.happens(0.5) ? 1 : -1)
  const eye: Vec = [-Math.sin(turn) * away, front - Math.cos(turn) * away, chance.pick([1.7, 2.2, 3])]
  const camera = cameraAt(eye, turn * 0.9, chance.between(1020, 1250), 800 + turn * 160, isHouse ? 620 : 700)
  const scene = outdoorScene(sheet, camera, character, chance)
  const { season } = character
  let out = paintBackdrop(scene, chance, chance.happens(0.5))
  out += paintLand(scene, season.grass, season.grass)
  out += band(scene, front - away - 30, front + 30, season.grass, -80, 80)
  out += paintTufts(scene, eye[0] - 16, eye[0] + 22, eye[1] + 2, front - 2, 420, 0.16)
  structure.raise(scene)
  castOnGround(scene, builtOf(structure))
  const middle: Vec = [eye[0] + Math.sin(turn) * away * 0.42, eye[1] + Math.cos(turn) * away * 0.42, 0]
  if (what === 'pool') out += layPool(scene, middle, structure, chance.fork('pool'))
  else if (what === 'play') out += layPlay(scene, middle, structure, chance.fork('play'))
  else out += layGarden(scene, middle, structure, front, chance.fork('garden'))
  edges(scene, middle, front, flora, chance.fork('edges'))
  for (let i = 0; i < 3; i++) standPerson(scene, middle[0] + chance.around(0, 12), front - chance.between(3, 7), chance)
  return sheet.toPicture(out + standing(scene))
}

function layPool(scene: Scene, [x, y]: Vec, structure: Structure, chance: Chance): string {
  const deck = chance.pick(['#b98d63', '#c9b79c', '#b9a994'])
  const half = structure.storeys <= 3 ? 3.4 : 6
  const out = paintPool(scene, x - half, x + half, y - 3.2, y + 3.2, deck)
  const cloth = chance.pick(['#f1ead9', structure.palette.accent, '#e2b65a'])
  for (let i = 0; i < 4; i++) standLounger(scene, x - half + 0.6 + i * 1.7, y + 4, cloth)
  standParasol(scene, x - half + 2, y + 5.2, chance.pick([structure.palette.accent, '#e9dcc0', '#d9824a']), chance)
  if (chance.happens(0.6)) standParasol(scene, x + half - 1.6, y + 5, '#efe4cc', chance)
  return out
}

function layPlay(scene: Scene, [x, y]: Vec, structure: Structure, chance: Chance): string {
  const soft = (x0: number, x1: number, y0: number, y1: number, albedo: string) =>
    fill(pathOf(levelArea(scene.camera, x0, x1, y0, y1)), lit(scene.light, albedo, UP))
  const out =
    soft(x - 7, x + 7, y - 2.6, y + 4.6, '#c67a52') +
    soft(x - 6.5, x - 0.2, y - 2.2, y + 4.2, '#5f8f86') +
    soft(x + 1, x + 6, y - 1.8, y + 1.4, '#d9b25a')
  standSwings(scene, x + 2, y + 1.4)
  standSlide(scene, x - 2.6, y + 1)
  standBench(scene, x - 6.4, y + 5.2, structure.palette.timber)
  if (chance.happens(0.6)) standBench(scene, x + 4.2, y + 5.2, structure.palette.timber)
  return out
}

function layGarden(scene: Scene, [x, y]: Vec, structure: Structure, front: number, chance: Chance): string {
  const path = chance.pick(['#c4b39b', '#b98f73', '#b9b3a8'])
  const out =
    paintPaving(scene, x - 1.1, x + 1.1, y - 40, front, path, 0.55) +
    paintPaving(scene, x - 12, x + 12, y + 2.4, y + 4.2, path, 0.55)
  standBench(scene, x - 4.6, y + 4.6, structure.palette.timber)
  standBench(scene, x + 2.6, y + 4.6, structure.palette.timber)
  if (structure.storeys <= 3) standJhula(scene, x + 3.2, y + 0.4, structure.palette.timber)
  for (let i = 0; i < 4; i++) for (const dx of [-1.5, 1.5]) standBollard(scene, x + dx, y - 1.4 + i * 2.6, chance)
  for (let i = 0; i < 10; i++)
    standPlant(
      scene,
      i % 3 ? 'shrub' : 'hibiscus',
      x + (i % 2 ? 1 : -1) * (2.2 + Math.floor(i / 2) * 0.3),
      y - 3 + Math.floor(i / 2) * 1.5,
      chance.between(0.55, 0.8),
      { mirrored: i % 2 === 0 },
    )
  return out
}

/** Trees that frame the view and hide where lawn meets wall. */
function edges(scene: Scene, [x, y]: Vec, front: number, flora: Flora, chance: Chance): void {
  for (const side of [-1, 1]) {
    for (let i = 0; i < 5; i++) {
      const kind = flora[chance.weigh({ tall: 3, shade: 2, slim: 2 })]
      standPlant(
        scene,
        kind,
        x + side * chance.between(9, 16),
        y - 2 + i * chance.between(3, 6),
        usualHeight[kind] * chance.between(0.6, 0.95),
        { mirrored: chance.happens(0.5) },
      )
    }
    for (let i = 0; i < 7; i++)
      standPlant(
        scene,
        chance.happens(0.6) ? 'shrub' : flora.bloom,
        x + side * (8 + chance.around(0, 1)),
        y - 3 + i * 1.8,
        chance.between(0.8, 1.4),
        { mirrored: chance.happens(0.5) },
      )
  }
  for (let i = 0; i < 9; i++)
    standPlant(
      scene,
      chance.happens(0.7) ? 'shrub' : flora.bloom,
      x - 12 + i * 3 + chance.around(0, 1),
      front - chance.between(1.2, 2.4),
      chance.between(0.8, 1.3),
      { mirrored: chance.happens(0.5) },
    )
  if (scene.light.shadowOpacity > 0.3)
    for (let k = 0; k < 9; k++)
      castDisc(
        { ...scene, light: { ...scene.light, toSun: [0, 0, 1] } },
        x - 8 + chance.around(0, 4),
        y - 5 + chance.around(0, 2),
        1,
        chance.between(0.5, 1.5),
      )
}
