import { standNeighbour } from '../building/plain-block.ts'
import { mix } from '../canvas/colour.ts'
import { Batch, barsOf, ellipse, fill, type Point, pathOf, stroke } from '../canvas/ink.ts'
import { DOWN, FRONT, type Light, lit, UP } from '../light/light.ts'
import { paintLand } from '../outdoors/ground.ts'
import { standPlant } from '../outdoors/standing.ts'
import { type PlantKind, plant } from '../plants/planting.ts'
import { backToFront } from '../space/order.ts'
import type { Scene } from '../space/scene.ts'
import { box } from '../space/space.ts'
import { paintBackdrop } from '../views/backdrop.ts'
import { leafyPlant, pottedPlant } from './furniture/decor.ts'
import { drawBox, ground, put, putDrawn } from './furniture/place.ts'
import { armchair } from './furniture/seating.ts'
import type { HomeRoom } from './living.ts'
import { floorRect, openRoom, type Room } from './room.ts'

/** Out on the balcony or terrace: a chair, the tulsi, and the land beyond the railing. */
export function paintBalcony({ character, home, chance, furnishing }: HomeRoom, heightMetres: number): string {
  const room = openRoom(character, home, chance, {
    width: chance.between(3.4, 4.6),
    depth: chance.between(1.9, 2.4),
    height: 2.7,
    windowWall: 'back',
    furnishing,
    floor: chance.pick(['vitrified', 'kota', 'cement-tile']),
  })
  // Out here the light of day falls as it does outside.
  const { light } = character
  const bounced = room.isEvening ? 1.7 : 1.45
  const [red, green, blue] = light.ambient
  const ambient: Light['ambient'] = room.isEvening
    ? [red * bounced * 1.15, green * bounced, blue * bounced * 0.8]
    : [red * bounced, green * bounced, blue * bounced]
  room.light = { ...light, ambient, hazeReach: 1e9 }
  room.garden = { ...room.garden, light: room.light }
  const { sheet, camera } = room
  const scene: Scene = {
    sheet,
    camera,
    light,
    season: character.season,
    chance,
    ageYears: character.ageYears,
    solids: [],
    shadows: [],
    garden: { ...room.garden, light, chance: chance.fork('far') },
  }
  let out = paintBackdrop(scene, chance, true) + paintLand(scene, character.season.grass, character.season.grass)
  city(scene, heightMetres, chance.fork('city'))
  out += backToFront(scene.solids, camera.eye)
  out += shell(room)
  furnish(room)
  out += room.flat.join('') + backToFront(room.solids, camera.eye)
  return sheet.toPicture(out)
}

/** Roofs and tree tops below us, the higher the smaller. */
function city(scene: Scene, height: number, chance: Scene['chance']): void {
  const drop = Math.max(2.5, height)
  for (const distance of drop > 6 ? [26, 42, 58, 78, 104, 140, 190] : [24, 34, 50, 74, 110]) {
    const half = (distance * 900) / scene.camera.focal
    for (let x = -half; x < half + 4; x += Math.max(5, half / 5) * chance.between(0.6, 1.5)) {
      const y = distance + chance.around(0, distance * 0.2)
      if (distance > 24 && chance.happens(0.42))
        standNeighbour(
          scene,
          box(
            x,
            x + chance.between(8, 14),
            y,
            y + chance.between(7, 11),
            -drop,
            -drop + 3 * chance.whole(1, Math.max(2, Math.min(7, Math.round(drop / 3) + 1))),
          ),
          chance,
        )
      else
        standPlant(
          scene,
          chance.pick<PlantKind>(['neem', 'mango', 'coconut', 'rainTree']),
          x,
          y,
          chance.between(6, 10) * (distance < 20 && drop > 9 ? 0.9 : 1),
          { mirrored: chance.happens(0.5) },
          -drop,
        )
    }
  }
}

