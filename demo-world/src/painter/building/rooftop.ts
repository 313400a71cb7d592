import type { Chance } from '../canvas/chance.ts'
import { mix } from '../canvas/colour.ts'
import { fill, pathOf, stroke } from '../canvas/ink.ts'
import { hazed, lit, RIGHT, shaded } from '../light/light.ts'
import { paintBox, type Scene } from '../space/scene.ts'
import { type Box, box } from '../space/space.ts'
import type { FacadeStyle } from './design.ts'

/** Parapet, lift room, tanks and solar heaters on a flat roof. */
export function furnishRoof(scene: Scene, body: Box, style: FacadeStyle, chance: Chance): void {
  const { solids } = scene
  const { x0, x1, y0, y1, z1 } = body
  const { palette } = style
  const add = (at: Box, albedo: string) => solids.push({ box: at, svg: paintBox(scene, at, albedo) })
  const rise = style.crown === 'frame' ? 1.5 : 1
  const thick = 0.2
  for (const rim of [
    box(x0, x1, y1 - thick, y1, z1, z1 + rise),
    box(x0, x0 + thick, y0 + thick, y1 - thick, z1, z1 + rise),
    box(x1 - thick, x1, y0 + thick, y1 - thick, z1, z1 + rise),
    box(x0, x1, y0, y0 + thick, z1, z1 + rise),
  ])
    add(rim, style.crown === 'slab' ? palette.accent : palette.wall)
  const wide = x1 - x0
  const deep = y1 - y0
  const coreX = x0 + wide * chance.between(0.3, 0.6)
  const core = box(coreX, coreX + Math.min(5, wide * 0.3), y0 + deep * 0.45, y0 + deep * 0.8, z1, z1 + 3)
  add(core, mix(palette.wall, palette.trim, 0.4))
  if (style.crown === 'slab')
    add(box(core.x0 - 0.7, core.x1 + 0.7, core.y0 - 0.7, core.y1 + 0.7, z1 + 3, z1 + 3.25), palette.trim)
  if (chance.happens(0.7))
    tank(scene, core.x0 + 1.2, (core.y0 + core.y1) / 2, z1 + (style.crown === 'slab' ? 3.25 : 3), chance)
  for (let i = 0; i < chance.whole(1, 3); i++)
    tank(scene, x0 + wide * chance.pick([0.12, 0.2, 0.78, 0.88]), y0 + deep * chance.between(0.3, 0.7), z1, chance)
  if (chance.happens(0.55)) solar(scene, x0 + wide * 0.64, y0 + deep * 0.2, z1, Math.min(4, Math.floor(wide / 6)))
  if (style.crown === 'pergola' || style.crown === 'frame') pergola(scene, body, style, chance)
}

/** The black water tank of every Indian roof. */
function tank(scene: Scene, x: number, y: number, z: number, chance: Chance): void {
  const { camera, light } = scene
  const r = chance.between(0.75, 1)
  const tall = chance.between(1.5, 1.9)
  const albedo = chance.happens(0.75) ? '#3a3d40' : '#d9d8d2'
  const [cx, foot] = camera.project([x, y, z])
  const px = camera.scaleAt([x, y, z])
  const [w, h] = [r * px, tall * px]
  const haze = camera.depth([x, y, z]) * 0.35
  const rim = Math.max(0.6, h * 0.1)
  const cap = `M${(cx - w).toFixed(1)} ${(foot - h * 0.86).toFixed(1)}q0-${rim.toFixed(1)} ${(w * 0.6).toFixed(1)}-${(rim * 1.5).toFixed(1)}h${(w * 0.8).toFixed(1)}q${(w * 0.6).toFixed(1)} ${(rim * 0.5).toFixed(1)} ${(w * 0.6).toFixed(1)} ${(rim * 1.5).toFixed(1)}V${foot.toFixed(1)}h${(-2 * w).toFixed(1)}z`
  const sunSide = light.toSun[0] > 0 ? 1 : -1
  let svg = fill(cap, shaded(light, albedo, [0, -1, 0.2], haze))
  svg += fill(
    pathOf([
      [cx + sunSide * w * 0.3, foot],
      [cx + sunSide * w * 0.85, foot],
      [cx + sunSide * w * 0.85, foot - h * 0.86],
      [cx + sunSide * w * 0.3, foot - h * 0.9],
    ]),
    lit(light, albedo, [sunSide, -0.4, 0], haze),
  )
  for (const share of [0.25, 0.5, 0.75])
    svg += stroke(
      `M${(cx - w).toFixed(1)} ${(foot - h * 0.86 * share).toFixed(1)}h${(2 * w).toFixed(1)}`,
      '#000000',
      Math.max(0.4, px * 0.03),
      0.25,
    )
  scene.solids.push({ box: box(x - r, x + r, y - r, y + r, z, z + tall), svg })
}

/** A row of tilted collectors, facing the viewer's side. */
function solar(scene: Scene, x: number, y: number, z: number, count: number): void {
  const { camera, light } = scene
  for (let i = 0; i < count; i++) {
    const x0 = x + i * 1.3
    const outline = camera.outline([
      [x0, y, z + 0.9],
      [x0 + 1.1, y, z + 0.9],
      [x0 + 1.1, y + 1.4, z + 2],
      [x0, y + 1.4, z + 2],
    ])
    const haze = camera.depth([x0, y, z]) * 0.35
    const svg =
      fill(pathOf(outline), hazed(light, mix('#22364f', light.sky.mirror, 0.4), haze)) +
      stroke(pathOf(outline), lit(light, '#c9ccc9', RIGHT, haze), Math.max(0.5, camera.scaleAt([x0, y, z]) * 0.04))
    scene.solids.push({ box: box(x0, x0 + 1.1, y, y + 1.4, z, z + 2.1), svg })
  }
}

function pergola(scene: Scene, { x0, x1, y0, y1, z1 }: Box, style: FacadeStyle, chance: Chance): void {
  const top = z1 + (style.crown === 'frame' ? 4.4 : 3)
  const from = style.crown === 'frame' ? x0 : x0 + (x1 - x0) * chance.between(0.05, 0.5)
  const to = style.crown === 'frame' ? x1 : from + (x1 - x0) * 0.42
  const deep = Math.min(6, (y1 - y0) * 0.5)
  const albedo = style.crown === 'frame' ? style.palette.trim : style.palette.timber
  const posts = Math.max(2, Math.round((to - from) / 4))
  for (let i = 0; i <= posts; i++) {
    const x = from + ((to - from - 0.35) * i) / posts
    for (const y of [y0 + 0.25, y0 + deep]) {
      const post = box(x, x + 0.35, y, y + 0.35, z1, top)
      scene.solids.push({ box: post, svg: paintBox(scene, post, albedo) })
    }
  }
  const beam = box(from - 0.4, to + 0.4, y0 + 0.1, y0 + deep + 0.6, top, top + 0.35)
  scene.solids.push({ box: beam, svg: paintBox(scene, beam, albedo) })
}

/** What a small house keeps on its terrace. */
export function standRoofThings(scene: Scene, terrace: Box, tower: Box, chance: Chance): void {
  const middleX = (tower.x0 + tower.x1) / 2
  tank(scene, middleX, (tower.y0 + tower.y1) / 2, tower.z1 + 0.18, chance)
  if (chance.happens(0.6)) solar(scene, terrace.x0, terrace.y0, terrace.z1, 2)
  if (chance.happens(0.4)) tank(scene, terrace.x1 - 0.6, terrace.y1 - 1, terrace.z1, chance)
}
