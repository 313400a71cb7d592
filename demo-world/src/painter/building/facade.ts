import { mix } from '../canvas/colour.ts'
import { barsOf, fill, pathOf } from '../canvas/ink.ts'
import { lit, shaded } from '../light/light.ts'
import { isOffSheet } from '../space/camera.ts'
import type { Solid } from '../space/order.ts'
import type { Scene } from '../space/scene.ts'
import { clipTo } from '../space/space.ts'
import { balconyColumn } from './balconies.ts'
import type { Bay, FacadeStyle } from './design.ts'
import { paintGroundFloor } from './ground-floor.ts'
import { type FaceLayers, faceLayers, glassTone, layersText, paintLedge, paintPane } from './openings.ts'
import { shadowOnWall, type Wall } from './wall.ts'
import { stains } from './weather.ts'

/** One face of a block of homes: plaster, bays floor by floor, shadows; and the balconies before it. */
export function paintFacade(
  scene: Scene,
  wall: Wall,
  bays: readonly Bay[],
  storeys: number,
  style: FacadeStyle,
  hasGround: boolean,
): { svg: string; before: Solid[] } {
  const { light } = scene
  const { palette } = style
  const layers = faceLayers()
  const haze = wall.distance * 0.35
  const plaster = lit(light, palette.wall, wall.normal, haze)
  const ground = hasGround ? style.groundHeight : 0
  const floorAt = (floor: number) => ground + floor * style.storey
  const typical = storeys - (hasGround ? 1 : 0)
  const top = floorAt(typical)
  colourBlocks(scene, layers, wall, bays, style, ground, top, typical)
  const before: Solid[] = []
  for (const bay of bays) {
    const balconies: number[] = []
    for (let floor = 0; floor < typical; floor++) {
      const kind = kindOn(bay, floor, style)
      paintBay(scene, layers, wall, bay, kind, floorAt(floor), style)
      if (kind === 'balcony') balconies.push(floorAt(floor))
    }
    if (balconies.length > 0)
      before.push(
        balconyColumn(
          { wall, style, light, season: scene.season, chance: scene.chance.fork(`b${bay.from}${wall.normal}`) },
          bay.from + 0.1,
          bay.to - 0.1,
          balconies,
        ),
      )
  }
  if (style.hasBands) for (let floor = 0; floor <= typical; floor++) band(layers, wall, floorAt(floor), scene, style)
  if (hasGround) paintGroundFloor(scene, layers, wall, style, bays)
  const body = wall.rect(0, 0, wall.width, wall.height)
  const [low, high] = [
    wall.camera.project(wall.at(wall.width / 2, 0)),
    wall.camera.project(wall.at(wall.width / 2, wall.height)),
  ]
  const depthWash = scene.sheet.linear(0, low[1], 0, high[1], [
    [0, light.shadow, 0.24],
    [0.22, light.shadow, 0.06],
    [0.6, light.shadow, 0],
    [1, light.sky.mirror, 0.12],
  ])
  const svg =
    `<path fill="${plaster}" stroke="${plaster}" stroke-width=".7" d="${pathOf(body)}"/>` +
    layersText(layers, light.shadow, light.shadowOpacity) +
    stains(scene, wall, bays, typical, floorAt) +
    fill(pathOf(body), depthWash)
  return { svg, before }
}

/** Alternating floors trade windows for balconies. */
function kindOn(bay: Bay, floor: number, style: FacadeStyle): Bay['kind'] {
  if (style.rhythm === 'same') return bay.kind
  const odd = style.rhythm === 'alternate' ? floor % 2 === 1 : Math.floor(floor / 2) % 2 === 1
  if (!odd) return bay.kind
  return bay.kind === 'balcony' ? (bay.accent ? 'balcony' : 'wide') : bay.kind === 'wide' ? 'balcony' : bay.kind
}

function colourBlocks(
  scene: Scene,
  layers: FaceLayers,
  wall: Wall,
  bays: readonly Bay[],
  style: FacadeStyle,
  ground: number,
  top: number,
  floors: number,
): void {
  const { palette } = style
  const haze = wall.distance * 0.35
  const accent = lit(scene.light, palette.accent, wall.normal, haze)
  const chance = scene.chance.fork(`blocks${wall.normal}`)
  for (const bay of bays) {
    if (bay.kind === 'duct')
      layers.surface.fill(
        wall.path(bay.from, ground, bay.to, top),
        mix(shaded(scene.light, palette.wall, wall.normal, haze), scene.light.shadow, 0.3),
      )
    else if (bay.accent) layers.surface.fill(wall.path(bay.from, ground, bay.to, top), accent)
    else if (style.hasBlocks && floors > 3 && chance.happens(0.4)) {
      const from = chance.whole(0, floors - 3)
      const to = Math.min(floors, from + chance.whole(2, Math.max(3, Math.floor(floors / 3))))
      layers.surface.fill(wall.path(bay.from, ground + from * style.storey, bay.to, ground + to * style.storey), accent)
    }
  }
}

