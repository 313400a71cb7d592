import { mix } from '../canvas/colour.ts'
import { Batch, barsOf, fill, type Point, pathOf } from '../canvas/ink.ts'
import { box } from '../space/space.ts'
import { finishRoom } from './finish.ts'
import { art, featureWall, leafyPlant, pottedPlant } from './furniture/decor.ts'
import { pendant } from './furniture/lights.ts'
import { drawBox, ground, put, putDrawn } from './furniture/place.ts'
import { chair, officeChair, sofa } from './furniture/seating.ts'
import { bookshelf, cabinet } from './furniture/storage.ts'
import { coffeeTable, rug } from './furniture/tables.ts'
import { doorOn, type HomeRoom } from './living.ts'
import { openRoom, type Room } from './room.ts'
import type { RoomWindow } from './windows.ts'

export type OfficeView = 'reception' | 'workspace' | 'meeting' | 'cabin' | 'pantry'

/** The rooms of an office, bare or furnished. */
export function paintOffice(view: OfficeView, { character, home, chance, furnishing, isHigh }: HomeRoom): string {
  const size = { reception: [6.2, 5], workspace: [8, 8.4], meeting: [5, 5], cabin: [4.2, 4], pantry: [4.4, 3.8] }[
    view
  ] as [number, number]
  const windowWall =
    view === 'reception' || view === 'pantry'
      ? chance.pick(['left', 'right'] as const)
      : chance.pick(['back', 'left', 'right'] as const)
  const room = openRoom(character, home, chance, {
    width: size[0],
    depth: size[1],
    height: 3,
    windowWall,
    furnishing,
    floor: chance.pick(['vitrified', 'wood', 'vitrified', 'kota']),
  })
  const long = windowWall === 'back' ? room.width : room.depth
  const window: RoomWindow = {
    wall: windowWall,
    u0: long * 0.06,
    u1: long * 0.94,
    v0: chance.pick([0.1, 0.8]),
    v1: 2.55,
    panes: Math.max(4, Math.round(long / 1.1)),
  }
  ceilingGrid(room)
  const isBare = furnishing === 'UnFurnished'
  if (isBare) doorOn(room, windowWall === 'left' ? 'right' : 'left', room.depth * 0.4)
  else furnish[view](room, furnishing === 'Semi-Furnished')
  return finishRoom(room, { windows: [window], isHigh })
}

/** Tiles and light panels of an office ceiling. */
function ceilingGrid(room: Room): void {
  const { camera, light, width, depth, height } = room
  const batch = new Batch()
  const lines: [Point, Point][] = []
  for (let x = 0.6; x < width; x += 0.6)
    lines.push([camera.project([x, -1.5, height]), camera.project([x, depth, height])])
  for (let y = -1.2; y < depth; y += 0.6)
    lines.push([camera.project([0, y, height]), camera.project([width, y, height])])
  batch.stroke(barsOf(lines), light.shadow, 1, 0.16)
  const on = room.isEvening || light.hour === 'rain' ? '#fffbe6' : '#fbfaf4'
  for (let x = 1.2; x < width - 0.6; x += 1.8)
    for (let y = 0.6; y < depth - 0.3; y += 1.8)
      batch.fill(
        pathOf(
          camera.outline([
            [x, y, height - 0.005],
            [x + 0.6, y, height - 0.005],
            [x + 0.6, y + 0.6, height - 0.005],
            [x, y + 0.6, height - 0.005],
          ]),
        ),
        on,
      )
  room.flat.push(batch.toString())
}

function monitor(room: Room, x: number, y: number, facesUs: boolean): void {
  const body = box(x - 0.27, x + 0.27, y, y + 0.03, 0.86, 1.2)
  const { camera, light } = room
  const at = (u: number, z: number) => camera.project([x + u, y - 0.002, z])
  const screen = facesUs
    ? fill(
        pathOf([at(-0.25, 0.88), at(0.25, 0.88), at(0.25, 1.18), at(-0.25, 1.18)]),
        mix(light.sky.mirror, '#f4f7f8', 0.5),
      ) +
      fill(pathOf([at(-0.2, 1.08), at(0.05, 1.08), at(0.05, 1.12), at(-0.2, 1.12)]), room.palette.feature, 0.8) +
      fill(pathOf([at(-0.2, 0.95), at(0.16, 0.95), at(0.16, 1.03), at(-0.2, 1.03)]), room.palette.spice, 0.5)
    : ''
  putDrawn(room, body, drawBox(room, body, '#24272a') + screen)
  put(room, box(x - 0.02, x + 0.02, y + 0.03, y + 0.06, 0.75, 0.95), '#3a3d40')
}

