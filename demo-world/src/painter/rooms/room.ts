import { type Wall, wallFrom } from '../building/wall.ts'
import type { Chance } from '../canvas/chance.ts'
import { mix, type Rgb } from '../canvas/colour.ts'
import { type Point, pathOf } from '../canvas/ink.ts'
import { HEIGHT, Sheet, WIDTH } from '../canvas/sheet.ts'
import type { Character } from '../character.ts'
import type { Light } from '../light/light.ts'
import type { Garden } from '../plants/planting.ts'
import { type Camera, camera as cameraAt } from '../space/camera.ts'
import type { Solid } from '../space/order.ts'
import { unit, type Vec } from '../space/space.ts'
import type { Furnishing } from '../subject.ts'
import { type FloorKind, type RoomPalette, roomPalettes } from './room-palettes.ts'

export type WallName = 'back' | 'left' | 'right'

/** A room in the making: x to the right, y into the picture, z up; the near wall is left out. */
export interface Room {
  sheet: Sheet
  camera: Camera
  /** The light inside. */
  light: Light
  /** What the windows look out on. */
  character: Character
  chance: Chance
  garden: Garden
  width: number
  depth: number
  height: number
  palette: RoomPalette
  floor: FloorKind
  furnishing: Furnishing
  walls: Readonly<Record<WallName, Wall>>
  windowWall: WallName
  isEvening: boolean
  solids: Solid[]
  /** Lies on floor and walls, under everything that stands. */
  flat: string[]
  /** Glass of all windows: where the outside is seen. */
  glass: Point[][]
}

export interface RoomSize {
  width: number
  depth: number
  height?: number
}

export interface RoomChoice extends RoomSize {
  windowWall: WallName
  furnishing: Furnishing
  floor?: FloorKind
  /** 0 in the middle, -1 and 1 to a side. */
  lean?: number
  /** Height of the eye in metres. */
  eyeZ?: number
  /** More than 1 comes closer; the look is then turned down a little. */
  zoom?: number
}

export function openRoom(character: Character, home: Chance, chance: Chance, choice: RoomChoice): Room {
  const { width, depth, height = 2.9, windowWall, furnishing } = choice
  const sheet = new Sheet()
  const lean = choice.lean ?? chance.around(0, 0.7)
  const back = chance.between(2.3, 3)
  const eye: Vec = [width * (0.5 + lean * 0.16), -back, choice.eyeZ ?? chance.between(1.25, 1.5)]
  const yaw = -lean * chance.between(0.06, 0.2)
  // The side walls leave the sheet well behind the near edge, so that the far wall fills the middle.
  const focal = Math.min((WIDTH * (back + depth * 0.4)) / width, (HEIGHT * 0.74 * (back + depth)) / height)
  const zoom = choice.zoom ?? 1
  const camera = cameraAt(
    eye,
    yaw,
    focal * zoom,
    WIDTH * (0.5 + lean * 0.06),
    HEIGHT * (chance.between(0.46, 0.5) - (zoom - 1) * 0.46),
  )
  const light = roomLight(character, windowWall)
  const walls = {
    back: wallFrom(camera, [0, depth, 0], [1, 0, 0], [0, -1, 0], width, height),
    left: wallFrom(camera, [0, 0, 0], [0, 1, 0], [1, 0, 0], depth, height),
    right: wallFrom(camera, [width, 0, 0], [0, 1, 0], [-1, 0, 0], depth, height),
  }
  return {
    sheet,
    camera,
    light,
    character,
    chance,
    garden: {
      sheet,
      light,
      season: character.season,
      chance: chance.fork('plants'),
      bougainvillea: character.bougainvillea,
      fineness: character.fineness,
    },
    width,
    depth,
    height,
    palette: home.fork('room-palette').pick(roomPalettes),
    floor:
      choice.floor ??
      home.fork('floor').weigh<FloorKind>({ vitrified: 4, wood: 1.6, kota: 1, marble: 2, 'cement-tile': 0.7 }),
    furnishing,
    walls,
    windowWall,
    isEvening: character.hour === 'dusk',
    solids: [],
    flat: [],
    glass: [],
  }
}

const times = (rgb: Rgb, by: number): Rgb => [rgb[0] * by, rgb[1] * by, rgb[2] * by]

/** Daylight from the window, or lamps from above in the evening. */
function roomLight({ light, hour }: Character, windowWall: WallName): Light {
  const toWindow: Vec = unit(
    windowWall === 'left'
      ? [-0.85, -0.12, 0.5]
      : windowWall === 'right'
        ? [0.85, -0.12, 0.5]
        : [light.toSun[0] > 0 ? 0.35 : -0.35, 0.75, 0.55],
  )
  if (hour === 'dusk') {
    return {
      ...light,
      toSun: unit([0.1, -0.3, 1]),
      sun: times([1, 0.9, 0.74], 0.42),
      ambient: times([1, 0.92, 0.81], 0.68),
      bounce: times([0.9, 0.7, 0.5], 0.18),
      shadow: '#2b2230',
      shadowOpacity: 0.3,
      hazeReach: 1e9,
    }
  }
  const tint: Rgb =
    hour === 'golden'
      ? [1, 0.86, 0.66]
      : hour === 'dawn'
        ? [1, 0.9, 0.8]
        : hour === 'rain'
          ? [0.9, 0.97, 1]
          : [1, 0.98, 0.94]
  const strength = hour === 'rain' ? 0.3 : 0.46
  return {
    ...light,
    toSun: toWindow,
    sun: times(tint, strength),
    ambient: times([1, 0.97, 0.925], hour === 'rain' ? 0.78 : 0.88),
    bounce: times([1, 0.93, 0.84], 0.16),
    shadow: mix('#3a3230', light.shadow, 0.35),
    shadowOpacity: 0.26,
    hazeReach: 1e9,
  }
}

/** A flat shape on the floor. */
export const floorPath = (room: Room, points: readonly (readonly [number, number])[], z = 0) =>
  pathOf(room.camera.outline(points.map(([x, y]) => [x, y, z])))
export const floorRect = (room: Room, x0: number, x1: number, y0: number, y1: number, z = 0) =>
  floorPath(
    room,
    [
      [x0, y0],
      [x1, y0],
      [x1, y1],
      [x0, y1],
    ],
    z,
  )
