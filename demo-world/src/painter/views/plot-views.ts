import { designHouse } from '../building/houses.ts'
import { standNeighbour } from '../building/plain-block.ts'
import { designVilla } from '../building/villas.ts'
import type { Chance } from '../canvas/chance.ts'
import { fill, pathOf } from '../canvas/ink.ts'
import { Sheet } from '../canvas/sheet.ts'
import type { Character } from '../character.ts'
import { lit, UP } from '../light/light.ts'
import { band, paintKerb, paintLand, paintRoad, paintTufts } from '../outdoors/ground.ts'
import { standPerson } from '../outdoors/people.ts'
import { standPlant } from '../outdoors/standing.ts'
import { standLamp, standPoles } from '../outdoors/street-furniture.ts'
import { layTape, paintBoundary, paintMeasure, standFence, standPeg, standStone } from '../outdoors/survey.ts'
import { parkCar } from '../outdoors/vehicles.ts'
import { type Flora, floraOf, usualHeight } from '../plants/flora.ts'
import { camera as cameraAt, cameraFitting } from '../space/camera.ts'
import { levelArea, type Scene } from '../space/scene.ts'
import { box, type Vec } from '../space/space.ts'
import { paintBackdrop } from './backdrop.ts'
import { outdoorScene, standing } from './outdoor-scene.ts'

export type PlotView = 'site' | 'outline' | 'pegs' | 'street' | 'hills'

type Corner = readonly [number, number]

/** The land of one listing: the same in all its pictures. */
interface Land {
  wide: number
  deep: number
  corners: Corner[]
  roadY: number
}

function landOf(home: Chance): Land {
  const own = home.fork('land')
  const wide = own.between(10, 18)
  const deep = own.between(15, 24)
  const skew = own.around(0, 1.4)
  return {
    wide,
    deep,
    roadY: -1.5,
    corners: [
      [-wide / 2, 0],
      [wide / 2, 0],
      [wide / 2 + skew, deep + own.around(0, 1)],
      [-wide / 2 + skew * 0.5, deep],
    ],
  }
}

export function paintPlot(view: PlotView, character: Character, home: Chance, chance: Chance): string {
  const land = landOf(home)
  const flora = floraOf(home.fork('flora'))
  switch (view) {
    case 'outline':
      return fromAbove(land, character, chance, flora)
    case 'pegs':
      return atTheCorner(land, character, chance, flora)
    case 'street':
      return alongTheRoad(land, character, chance, flora)
    case 'hills':
      return fromInside(land, character, chance, flora)
    default:
      return acrossTheRoad(land, character, chance, flora)
  }
}

/** Cut grass on the plot, rougher land round it, its corners marked. */
function layLand(scene: Scene, land: Land, chance: Chance): string {
  const { season, light, camera } = scene
  const own = chance.fork('land')
  const ground = own.pick([season.grassDry, season.earth, season.grass])
  let out = paintLand(scene, season.grass, season.grass)
  out += fill(pathOf(camera.outline(land.corners.map(([x, y]): Vec => [x, y, 0]))), lit(light, ground, UP))
  for (let i = 0; i < 12; i++) {
    const x = own.between(-land.wide * 0.45, land.wide * 0.3)
    const y = own.between(1, land.deep - 2)
    out += fill(
      pathOf(levelArea(camera, x, x + own.between(1, 4), y, y + own.between(0.4, 1.6))),
      own.happens(0.5) ? season.earth : season.leaf,
      0.16,
    )
  }
  return out
}

function markCorners(scene: Scene, { corners }: Land): void {
  for (const [x, y] of corners) {
    standStone(scene, x, y)
    standPeg(scene, x + 0.35, y + 0.35)
  }
  corners.forEach(([x, y], i) => {
    const [nx, ny] = corners[(i + 1) % corners.length] as Corner
    for (const t of [0.33, 0.67]) standPeg(scene, x + (nx - x) * t, y + (ny - y) * t)
  })
}

function layRoad(scene: Scene, land: Land): string {
  const { season } = scene
  return (
    band(scene, land.roadY - 1.2, land.roadY + 1.4, season.earth) +
    paintRoad(scene, land.roadY - 7.5, land.roadY - 1.2) +
    paintKerb(scene, land.roadY - 1.2, false) +
    band(scene, -300, land.roadY - 7.5, season.grass)
  )
}

