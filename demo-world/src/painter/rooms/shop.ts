import type { Chance } from '../canvas/chance.ts'
import { type Colour, mix } from '../canvas/colour.ts'
import { Batch, barsOf, type Point, pathOf } from '../canvas/ink.ts'
import { FRONT, lit } from '../light/light.ts'
import { type Box, box } from '../space/space.ts'
import { finishRoom } from './finish.ts'
import { featureWall, leafyPlant } from './furniture/decor.ts'
import { bareFittings, ceilingFan, pendant } from './furniture/lights.ts'
import { drawBox, ground, put, putDrawn } from './furniture/place.ts'
import { chair } from './furniture/seating.ts'
import { cabinet } from './furniture/storage.ts'
import { doorOn, type HomeRoom } from './living.ts'
import { openRoom, type Room } from './room.ts'
import type { RoomWindow } from './windows.ts'

export type ShopView = 'inside' | 'counter' | 'stock'
type Trade = 'grocer' | 'cloth' | 'books' | 'cafe'

/** The inside of a shop: shelves, counter, store room. Its trade follows the listing's seed. */
export function paintShop(view: ShopView, { character, home, chance, furnishing, isHigh }: HomeRoom): string {
  const size = { inside: [5, 7], counter: [4.6, 4.6], stock: [3.6, 3.8] }[view] as [number, number]
  const windowWall = view === 'inside' ? chance.pick(['left', 'right'] as const) : 'back'
  const room = openRoom(character, home, chance, {
    width: size[0],
    depth: size[1],
    height: 3.2,
    windowWall,
    furnishing,
    floor: chance.pick(['vitrified', 'kota', 'cement-tile', 'marble']),
  })
  const window: RoomWindow =
    view === 'inside'
      ? { wall: windowWall, u0: 0.6, u1: 2.4, v0: 0.4, v1: 2.5, panes: 3 }
      : { wall: 'back', u0: room.width - 1.1, u1: room.width - 0.4, v0: 1.9, v1: 2.5, panes: 2, hasGrill: true }
  const trade = home.fork('trade').pick<Trade>(['grocer', 'cloth', 'books', 'cafe'])
  const isBare = furnishing === 'UnFurnished'
  if (isBare) {
    bareFittings(room)
    doorOn(room, windowWall === 'left' ? 'right' : 'left', room.depth * 0.55)
    ceilingFan(room, room.width / 2, room.depth * 0.5)
  } else if (view === 'inside') inside(room, trade, furnishing === 'Semi-Furnished')
  else if (view === 'counter') counter(room, trade, furnishing === 'Semi-Furnished')
  else stock(room)
  return finishRoom(room, { windows: [window], isHigh })
}

const goods: Readonly<Record<Trade, readonly Colour[]>> = {
  grocer: ['#c8553d', '#d9a441', '#6f8f4f', '#e9dfc8', '#8c5a3c', '#3f7d8c', '#e6c07a'],
  cloth: ['#a8475a', '#2f6b6a', '#d29a35', '#5b4a7d', '#e9e1d2', '#b5643f', '#3e5a86'],
  books: ['#8c3f34', '#c7a15a', '#3f5c66', '#e6dccb', '#5f6f4d', '#704a5c', '#b98a52'],
  cafe: ['#e9dfc8', '#b98a52', '#6f8f7f', '#8c5a3c', '#d9c3a0', '#c8806a', '#f1ead9'],
}

