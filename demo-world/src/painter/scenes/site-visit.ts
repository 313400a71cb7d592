import { castOnGround } from '../building/raise.ts'
import { builtOf, type Structure } from '../building/structure.ts'
import type { Chance } from '../canvas/chance.ts'
import { Sheet } from '../canvas/sheet.ts'
import type { Character } from '../character.ts'
import { standPerson } from '../outdoors/people.ts'
import { standSurroundings } from '../outdoors/surroundings.ts'
import { parkCar } from '../outdoors/vehicles.ts'
import { floraOf } from '../plants/flora.ts'
import { paintOverhang } from '../plants/overhang.ts'
import { cameraFitting } from '../space/camera.ts'
import { corners, type Vec } from '../space/space.ts'
import { paintBackdrop } from '../views/backdrop.ts'
import { outdoorScene, standing } from '../views/outdoor-scene.ts'
import { plantPlot, plotOf } from '../views/plot-garden.ts'
import { paintPlotGround } from '../views/roadside.ts'

/** A family and their agent before the gate of a house. */
export function paintSiteVisit(character: Character, structure: Structure, chance: Chance): string {
  const sheet = new Sheet()
  const eye: Vec = [-11, -31, 1.9]
  const points = structure.bounds.flatMap((box) => corners(box))
  const camera = cameraFitting(eye, 0.34, points, { left: 150, right: 1480, top: 220, bottom: 930 })
  const scene = outdoorScene(sheet, camera, character, chance)
  const flora = floraOf(chance.fork('flora'))
  const plot = plotOf(structure, eye[1], chance)
  let out = paintBackdrop(scene, chance, false) + paintPlotGround(scene, plot, chance, structure)
  structure.raise(scene)
  castOnGround(scene, builtOf(structure))
  standSurroundings(scene, plot, flora, chance.fork('around'), false)
  plantPlot(scene, plot, flora, structure, chance.fork('plot'))
  const at = structure.entranceX
  for (const [i, dx] of [-1.3, -0.6, 0.7, 1.5].entries())
    standPerson(scene, at + dx, plot.front - 1.1 - (i % 2) * 0.4, chance.fork(`visitor${'adgm'[i]}`))
  parkCar(scene, at - 9.5, plot.front - 4.3, chance, false)
  out += standing(scene)
  return sheet.toPicture(out + paintOverhang(scene.garden, 1, 480, chance))
}