function surround(scene: Scene, land: Land, flora: Flora, chance: Chance): void {
  for (let i = 0; i < 26; i++) {
    const side = i % 3
    const x =
      side === 0
        ? -land.wide / 2 - chance.between(4, 40)
        : side === 1
          ? land.wide / 2 + chance.between(4, 40)
          : chance.around(0, 60)
    const y = side === 2 ? land.deep + chance.between(5, 80) : chance.between(2, 40)
    const kind = chance.happens(0.4) ? flora.shade : chance.happens(0.5) ? 'neem' : flora.tall
    standPlant(scene, kind, x, y, usualHeight[kind] * chance.between(0.55, 1), { mirrored: chance.happens(0.5) })
  }
  for (let i = 0; i < 5; i++) {
    const side = i % 2 ? 1 : -1
    const x = side * (land.wide / 2 + chance.between(14, 46))
    standNeighbour(
      scene,
      box(x, x + chance.between(8, 13), chance.between(8, 40), chance.between(48, 56), 0, 3 * chance.whole(1, 3)),
      chance,
    )
  }
}

function acrossTheRoad(land: Land, character: Character, chance: Chance, flora: Flora): string {
  const sheet = new Sheet()
  const turn = chance.between(0.15, 0.55) * (chance.happens(0.5) ? 1 : -1)
  const away = Math.max(land.wide, land.deep) * chance.between(0.9, 1.15) + 6
  const eye: Vec = [-Math.sin(turn) * away, land.deep * 0.4 - Math.cos(turn) * away, chance.pick([2.2, 3.4, 5.5])]
  const points = land.corners.map(([x, y]): Vec => [x, y, 0])
  const camera = cameraFitting(eye, turn, points, {
    left: 110,
    right: 1490,
    top: 520,
    bottom: chance.between(900, 980),
  })
  const scene = outdoorScene(sheet, camera, character, chance)
  let out = paintBackdrop(scene, chance, chance.happens(0.4)) + layLand(scene, land, chance) + layRoad(scene, land)
  out +=
    paintTufts(scene, -60, 60, land.deep, land.deep + 26, 240, 0.5) +
    paintTufts(scene, -land.wide / 2, land.wide / 2, 0.5, land.deep, 240, 0.22) +
    paintTufts(scene, eye[0] - 20, eye[0] + 20, eye[1] + 2, land.roadY - 8, 200, 0.3)
  out += paintBoundary(scene, land.corners, '#fbf6e8', 0.14)
  markCorners(scene, land)
  surround(scene, land, flora, chance.fork('around'))
  standFence(scene, -land.wide / 2, land.deep + 0.6, land.wide / 2 + 1, land.deep + 0.6)
  standPoles(
    scene,
    [-34, -12, 10, 32].map((x) => x + chance.around(0, 2)),
    land.roadY + 0.6,
  )
  if (chance.happens(0.6)) standPerson(scene, chance.around(0, land.wide * 0.3), chance.between(2, 6), chance)
  if (chance.happens(0.5)) parkCar(scene, land.wide / 2 + 1, land.roadY - 3.2, chance)
  return sheet.toPicture(out + standing(scene))
}

