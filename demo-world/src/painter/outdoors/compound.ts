import { wallOf } from '../building/wall.ts'
import { type Colour, mix } from '../canvas/colour.ts'
import { Batch, pathOf } from '../canvas/ink.ts'
import { FRONT, lit, shaded } from '../light/light.ts'
import { paintBox, type Scene } from '../space/scene.ts'
import { type Box, box } from '../space/space.ts'

export interface CompoundStyle {
  height: number
  finish: 'plaster' | 'stone' | 'brick' | 'railing'
  albedo: Colour
  trim: Colour
  metal: Colour
}

/** The compound wall along the road, between pillars, open at the gate. */
export function standCompound(
  scene: Scene,
  x0: number,
  x1: number,
  y: number,
  gate: { from: number; to: number },
  style: CompoundStyle,
): void {
  const piece = (from: number, to: number) => {
    const count = Math.max(1, Math.round((to - from) / 4))
    for (let i = 0; i < count; i++)
      segment(scene, from + ((to - from) * i) / count, from + ((to - from) * (i + 1)) / count, y, style)
  }
  piece(x0, gate.from - 0.5)
  piece(gate.to + 0.5, x1)
  for (const x of [gate.from - 0.5, gate.to]) {
    const pillar = box(x, x + 0.5, y - 0.15, y + 0.35, 0, style.height + 0.55)
    const cap = box(x - 0.08, x + 0.58, y - 0.23, y + 0.43, style.height + 0.55, style.height + 0.67)
    const lamp = box(x + 0.14, x + 0.36, y - 0.01, y + 0.21, style.height + 0.67, style.height + 0.97)
    scene.solids.push({
      box: pillar,
      svg: paintBox(scene, pillar, style.finish === 'plaster' ? mix(style.albedo, '#6a6058', 0.25) : style.albedo),
    })
    scene.solids.push({ box: cap, svg: paintBox(scene, cap, style.trim) })
    scene.solids.push({
      box: lamp,
      svg: scene.light.lampsOn > 0.3 ? glowBox(scene, lamp) : paintBox(scene, lamp, '#f3eedd'),
    })
  }
  gateLeaves(scene, gate.from, gate.to, y, style)
}

function glowBox(scene: Scene, at: Box): string {
  const [x, y] = scene.camera.project([(at.x0 + at.x1) / 2, at.y0, (at.z0 + at.z1) / 2])
  const size = scene.camera.scaleAt([at.x0, at.y0, at.z0])
  const halo = scene.sheet.glow([
    [0, '#ffdc9a', 0.75],
    [0.3, '#ffcf80', 0.28],
    [1, '#ffc46a', 0],
  ])
  return `<circle cx="${x.toFixed(1)}" cy="${y.toFixed(1)}" r="${(size * 1.3).toFixed(1)}" fill="${halo}"/>${paintBox({ ...scene, light: { ...scene.light, ambient: [1.2, 1, 0.7] } }, at, '#fff0cf')}`
}

function segment(scene: Scene, x0: number, x1: number, y: number, style: CompoundStyle): void {
  const { light, camera } = scene
  const low = style.finish === 'railing' ? style.height * 0.45 : style.height
  const body = box(x0, x1, y, y + 0.2, 0, low)
  let svg = paintBox(scene, body, style.albedo)
  const wall = wallOf(camera, body, 'front')
  const batch = new Batch()
  const line = shaded(light, mix(style.albedo, '#3a2f28', 0.5), FRONT, wall.distance * 0.3)
  const thin = Math.max(0.5, wall.scale * 0.014)
  if (style.finish === 'brick')
    for (let v = 0.16; v < low; v += 0.16) batch.stroke(wall.line(0, v, wall.width, v), line, thin, 0.45)
  if (style.finish === 'stone') {
    const chance = scene.chance.fork(`stone${x0}`)
    for (let v = 0; v < low; v += 0.3) {
      batch.stroke(wall.line(0, v, wall.width, v), line, thin, 0.5)
      for (let u = chance.between(0.1, 0.6); u < wall.width; u += chance.between(0.35, 0.8)) {
        batch.stroke(wall.line(u, v, u, Math.min(low, v + 0.3)), line, thin, 0.5)
        if (chance.happens(0.3))
          batch.fill(
            wall.path(u, v, Math.min(wall.width, u + 0.4), Math.min(low, v + 0.3)),
            chance.happens(0.5) ? '#ffffff' : '#3a2c20',
            0.09,
          )
      }
    }
  }
  svg += batch
  const coping = box(x0, x1, y - 0.06, y + 0.26, low, low + 0.09)
  svg += paintBox(scene, coping, style.trim)
  if (style.finish === 'railing') {
    const rail = new Batch()
    const tone = lit(light, style.metal, FRONT, wall.distance * 0.3)
    const step = wall.scale > 18 ? 0.16 : 0.35
    for (let u = 0.08; u < wall.width; u += step)
      rail.stroke(wall.line(u, low + 0.09, u, style.height + 0.2), tone, Math.max(0.6, wall.scale * 0.025))
    for (const v of [low + 0.2, style.height + 0.1])
      rail.stroke(wall.line(0, v, wall.width, v), tone, Math.max(0.7, wall.scale * 0.035))
    svg += rail
  }
  const foot = wall.rect(0, 0, wall.width, 0.35)
  svg += `<path fill="${light.shadow}" fill-opacity=".16" d="${pathOf(foot)}"/>`
  scene.solids.push({ box: box(x0, x1, y - 0.06, y + 0.26, 0, style.height + 0.25), svg })
}

function gateLeaves(scene: Scene, from: number, to: number, y: number, style: CompoundStyle): void {
  const { light, camera } = scene
  const body = box(from, to, y + 0.08, y + 0.12, 0.08, style.height + 0.15)
  const wall = wallOf(camera, body, 'front')
  const tone = lit(light, style.metal, FRONT, wall.distance * 0.3)
  const batch = new Batch()
  const panel = scene.chance.fork('gate').happens(0.5) ? 0.55 : 0.2
  batch.fill(wall.path(0.05, 0, wall.width - 0.05, wall.height * panel), tone)
  const step = wall.scale > 18 ? 0.15 : 0.3
  for (let u = 0.05; u < wall.width; u += step)
    batch.stroke(wall.line(u, wall.height * panel, u, wall.height), tone, Math.max(0.6, wall.scale * 0.028))
  for (const v of [wall.height * panel, wall.height * 0.8, wall.height])
    batch.stroke(wall.line(0, v, wall.width, v), tone, Math.max(0.8, wall.scale * 0.045))
  batch.stroke(
    wall.line(wall.width / 2, 0, wall.width / 2, wall.height),
    light.shadow,
    Math.max(0.8, wall.scale * 0.03),
    0.6,
  )
  scene.solids.push({ box: body, svg: batch.toString() })
}