/** A rack of shelves, its goods on the side that is seen. */
function shelves(
  room: Room,
  body: Box,
  face: 'front' | 'left' | 'right',
  trade: Trade,
  isEmpty: boolean,
  chance: Chance,
): void {
  const { camera, light, palette } = room
  ground(room, body, 0.26)
  const wide = face === 'front' ? body.x1 - body.x0 : body.y1 - body.y0
  const at = (u: number, z: number): Point =>
    face === 'front'
      ? camera.project([body.x0 + u, body.y0 - 0.004, z])
      : camera.project([face === 'left' ? body.x0 - 0.004 : body.x1 + 0.004, body.y0 + u, z])
  const normal = face === 'front' ? FRONT : face === 'left' ? ([-1, 0, 0] as const) : ([1, 0, 0] as const)
  const frame = mix(palette.wood, palette.lacquer, 0.3)
  const levels = Math.round((body.z1 - body.z0) / 0.42)
  const each = (body.z1 - body.z0) / levels
  const batch = new Batch()
  for (let i = 0; i < levels; i++) {
    const z = body.z0 + i * each
    batch.fill(
      pathOf([
        at(0.03, z + 0.04),
        at(wide - 0.03, z + 0.04),
        at(wide - 0.03, z + each - 0.01),
        at(0.03, z + each - 0.01),
      ]),
      mix(lit(light, frame, normal), '#1d150e', 0.42),
    )
    if (isEmpty) continue
    let u = 0.06
    while (u < wide - 0.12) {
      const w =
        trade === 'books'
          ? chance.between(0.03, 0.06)
          : trade === 'cloth'
            ? chance.between(0.22, 0.34)
            : chance.between(0.09, 0.22)
      const tall = each * (trade === 'cloth' ? 0.62 : chance.between(0.4, 0.8))
      const dye = chance.pick(goods[trade])
      const right = Math.min(wide - 0.05, u + w)
      batch.fill(
        pathOf([at(u, z + 0.04), at(right, z + 0.04), at(right, z + 0.04 + tall), at(u, z + 0.04 + tall)]),
        lit(light, dye, normal),
      )
      if (trade === 'cloth')
        for (let k = 1; k < 4; k++)
          batch.stroke(
            pathOf([at(u, z + 0.04 + (tall * k) / 4), at(right, z + 0.04 + (tall * k) / 4)], false),
            '#ffffff',
            1,
            0.35,
          )
      else if (trade === 'grocer')
        batch.fill(
          pathOf([
            at(u + w * 0.15, z + 0.04 + tall * 0.35),
            at(right - w * 0.15, z + 0.04 + tall * 0.35),
            at(right - w * 0.15, z + 0.04 + tall * 0.65),
            at(u + w * 0.15, z + 0.04 + tall * 0.65),
          ]),
          '#fff8e6',
          0.55,
        )
      u = right + (trade === 'books' ? 0.003 : chance.between(0.01, 0.05))
    }
  }
  putDrawn(room, body, drawBox(room, body, frame) + batch.toString())
}

function inside(room: Room, trade: Trade, isSpare: boolean): void {
  const { width, depth, palette, chance, windowWall } = room
  const own = chance.fork('inside')
  featureWall(room, 0, width, own.pick(['colour', 'slats', 'panels']))
  shelves(room, box(0.4, width - 0.4, depth - 0.42, depth - 0.04, 0, 2.3), 'front', trade, isSpare, own.fork('back'))
  const wallSide = windowWall === 'left' ? 'right' : 'left'
  shelves(
    room,
    wallSide === 'left'
      ? box(0.02, 0.42, 1.2, depth - 0.6, 0, 2.2)
      : box(width - 0.42, width - 0.02, 1.2, depth - 0.6, 0, 2.2),
    wallSide === 'left' ? 'right' : 'left',
    trade,
    isSpare,
    own.fork('side'),
  )
  if (trade === 'cafe') {
    for (let i = 0; i < 3; i++) {
      const [x, y] = [width * (i % 2 ? 0.62 : 0.34), depth - 2.2 - i * 1.4]
      put(room, box(x - 0.03, x + 0.03, y + 0.27, y + 0.33, 0, 0.7), '#4a4d50')
      put(room, box(x - 0.34, x + 0.34, y, y + 0.6, 0.7, 0.74), palette.wood, 0.01)
      chair(room, x - 0.84, y + 0.08, 'right', palette.spice)
      chair(room, x + 0.4, y + 0.08, 'left', palette.spice)
    }
  } else {
    for (const y of [depth - 2.7, depth - 4.4])
      shelves(
        room,
        box(width * 0.3, width * 0.72, y, y + 0.6, 0, 1.15),
        'front',
        trade,
        isSpare,
        own.fork(`island${y.toFixed(1)}`),
      )
  }
  for (let i = 0; i < 4; i++)
    pendant(room, width * (i % 2 ? 0.68 : 0.32), depth - 1.6 - Math.floor(i / 2) * 2, 0.8, 0.16)
  leafyPlant(room, windowWall === 'left' ? 0.35 : width - 0.35, depth - 0.8, 1.2, palette.feature)
}