function desk(room: Room, x: number, y: number, wide: number, top: string): void {
  ground(room, box(x, x + wide, y, y + 0.7, 0, 0), 0.22)
  for (const u of [x + 0.03, x + wide - 0.08]) put(room, box(u, u + 0.05, y + 0.05, y + 0.65, 0, 0.71), '#e2e0db')
  put(room, box(x, x + wide, y, y + 0.7, 0.71, 0.75), top, 0, 0.05)
}

const furnish: Readonly<Record<OfficeView, (room: Room, isSpare: boolean) => void>> = {
  workspace: (room, isSpare) => {
    const { width, depth, palette } = room
    const top = mix(palette.wood, '#f2ead9', 0.4)
    const rows = 3
    for (let row = 0; row < rows; row++) {
      const y = depth - 2 - row * 2.15
      for (const [from, count] of [
        [0.9, 2],
        [width - 0.9 - 2.8, 2],
      ] as const) {
        for (let i = 0; i < count; i++) {
          const x = from + i * 1.4
          desk(room, x, y, 1.38, top)
          put(room, box(x, x + 1.38, y + 0.7, y + 0.73, 0.75, 1.15), mix(palette.feature, palette.wall, 0.3))
          if (isSpare) continue
          monitor(room, x + 0.69, y + 0.45, true)
          officeChair(room, x + 0.42, y - 0.72, 'away', i % 2 ? palette.spice : '#3f444a')
        }
      }
    }
    if (!isSpare) for (const x of [0.35, width - 0.35]) pottedPlant(room, x, depth - 0.45, 1.5)
    if (room.windowWall !== 'back') featureWall(room, 0, width, 'colour')
  },
  meeting: (room, isSpare) => {
    const { width, depth, palette, light } = room
    if (room.windowWall !== 'back') {
      featureWall(room, 0.6, width - 0.6, room.chance.pick(['slats', 'panels']))
      const wall = room.walls.back
      room.flat.push(
        fill(wall.path(width / 2 - 0.95, 1.05, width / 2 + 0.95, 2.15, 0.03), '#1c1f22') +
          fill(wall.path(width / 2 - 0.91, 1.09, width / 2 + 0.91, 2.11, 0.032), mix(light.sky.mirror, '#20262b', 0.7)),
      )
    }
    const [x0, x1, y0, y1] = [width / 2 - 0.75, width / 2 + 0.75, depth - 3.4, depth - 0.95]
    ground(room, box(x0, x1, y0, y1, 0, 0), 0.28)
    put(room, box(width / 2 - 0.25, width / 2 + 0.25, y0 + 0.4, y1 - 0.4, 0, 0.7), '#3f4245')
    put(room, box(x0, x1, y0, y1, 0.7, 0.76), palette.wood, 0.01, 0.06)
    for (let i = 0; i < 3; i++) {
      const y = y0 + 0.2 + i * 0.78
      officeChair(room, x0 - 0.72, y, 'right', palette.cloth)
      officeChair(room, x1 + 0.16, y, 'left', palette.cloth)
    }
    if (isSpare) return
    for (let i = 0; i < 3; i++) {
      const laptop = box(
        width / 2 + (i % 2 ? 0.25 : -0.55),
        width / 2 + (i % 2 ? 0.55 : -0.25),
        y0 + 0.3 + i * 0.7,
        y0 + 0.52 + i * 0.7,
        0.76,
        0.775,
      )
      put(room, laptop, '#c9ccce')
    }
    for (let i = 0; i < 2; i++) pendant(room, width / 2, y0 + 0.6 + i * 1.2, 0.9, 0.2)
    leafyPlant(room, 0.4, depth - 0.45, 1.3, palette.feature)
  },
  reception: (room, isSpare) => {
    const { width, depth, palette } = room
    featureWall(room, width * 0.18, width * 0.82, room.chance.pick(['slats', 'stone', 'panels']))
    const wall = room.walls.back
    const mark = mix('#f7efdc', palette.spice, 0.1)
    room.flat.push(
      fill(wall.path(width / 2 - 0.22, 1.75, width / 2 + 0.22, 2.19, 0.03), mark) +
        fill(
          pathOf(
            wall.outline(
              [
                [width / 2 - 0.11, 1.86],
                [width / 2 + 0.11, 1.86],
                [width / 2, 2.1],
              ],
              0.032,
            ),
          ),
          palette.feature,
        ),
    )
    const counter = box(width / 2 - 1.3, width / 2 + 1.3, depth - 1.5, depth - 0.85, 0, 1.05)
    ground(room, counter, 0.3)
    cabinet(room, counter, palette.wood, { columns: 9, handle: 'none' })
    put(room, box(counter.x0 - 0.06, counter.x1 + 0.06, counter.y0 - 0.06, counter.y1 + 0.05, 1.05, 1.11), '#efece5')
    for (const x of [-0.7, 0, 0.7]) pendant(room, width / 2 + x, depth - 1.2, 0.85, 0.12)
    pottedPlant(room, 0.5, depth - 0.5, 1.7)
    if (isSpare) return
    rug(room, 0.3, 2.5, depth - 3.4, depth - 1.9, mix(palette.wall, palette.cloth, 0.4), palette.spice)
    sofa(room, 0.06, depth - 3.6, 1.9, 'right', palette.cloth, palette.spice)
    coffeeTable(room, 1.3, depth - 3, 0.6, 0.8)
    officeChair(room, width / 2 - 0.28, depth - 0.75, 'viewer', '#3f444a')
  },
  cabin: (room, isSpare) => {
    const { width, depth, palette } = room
    if (room.windowWall !== 'back') featureWall(room, 0, width, 'panels')
    desk(room, width / 2 - 0.9, depth - 1.9, 1.8, palette.wood)
    officeChair(room, width / 2 - 0.28, depth - 1.1, 'viewer', '#33373b')
    for (const x of [-0.75, 0.3]) chair(room, width / 2 + x, depth - 2.5, 'away', palette.cloth)
    if (room.windowWall !== 'back') art(room, 'back', width / 2 - 0.55, 1.35, 1.1, 0.7)
    if (isSpare) return
    monitor(room, width / 2 + 0.35, depth - 1.5, false)
    const side = room.windowWall === 'left' ? width - 0.38 : 0.04
    bookshelf(room, box(side, side + 0.34, depth - 0.4, depth - 0.05, 0, 2))
    leafyPlant(room, room.windowWall === 'left' ? 0.4 : width - 0.4, depth - 0.45, 1.25, palette.feature)
  },
  pantry: (room, isSpare) => {
    const { width, depth, palette } = room
    const run = box(0.3, width - 0.3, depth - 0.6, depth - 0.02, 0.1, 0.84)
    ground(room, run, 0.28)
    cabinet(room, run, palette.lacquer, { columns: 6 })
    put(room, { ...run, y0: depth - 0.64, z0: 0.84, z1: 0.88 }, '#3d3f41', 0, 0.05)
    cabinet(room, box(0.3, width - 0.3, depth - 0.38, depth - 0.02, 1.55, 2.25), palette.wood, { columns: 6 })
    put(room, box(0.6, 1, depth - 0.45, depth - 0.1, 0.88, 1.3), '#2a2d30', 0.02)
    put(room, box(1.2, 1.7, depth - 0.42, depth - 0.08, 0.88, 1.16), '#d9dadb', 0.01)
    if (isSpare) return
    for (const x of [width * 0.3, width * 0.68]) {
      put(room, box(x - 0.03, x + 0.03, depth - 2.05, depth - 1.99, 0, 0.98), '#4a4d50')
      put(room, box(x - 0.36, x + 0.36, depth - 2.4, depth - 1.65, 0.98, 1.02), palette.wood, 0.01)
      chair(room, x - 0.85, depth - 2.2, 'right', palette.spice)
      chair(room, x + 0.42, depth - 2.2, 'left', palette.spice)
      pendant(room, x, depth - 2, 0.9, 0.15)
    }
    leafyPlant(room, width - 0.3, depth - 0.9, 1.1, palette.feature)
  },
}