function shell(room: Room): string {
  const { camera, light, width, depth, height, palette, chance } = room
  const own = chance.fork('shell')
  const side = own.happens(0.5) ? 'left' : 'right'
  const x = side === 'left' ? 0 : width
  const plaster = palette.wall
  const batch = new Batch()
  const near = -3
  const tile = own.pick(['#c9b9a4', '#b98a6f', '#d6cfc3', '#a9a79f'])
  batch.fill(floorRect(room, -3, width + 3, near, depth + 0.12), lit(light, tile, UP))
  const lines: [Point, Point][] = []
  for (let u = -2; u < width + 2; u += 0.4) lines.push([camera.project([u, -0.8, 0]), camera.project([u, depth, 0])])
  for (let v = -0.8; v < depth; v += 0.4) lines.push([camera.project([-2, v, 0]), camera.project([width + 2, v, 0])])
  batch.stroke(barsOf(lines), light.shadow, 1.2, 0.22)
  // The slab above, and one wall beside us.
  batch.fill(
    pathOf(
      camera.outline([
        [-3, near, height],
        [width + 3, near, height],
        [width + 3, depth + 0.15, height],
        [-3, depth + 0.15, height],
      ]),
    ),
    mix(lit(light, '#efe9dd', DOWN), light.shadow, 0.12),
  )
  batch.fill(
    pathOf(
      camera.outline([
        [-3, depth + 0.15, height],
        [width + 3, depth + 0.15, height],
        [width + 3, depth + 0.15, height + 0.16],
        [-3, depth + 0.15, height + 0.16],
      ]),
    ),
    lit(light, plaster, [0, 1, 0]),
  )
  const wall = camera.outline([
    [x, near, 0],
    [x, depth + 0.12, 0],
    [x, depth + 0.12, height],
    [x, near, height],
  ])
  batch.fill(pathOf(wall), lit(light, plaster, side === 'left' ? [1, 0, 0] : [-1, 0, 0]))
  const shadowWash = room.sheet.linear(0, camera.project([x, depth, 0])[1], 0, camera.project([x, depth, height])[1], [
    [0, light.shadow, 0.2],
    [0.4, light.shadow, 0.02],
    [1, light.shadow, 0.16],
  ])
  const lamp = room.isEvening
    ? ellipse(
        ...camera.project([x + (side === 'left' ? 0.08 : -0.08), depth - 0.7, 1.9]),
        190,
        190,
        room.sheet.glow([
          [0, '#ffe2a6', 0.7],
          [0.4, '#ffd086', 0.22],
          [1, '#ffc46a', 0],
        ]),
      )
    : ''
  return batch.toString() + fill(pathOf(wall), shadowWash) + lamp
}

function furnish(room: Room): void {
  const { width, depth, palette, chance, furnishing } = room
  const own = chance.fork('things')
  railing(room, own.pick(['glass', 'bars', 'solid', 'bars']))
  const side = own.happens(0.5)
  if (furnishing !== 'UnFurnished') {
    armchair(room, side ? 0.35 : width - 1.2, depth - 1.25, side ? 'right' : 'left', palette.cloth)
    if (furnishing === 'Furnished') {
      armchair(room, side ? width - 1.3 : 0.45, depth - 1.2, side ? 'left' : 'right', palette.cloth)
      teaTable(room, width / 2 - 0.2, depth - 1)
    }
  }
  const pots = furnishing === 'UnFurnished' ? 1 : own.whole(3, 5)
  for (let i = 0; i < pots; i++) {
    const x = 0.4 + ((width - 0.8) * (i + 0.5)) / pots
    if (i % 2)
      leafyPlant(room, x, depth - 0.22, own.between(0.6, 0.95), own.pick(['#b5643f', palette.feature, '#7d8a86']))
    else
      pottedPlant(
        room,
        x,
        depth - 0.22,
        own.between(0.7, 1.1),
        own.pick<PlantKind>(['areca', 'hibiscus', 'bougainvillea', 'shrub']),
        own.pick(['#b5643f', '#a8573a', palette.spice]),
      )
  }
  if (own.happens(0.6)) hangingPot(room, side ? width * 0.78 : width * 0.22, depth - 0.3)
}