/** From a drone's height: the layout, our plot outlined and measured. */
function fromAbove(land: Land, character: Character, chance: Chance, flora: Flora): string {
  const sheet = new Sheet()
  const turn = chance.between(0.2, 0.6) * (chance.happens(0.5) ? 1 : -1)
  const away = land.deep * 1.35 + 14
  const eye: Vec = [-Math.sin(turn) * away, land.deep * 0.5 - Math.cos(turn) * away, chance.between(17, 25)]
  const points = land.corners.map(([x, y]): Vec => [x, y, 0])
  const camera = cameraFitting(eye, turn, points, { left: 330, right: 1270, top: 440, bottom: 930 })
  const scene = outdoorScene(sheet, camera, character, chance)
  let out = paintBackdrop(scene, chance, true) + layLand(scene, land, chance)
  const { season, light } = scene
  // Plots to both sides and behind, roads between.
  for (const [x0, x1] of [
    [-land.wide * 1.5 - 1, -land.wide / 2 - 0.6],
    [land.wide / 2 + 1.6, land.wide * 1.5 + 2],
  ] as const)
    out +=
      fill(
        pathOf(levelArea(camera, x0, x1, 0, land.deep)),
        lit(light, chance.pick([season.earth, season.grassDry]), UP),
        0.6,
      ) +
      paintBoundary(
        scene,
        [
          [x0, 0],
          [x1, 0],
          [x1, land.deep],
          [x0, land.deep],
        ],
        '#e9e2d0',
        0.12,
      )
  out += band(scene, land.deep + 3, land.deep + 9, '#77746f') + band(scene, land.deep + 2.6, land.deep + 3, '#cfc8bb')
  out += fill(pathOf(levelArea(camera, land.wide * 1.5 + 4, land.wide * 1.5 + 10, -8, 120)), lit(light, '#77746f', UP))
  out += layRoad(scene, land)
  out +=
    fill(pathOf(camera.outline(land.corners.map(([x, y]): Vec => [x, y, 0.005]))), '#f2c14e', 0.24) +
    paintBoundary(scene, land.corners, '#fff7df', 0.32)
  const [a, b, c, d] = land.corners as [Corner, Corner, Corner, Corner]
  out +=
    paintMeasure(scene, a, b, [0, -1.4], '#fff7df') +
    paintMeasure(scene, turn > 0 ? a : b, turn > 0 ? d : c, [turn > 0 ? -1.3 : 1.3, 0], '#fff7df')
  for (const corner of land.corners) standPeg(scene, corner[0], corner[1])
  const own = chance.fork('layout')
  for (const [x, y] of [
    [-land.wide * 1.05, land.deep * 0.5],
    [land.wide * 1.1, land.deep * 0.45],
    [-6, land.deep + 18],
    [land.wide + 2, land.deep + 19],
    [-land.wide * 1.6, land.deep + 20],
  ] as const) {
    if (own.happens(0.75)) standNeighbour(scene, box(x - 4.5, x + 4.5, y - 4, y + 5, 0, own.pick([3.4, 6.6])), own)
    for (let i = 0; i < 3; i++)
      standPlant(
        scene,
        own.pick([flora.slim, 'shrub', flora.shade]),
        x + own.around(0, 7),
        y + own.around(0, 8),
        own.between(2, 5),
        { mirrored: own.happens(0.5) },
      )
  }
  for (let x = -46; x < 50; x += 7)
    standPlant(scene, flora.shade, x + own.around(0, 1), land.roadY - 8.6, own.between(3.5, 5.5), {
      mirrored: own.happens(0.5),
    })
  surround(scene, { ...land, wide: land.wide * 3.4, deep: land.deep + 24 }, flora, own)
  parkCar(scene, -land.wide / 2 - 6, land.roadY - 4, own)
  return sheet.toPicture(out + standing(scene))
}

/** Close to a corner: stone, peg, string and tape. */
function atTheCorner(land: Land, character: Character, chance: Chance, flora: Flora): string {
  const sheet = new Sheet()
  const flip = chance.happens(0.5) ? 1 : -1
  const corner = (flip > 0 ? land.corners[0] : land.corners[1]) as Corner
  const eye: Vec = [corner[0] + flip * 1.3, corner[1] - 3.4, chance.between(1.05, 1.35)]
  const camera = cameraAt(eye, flip * -0.08, 1050, 800 - flip * 120, chance.between(430, 500))
  const scene = outdoorScene(sheet, camera, character, chance)
  let out = paintBackdrop(scene, chance, false) + layLand(scene, land, chance)
  out += layRoad(scene, { ...land, roadY: land.roadY - 4 })
  out += paintTufts(scene, corner[0] - 8, corner[0] + 12, corner[1] - 3, land.deep, 620, 0.2)
  out += paintBoundary(scene, land.corners, '#fbf6e8', 0.09)
  out += layTape(scene, corner[0] + flip * 0.5, corner[1] - 0.7, corner[0] + flip * land.wide * 0.9, corner[1] - 0.4)
  markCorners(scene, land)
  standStone(scene, corner[0], corner[1], 0.5)
  surround(scene, land, flora, chance.fork('around'))
  standFence(scene, -land.wide / 2, land.deep + 0.6, land.wide / 2 + 1, land.deep + 0.6)
  for (let i = 0; i < 3; i++)
    standPlant(
      scene,
      'shrub',
      corner[0] - flip * chance.between(1.6, 3.4),
      corner[1] + chance.between(0.4, 2.4),
      chance.between(0.4, 0.7),
      { mirrored: i % 2 === 0 },
    )
  return sheet.toPicture(out + standing(scene))
}