function paintBay(
  scene: Scene,
  layers: FaceLayers,
  wall: Wall,
  bay: Bay,
  kind: Bay['kind'],
  v: number,
  style: FacadeStyle,
): void {
  const { light, chance } = scene
  const { palette } = style
  const wide = bay.to - bay.from
  const middle = (bay.from + bay.to) / 2
  const base = { light, chance, frame: palette.frame, reveal: bay.accent ? palette.accent : palette.wall }
  const shade = (u0: number, u1: number, v0: number, v1: number, out: number) =>
    layers.shadows.push(pathOf(wall.outline(shadowOnWall(wall, light.toSun, u0, u1, v0, v1, out))))
  if (kind === 'window' || kind === 'wide') {
    const half = Math.min(
      wide * 0.4,
      kind === 'wide' ? 1.5 : style.window === 'square' ? 0.75 : style.window === 'casement' ? 0.6 : 0.95,
    )
    const [low, high] =
      style.window === 'french'
        ? [v + 0.15, v + 2.35]
        : style.window === 'casement'
          ? [v + 0.7, v + 2.4]
          : [v + 0.95, v + 2.25]
    paintPane(layers, wall, middle - half, low, middle + half, high, {
      ...base,
      sashes: kind === 'wide' ? 3 : style.window === 'casement' ? 1 : 2,
      transom: style.window === 'casement' ? 0.28 : 0,
      grill: style.hasGrills && chance.happens(0.75),
    })
    if (style.window === 'french') frenchRail(layers, wall, middle - half, middle + half, v, scene, style)
    else
      paintLedge(layers, wall, middle - half - 0.08, middle + half + 0.08, low - 0.09, low, 0.08, palette.trim, light)
    if (style.hasChajjas) {
      paintLedge(
        layers,
        wall,
        middle - half - 0.25,
        middle + half + 0.25,
        high + 0.06,
        high + 0.16,
        0.5,
        palette.trim,
        light,
      )
      if (wall.detail !== 'far') shade(middle - half - 0.25, middle + half + 0.25, high + 0.06, high + 0.16, 0.5)
    }
    if (style.hasFins) {
      paintLedge(
        layers,
        wall,
        middle + half + 0.12,
        middle + half + 0.24,
        v,
        v + style.storey - 0.1,
        0.32,
        palette.accent,
        light,
      )
      shade(middle + half + 0.12, middle + half + 0.24, v, v + style.storey - 0.1, 0.32)
    }
    if (scene.ageYears > 3 && wall.detail !== 'far' && chance.happens(0.22))
      coolingUnit(layers, wall, middle + half * 0.2, low - 0.75, scene)
  } else if (kind === 'balcony') {
    const half = Math.min(wide * 0.42, 1.5)
    paintPane(layers, wall, middle - half, v + 0.05, middle + half, v + 2.3, { ...base, sashes: wide > 3 ? 3 : 2 })
    shade(
      bay.from + 0.1,
      bay.to - 0.1,
      v - 0.18,
      v + (style.balcony === 'solid' || style.balcony === 'planter' ? 1 : style.balcony === 'half' ? 0.5 : 0.08),
      style.balconyDepth,
    )
  } else if (kind === 'loggia') loggia(scene, layers, wall, bay, v, style)
  else if (kind === 'narrow') {
    paintPane(layers, wall, middle - 0.3, v + 1.5, middle + 0.3, v + 2.25, { ...base, sashes: 1, isPlain: true })
    layers.lines.stroke(
      wall.line(middle - 0.3, v + 1.75, middle + 0.3, v + 1.75),
      lit(light, palette.frame, wall.normal),
      Math.max(0.5, wall.scale * 0.02),
    )
  } else if (kind === 'stair') {
    paintPane(layers, wall, middle - wide * 0.3, v + 0.2, middle + wide * 0.3, v + style.storey - 0.35, {
      ...base,
      sashes: 2,
      transom: 0.5,
      isPlain: light.lampsOn < 0.3,
    })
  } else if (kind === 'curtain') {
    paintPane(layers, wall, bay.from + 0.04, v + 0.05, bay.to - 0.04, v + style.storey - 0.3, {
      ...base,
      sashes: Math.max(1, Math.round(wide / 1.3)),
      transom: 0.22,
      depth: 0.05,
      isPlain: light.lampsOn < 0.3,
    })
  }
}