function railing(room: Room, style: 'glass' | 'bars' | 'solid'): void {
  const { camera, light, width, depth, palette } = room
  const batch = new Batch()
  const [from, to, y] = [-3, width + 3, depth]
  const at = (x: number, z: number) => camera.project([x, y, z])
  const tone = lit(light, mix(palette.metal, '#3a3d40', 0.4), FRONT)
  if (style === 'solid') {
    put(room, box(from, to, y, y + 0.14, 0, 0.75), palette.wall)
    put(room, box(from, to, y - 0.03, y + 0.17, 0.75, 0.82), mix(palette.wall, '#8a7a68', 0.35))
  }
  const low = style === 'solid' ? 0.82 : 0.06
  if (style === 'glass') {
    batch.fill(
      pathOf([at(from, 0.06), at(to, 0.06), at(to, 1.02), at(from, 1.02)]),
      mix(light.sky.mirror, '#ffffff', 0.4),
      0.2,
    )
    for (let x = from; x < to; x += 1.2)
      batch.fill(pathOf([at(x + 0.2, 0.08), at(x + 0.34, 0.08), at(x + 0.75, 1), at(x + 0.58, 1)]), '#ffffff', 0.12)
  }
  const bars: [Point, Point][] = []
  for (let x = from; x < to; x += style === 'bars' ? 0.11 : 1.2) bars.push([at(x, low), at(x, 1.05)])
  batch.stroke(barsOf(bars), tone, style === 'bars' ? 3.4 : 6)
  if (style === 'bars') batch.stroke(pathOf([at(from, 0.1), at(to, 0.1)], false), tone, 5)
  batch.stroke(pathOf([at(from, 1.07), at(to, 1.07)], false), tone, 11)
  batch.stroke(pathOf([at(from, 1.078), at(to, 1.078)], false), '#ffffff', 2, 0.35)
  putDrawn(room, box(from, to, y + 0.01, y + 0.03, low, 1.1), batch.toString())
}

function teaTable(room: Room, x: number, y: number): void {
  const { palette, camera, light } = room
  const body = box(x, x + 0.42, y, y + 0.42, 0, 0.46)
  ground(room, body, 0.24, 0.08)
  putDrawn(
    room,
    body,
    drawBox(room, box(x + 0.18, x + 0.24, y + 0.18, y + 0.24, 0, 0.43), palette.metal) +
      drawBox(room, box(x, x + 0.42, y, y + 0.42, 0.43, 0.46), palette.wood, 0.01),
  )
  for (const dx of [0.12, 0.3]) {
    const [px, py] = camera.project([x + dx, y + 0.2, 0.46])
    const s = camera.scaleAt([x, y, 0.46])
    const cup = `M${(px - s * 0.04).toFixed(1)} ${(py - s * 0.075).toFixed(1)}h${(s * 0.08).toFixed(1)}l${(-s * 0.012).toFixed(1)} ${(s * 0.075).toFixed(1)}h${(-s * 0.056).toFixed(1)}z`
    putDrawn(
      room,
      box(x + dx - 0.04, x + dx + 0.04, y + 0.16, y + 0.24, 0.46, 0.55),
      fill(cup, lit(light, '#f6f1e6', FRONT)) + ellipse(px, py - s * 0.075, s * 0.04, s * 0.012, '#8a5a34'),
    )
  }
}

function hangingPot(room: Room, x: number, y: number): void {
  const { camera, light, height, garden } = room
  const [px, top] = camera.project([x, y, height])
  const [, py] = camera.project([x, y, 1.75])
  const s = camera.scaleAt([x, y, 1.75])
  const w = s * 0.13
  const bowl = `M${(px - w).toFixed(1)} ${py.toFixed(1)}q${(w * 0.1).toFixed(1)} ${(w * 1.2).toFixed(1)} ${w.toFixed(1)} ${(w * 1.2).toFixed(1)}q${(w * 0.9).toFixed(1)} 0 ${w.toFixed(1)} ${(-w * 1.2).toFixed(1)}z`
  const cords = stroke(
    `M${px.toFixed(1)} ${top.toFixed(1)}L${(px - w).toFixed(1)} ${py.toFixed(1)}M${px.toFixed(1)} ${top.toFixed(1)}L${(px + w).toFixed(1)} ${py.toFixed(1)}`,
    '#5a4a3a',
    1.8,
  )
  putDrawn(
    room,
    box(x - 0.2, x + 0.2, y - 0.2, y + 0.2, 1.4, height),
    cords +
      plant(garden, 'shrub', px, py + w * 0.5, s * 0.34, { detail: 0.75 }) +
      fill(bowl, lit(light, '#a8603f', FRONT)),
  )
}