function counter(room: Room, trade: Trade, isSpare: boolean): void {
  const { width, depth, palette, chance } = room
  const own = chance.fork('counter')
  featureWall(room, 0, width - 1.3, own.pick(['slats', 'stone', 'panels']))
  shelves(room, box(0.3, width - 1.5, depth - 0.36, depth - 0.04, 1, 2.4), 'front', trade, isSpare, own.fork('shelf'))
  const body = box(0.6, width - 1, depth - 1.75, depth - 1.15, 0, 0.95)
  ground(room, body, 0.3)
  cabinet(room, body, palette.wood, { columns: 8, handle: 'none' })
  put(room, box(body.x0 - 0.05, body.x1 + 0.05, body.y0 - 0.05, body.y1 + 0.04, 0.95, 1), '#efece4')
  put(room, box(body.x1 - 0.55, body.x1 - 0.2, body.y0 + 0.2, body.y0 + 0.24, 1.02, 1.28), '#24272a')
  if (!isSpare) {
    for (let i = 0; i < 3; i++)
      put(
        room,
        box(
          body.x0 + 0.2 + i * 0.32,
          body.x0 + 0.44 + i * 0.32,
          body.y0 + 0.15,
          body.y0 + 0.4,
          1,
          1.12 + (i % 2) * 0.12,
        ),
        own.pick(goods[trade]),
        0.02,
      )
    leafyPlant(room, width - 0.4, depth - 0.6, 1.3, palette.feature)
  }
  for (let i = 0; i < 3; i++) pendant(room, body.x0 + 0.5 + i * 0.85, depth - 1.45, 0.95, 0.14)
}

/** Cartons on steel racks. */
function stock(room: Room): void {
  const { width, depth, chance, camera, light } = room
  const own = chance.fork('stock')
  for (const [body, face] of [
    [box(0.05, width - 1.2, depth - 0.5, depth - 0.05, 0, 2.2), 'front'],
    [box(0.03, 0.5, 0.7, depth - 0.6, 0, 2.2), 'right'],
  ] as const) {
    const metal = '#8d949a'
    const wide = face === 'front' ? body.x1 - body.x0 : body.y1 - body.y0
    for (let level = 0; level < 4; level++) {
      const z = 0.1 + level * 0.55
      put(room, { ...body, z0: z, z1: z + 0.03 }, metal)
      let u = 0.06
      while (u < wide - 0.35) {
        const w = own.between(0.3, 0.5)
        const tall = own.between(0.22, 0.42)
        const carton =
          face === 'front'
            ? box(body.x0 + u, Math.min(body.x1, body.x0 + u + w), body.y0 + 0.03, body.y1, z + 0.03, z + 0.03 + tall)
            : box(body.x0, body.x1 - 0.03, body.y0 + u, Math.min(body.y1, body.y0 + u + w), z + 0.03, z + 0.03 + tall)
        if (own.happens(0.85)) put(room, carton, own.pick(['#b98f63', '#c49d72', '#a67f56', '#d2b18a']))
        u += w + 0.05
      }
    }
    const posts: [Point, Point][] = []
    for (let i = 0; i <= 2; i++) {
      const x = face === 'front' ? body.x0 + (wide * i) / 2 : body.x1
      const y = face === 'front' ? body.y0 : body.y0 + (wide * i) / 2
      posts.push([camera.project([x, y, 0]), camera.project([x, y, 2.2])])
    }
    const front =
      face === 'front'
        ? box(body.x0, body.x1, body.y0 - 0.02, body.y0 - 0.01, 0, 2.2)
        : box(body.x1 + 0.01, body.x1 + 0.02, body.y0, body.y1, 0, 2.2)
    putDrawn(room, front, new Batch().stroke(barsOf(posts), lit(light, metal, FRONT), 7).toString())
  }
  for (let i = 0; i < 4; i++) {
    const x = width - 1.5 + own.around(0, 0.4)
    const y = depth - 2.1 + i * 0.34
    const body = box(x, x + 0.45, y, y + 0.32, 0, own.between(0.3, 0.45))
    ground(room, body, 0.2, 0.05)
    put(room, body, own.pick(['#b98f63', '#c49d72', '#a67f56']))
  }
}