function alongTheRoad(land: Land, character: Character, chance: Chance, flora: Flora): string {
  const sheet = new Sheet()
  const way = chance.happens(0.5) ? 1 : -1
  const eye: Vec = [-way * (land.wide / 2 + 15), land.roadY - 4.6, chance.pick([1.7, 2.4])]
  const camera = cameraAt(eye, way * 1.06, 1080, 800, 720)
  const scene = outdoorScene(sheet, camera, character, chance)
  let out = paintBackdrop(scene, chance, chance.happens(0.5)) + layLand(scene, land, chance) + layRoad(scene, land)
  out += paintTufts(scene, -40, 60, 1, land.deep, 300, 0.3) + paintBoundary(scene, land.corners, '#fbf6e8', 0.14)
  markCorners(scene, land)
  const neighbour = chance.happens(0.5) ? designHouse(chance.fork('next'), 2, 6) : designVilla(chance.fork('next'))
  const wideNext = neighbour.bounds[0] ? neighbour.bounds[0].x1 - neighbour.bounds[0].x0 : 12
  const shift = way * (land.wide / 2 + wideNext / 2 + 6)
  raiseShifted(scene, neighbour, shift)
  for (let i = 0; i < 9; i++) {
    const x = eye[0] + way * (16 + i * 8)
    standPlant(scene, flora.shade, x, land.roadY - 9, usualHeight[flora.shade] * chance.between(0.5, 0.8), {
      mirrored: i % 2 === 0,
    })
    if (Math.abs(x) > land.wide / 2 + 1)
      standPlant(scene, flora.slim, x, land.roadY + 0.4, usualHeight[flora.slim] * chance.between(0.5, 0.8), {
        mirrored: i % 2 === 0,
      })
  }
  for (let i = 0; i < 5; i++) standLamp(scene, eye[0] + way * (12 + i * 20), land.roadY - 8, 2)
  surround(scene, { ...land, wide: land.wide + 50 }, flora, chance.fork('around'))
  parkCar(scene, eye[0] + way * 24, land.roadY - 3.2, chance, way < 0)
  return sheet.toPicture(out + standing(scene))
}

/** Raises a structure somewhere else along the road: the camera is moved the other way instead. */
function raiseShifted(scene: Scene, structure: ReturnType<typeof designHouse>, dx: number): void {
  const { camera } = scene
  const moved = cameraAt(
    [camera.eye[0] - dx, camera.eye[1], camera.eye[2]],
    camera.yaw,
    camera.focal,
    camera.centreX,
    camera.horizonY,
  )
  const own: Scene = { ...scene, camera: moved, solids: [], shadows: [] }
  structure.raise(own)
  for (const { box: at, svg } of own.solids) scene.solids.push({ box: { ...at, x0: at.x0 + dx, x1: at.x1 + dx }, svg })
  scene.shadows.push(...own.shadows)
}

/** Standing on the land, looking at the hills it looks at. */
function fromInside(land: Land, character: Character, chance: Chance, flora: Flora): string {
  const sheet = new Sheet()
  const camera = cameraAt([chance.around(0, 3), 1, 1.7], chance.around(0, 0.3), 900, 800, 690)
  const scene = outdoorScene(sheet, camera, character, chance)
  let out = paintBackdrop(scene, chance, false) + layLand(scene, land, chance)
  out += paintTufts(scene, -30, 30, 3, 40, 760, 0.32) + paintBoundary(scene, land.corners, '#fbf6e8', 0.14)
  markCorners(scene, land)
  standFence(scene, -land.wide / 2 - 12, land.deep + 0.8, land.wide / 2 + 14, land.deep + 0.8)
  surround(scene, { ...land, wide: land.wide + 8 }, flora, chance.fork('around'))
  standPlant(scene, flora.shade, -land.wide * 0.6, land.deep * 0.6, usualHeight[flora.shade], {})
  return sheet.toPicture(out + standing(scene))
}
