import { mix } from '../canvas/colour.ts'
import { pathOf } from '../canvas/ink.ts'
import { lit, shaded } from '../light/light.ts'
import type { Scene } from '../space/scene.ts'
import { clipTo } from '../space/space.ts'
import type { Bay, FacadeStyle } from './design.ts'
import { type FaceLayers, paintPane } from './openings.ts'
import type { Wall } from './wall.ts'

/** Open parking under the building: a shaded hall behind columns, cars in it. */
function stilts(scene: Scene, layers: FaceLayers, wall: Wall, style: FacadeStyle): void {
  const { light, chance } = scene
  const { palette } = style
  const haze = wall.distance * 0.35
  const h = style.groundHeight
  const opening = wall.rect(0.3, 0, wall.width - 0.3, h - 0.35)
  const inside = (albedo: string, dim: number) =>
    mix(shaded(light, albedo, wall.normal, haze), mix(light.shadow, '#2a2a2e', 0.5), dim)
  layers.openings.fill(pathOf(opening), inside('#7b746a', 0.5))
  layers.openings.fill(pathOf(clipTo(wall.rect(-4, 0, wall.width + 4, h - 0.7, -7), opening)), inside('#a59c8d', 0.42))
  const slots = Math.max(2, Math.round(wall.width / 4.2))
  for (let i = 0; i < slots; i++) {
    const u = ((i + 0.5) * wall.width) / slots
    if (!chance.happens(0.55)) continue
    const car = inside(chance.pick(['#e8e6e0', '#8c2f2b', '#9aa0a4', '#37506e']), 0.35)
    const hull = (u0: number, v0: number, u1: number, v1: number) =>
      pathOf(clipTo(wall.rect(u + u0, v0, u + u1, v1, -1.5), opening))
    layers.inside.fill(hull(-0.85, 0.3, 0.85, 0.9), car)
    layers.inside.fill(hull(-0.66, 0.9, 0.66, 1.4), inside('#3a4148', 0.3))
    layers.inside.fill(hull(-0.78, 0, -0.5, 0.3) + hull(0.5, 0, 0.78, 0.3), '#1f2022')
  }
  if (light.lampsOn > 0.3) layers.inside.fill(pathOf(opening), '#ffc873', 0.2)
  for (let i = 0; i <= slots; i++) {
    const at = Math.min((i * wall.width) / slots, wall.width - 0.5)
    layers.ledges.fill(wall.path(at, 0, at + 0.5, h - 0.35), lit(light, palette.wall, wall.normal, haze))
    layers.ledges.fill(wall.path(at, 0, at + 0.5, 0.9), lit(light, palette.stone, wall.normal, haze))
  }
}

export function paintGroundFloor(
  scene: Scene,
  layers: FaceLayers,
  wall: Wall,
  style: FacadeStyle,
  bays: readonly Bay[],
): void {
  const { light, chance } = scene
  const { palette } = style
  const haze = wall.distance * 0.35
  const h = style.groundHeight
  const base = { light, chance, frame: palette.frame, reveal: palette.stone }
  if (style.ground === 'stilts') {
    stilts(scene, layers, wall, style)
    return
  }
  layers.surface.fill(wall.path(0, 0, wall.width, h), lit(light, palette.stone, wall.normal, haze))
  if (style.ground === 'shops') {
    const count = Math.max(2, Math.round(wall.width / 4))
    for (let i = 0; i < count; i++) {
      const u = (i * wall.width) / count
      const w = wall.width / count
      paintPane(layers, wall, u + 0.25, 0.15, u + w - 0.25, h - 1, {
        ...base,
        sashes: 2,
        isPlain: light.lampsOn < 0.05,
      })
      layers.ledges.fill(
        wall.path(u + 0.15, h - 0.95, u + w - 0.15, h - 0.25, 0.1),
        lit(light, chance.pick(['#8c3b32', '#2f5d62', '#c08a2d', '#41506e', '#6b7a4b', '#e5dccb']), wall.normal, haze),
      )
    }
  } else {
    for (const bay of bays) {
      const middle = (bay.from + bay.to) / 2
      if (bay.kind === 'blank' || bay.kind === 'duct') continue
      const half = Math.min((bay.to - bay.from) * 0.4, style.ground === 'lobby' ? 1.6 : 0.9)
      paintPane(layers, wall, middle - half, style.ground === 'lobby' ? 0.05 : 0.9, middle + half, h - 0.7, {
        ...base,
        sashes: 2,
        grill: style.ground === 'homes' && style.hasGrills,
      })
    }
  }
}