/** A balcony within the wall: you look into its shade. */
function loggia(scene: Scene, layers: FaceLayers, wall: Wall, bay: Bay, v: number, style: FacadeStyle): void {
  const { light, chance } = scene
  const { palette } = style
  const haze = wall.distance * 0.35
  const [u0, u1, v0, v1] = [bay.from + 0.2, bay.to - 0.2, v, v + style.storey - 0.35]
  const opening = wall.rect(u0, v0, u1, v1)
  const deep = 1.3
  layers.openings.fill(pathOf(opening), mix(shaded(light, palette.accent, [0, 0, -1], haze), light.shadow, 0.3))
  if (isOffSheet(opening)) return
  if (wall.detail !== 'far')
    layers.openings.fill(
      pathOf(clipTo(wall.rect(u0, v0, u1, v1, -deep), opening)),
      mix(shaded(light, palette.wall, wall.normal, haze), light.shadow, 0.2),
    )
  const door = clipTo(wall.rect(u0 + 0.3, v0, u1 - 0.3, v0 + 2.2, -deep), opening)
  layers.glass.fill(pathOf(door), glassTone(light, chance, wall.distance, chance.happens(light.lampsOn), palette.frame))
  if (wall.detail !== 'far')
    layers.lines.stroke(
      pathOf(door),
      lit(light, palette.frame, wall.normal, haze, 0.6),
      Math.max(0.6, wall.scale * 0.05),
    )
  const rail = lit(light, palette.rail, wall.normal, haze)
  if (style.balcony === 'solid' || style.balcony === 'planter' || style.balcony === 'half')
    layers.ledges.fill(wall.path(u0, v0, u1, v0 + 0.9, 0.02), lit(light, palette.wall, wall.normal, haze))
  else if (style.balcony === 'glass') layers.ledges.fill(wall.path(u0, v0, u1, v0 + 1, 0.02), light.sky.mirror, 0.4)
  else rails(layers, wall, u0, u1, v0, v0 + 1, rail)
  layers.ledges.stroke(wall.line(u0, v0 + 1, u1, v0 + 1, 0.02), rail, Math.max(0.8, wall.scale * 0.05))
}

function rails(layers: FaceLayers, wall: Wall, u0: number, u1: number, v0: number, v1: number, tone: string): void {
  if (wall.detail === 'far') {
    layers.ledges.fill(wall.path(u0, v0, u1, v1), tone, 0.4)
    return
  }
  const count = Math.max(2, Math.round((u1 - u0) / (wall.detail === 'near' ? 0.14 : 0.3)))
  const bars = Array.from({ length: count + 1 }, (_, i) => {
    const u = u0 + ((u1 - u0) * i) / count
    return [wall.camera.project(wall.at(u, v0, 0.06)), wall.camera.project(wall.at(u, v1, 0.06))] as const
  })
  layers.ledges.stroke(barsOf(bars), tone, Math.max(0.5, wall.scale * 0.02))
}

function frenchRail(
  layers: FaceLayers,
  wall: Wall,
  u0: number,
  u1: number,
  v: number,
  scene: Scene,
  style: FacadeStyle,
): void {
  const tone = lit(scene.light, style.palette.rail, wall.normal, wall.distance * 0.35)
  rails(layers, wall, u0, u1, v + 0.1, v + 1, tone)
  layers.ledges.stroke(wall.line(u0 - 0.05, v + 1, u1 + 0.05, v + 1, 0.08), tone, Math.max(0.8, wall.scale * 0.045))
}

function band(layers: FaceLayers, wall: Wall, v: number, scene: Scene, style: FacadeStyle): void {
  if (v > wall.height + 0.01) return
  paintLedge(layers, wall, 0, wall.width, v - 0.16, v, 0.12, style.palette.trim, scene.light)
  if (wall.detail === 'near')
    layers.shadows.push(pathOf(wall.outline(shadowOnWall(wall, scene.light.toSun, 0, wall.width, v - 0.16, v, 0.12))))
}

function coolingUnit(layers: FaceLayers, wall: Wall, u: number, v: number, { light }: Scene): void {
  paintLedge(layers, wall, u, u + 0.85, v, v + 0.6, 0.3, '#dcdad3', light)
  layers.ledges.fill(wall.path(u + 0.06, v + 0.06, u + 0.5, v + 0.54, 0.31), light.shadow, 0.45)
}
