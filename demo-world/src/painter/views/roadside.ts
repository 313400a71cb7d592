import type { Structure } from '../building/structure.ts'
import type { Chance } from '../canvas/chance.ts'
import { band, paintKerb, paintLand, paintPaving, paintRoad, paintTufts } from '../outdoors/ground.ts'
import { standPerson } from '../outdoors/people.ts'
import { castDisc } from '../outdoors/standing.ts'
import type { Plot } from '../outdoors/surroundings.ts'
import { parkCar, parkRickshaw, parkScooter } from '../outdoors/vehicles.ts'
import type { Scene } from '../space/scene.ts'

export const FOOTPATH = 2.2
export const ROAD = 7.25

/** The ground a built plot stands on, and the road before it. */
export function paintPlotGround(scene: Scene, plot: Plot, chance: Chance, structure: Structure): string {
  const own = chance.fork('ground')
  const { season } = scene
  let out = paintLand(scene, season.grass, season.grass)
  out += band(scene, plot.front, plot.back, season.grass, plot.left, plot.right)
  const path = own.pick(['#b9aa98', '#c4a08a', '#b3b0a8', '#a89c90'])
  const frontY = Math.min(...structure.bounds.map((box) => box.y0))
  if (structure.isOpen) out += paintPaving(scene, plot.left, plot.right, plot.front, 0, path, 0.8)
  else if (structure.storeys > 3)
    out += paintPaving(
      scene,
      plot.left + 2.2,
      plot.right - 2.2,
      Math.max(plot.front + 2.4, frontY - 6),
      plot.back - 2,
      path,
      1.6,
    )
  if (!structure.isOpen)
    out += paintPaving(scene, structure.entranceX - 2.1, structure.entranceX + 2.1, plot.front, 2, path, 0.7)
  out += paintTufts(scene, plot.left, plot.right, plot.front + 0.5, Math.max(plot.front + 4, frontY - 7), 140, 0.2)
  return out + paintStreet(scene, plot.front, own)
}

/** Footpath, road and our own side of it, along the plot's front. */
export function paintStreet(scene: Scene, front: number, chance: Chance): string {
  const kerb = front - FOOTPATH
  return (
    paintPaving(scene, -120, 120, kerb, front, '#bfb3a3', 2.4) +
    paintRoad(scene, kerb - ROAD, kerb) +
    paintKerb(scene, kerb, chance.happens(0.6)) +
    paintNearSide(scene, kerb - ROAD, chance)
  )
}

function paintNearSide(scene: Scene, edge: number, chance: Chance): string {
  const { season, camera } = scene
  const isPaved = chance.happens(0.55)
  let out = band(scene, -400, edge, season.grass)
  if (isPaved) out += paintPaving(scene, -90, 90, edge - 3.2, edge, chance.pick(['#b8a99a', '#b3ada2', '#c2a794']), 0.8)
  else out += band(scene, edge - 1.1, edge, season.earth)
  const lawn = isPaved ? edge - 3.2 : edge - 1.1
  for (let i = 0; i < 6; i++) {
    const [x, y] = [camera.eye[0] + chance.around(0, 26), lawn - chance.between(0.5, 14)]
    out += band(
      scene,
      y,
      y + chance.between(0.6, 2.2),
      chance.happens(0.5) ? season.leaf : season.grassDry,
      x,
      x + chance.between(3, 14),
      0.3,
    )
  }
  const from = Math.min(camera.eye[1] + 2, lawn - 14)
  return out + paintTufts(scene, camera.eye[0] - 30, camera.eye[0] + 30, from, lawn, 420, 0.3)
}

/** Cars, rickshaws, scooters and people along the kerb. */
export function standStreetLife(scene: Scene, plot: Plot, structure: Structure, chance: Chance): void {
  const kerb = plot.front - FOOTPATH
  const { camera } = scene
  const width = plot.right - plot.left
  /** Not before the gate, and not so near that it fills the picture. */
  const isFit = (x: number, y: number, length: number) =>
    camera.scaleAt([x, y, 0]) < 82 &&
    camera.project([x, y, 0])[1] < scene.sheet.height - 30 &&
    (x + length < structure.entranceX - 2.5 || x > structure.entranceX + 2.5)
  const spots = chance.happens(0.5) ? [0.02, 0.72, 1.1] : [0.8, -0.15, 0.3]
  for (const spot of spots.slice(0, structure.storeys <= 3 ? chance.whole(0, 2) : chance.whole(1, 3))) {
    const x = plot.left + width * spot + chance.around(0, 1.5)
    if (!isFit(x, kerb - 2, 4.4)) continue
    if (chance.happens(0.2)) parkRickshaw(scene, x, kerb - 1.8)
    else parkCar(scene, x, kerb - 2, chance, chance.happens(0.5))
  }
  for (let i = 0; i < chance.whole(0, 2); i++) {
    const x = plot.left + chance.between(0, width)
    if (isFit(x, kerb + 0.9, 1)) parkScooter(scene, x, kerb + 0.9, chance)
  }
  for (let i = 0; i < chance.whole(1, 4); i++)
    standPerson(scene, plot.left + chance.between(-4, width + 4), plot.front - chance.between(0.6, 1.9), chance)
}

/** The shade of trees behind our back, over the road. */
export function dapple(scene: Scene, plot: Plot, chance: Chance): void {
  if (scene.light.shadowOpacity < 0.3) return
  for (let i = 0; i < chance.whole(0, 4); i++) {
    const x = chance.between(plot.left - 6, plot.right + 6)
    const y = plot.front - chance.between(5, 14)
    for (let k = 0; k < 7; k++)
      castDisc(
        { ...scene, light: { ...scene.light, toSun: [0, 0, 1] } },
        x + chance.around(0, 3.4),
        y + chance.around(0, 1.6),
        1,
        chance.between(0.5, 1.5),
      )
  }
}
