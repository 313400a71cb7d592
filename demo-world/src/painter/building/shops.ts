import type { Chance } from '../canvas/chance.ts'
import { type Colour, mix } from '../canvas/colour.ts'
import { Batch, fill, pathOf } from '../canvas/ink.ts'
import { DOWN, FRONT, lit } from '../light/light.ts'
import type { Scene } from '../space/scene.ts'
import { box } from '../space/space.ts'
import { standBlock, standBox, standParapet, standRailing } from './house-parts.ts'
import type { Feature, WallDesign } from './house-wall.ts'
import { windowsOn } from './houses.ts'
import { type BuildingPalette, palettes } from './palettes.ts'
import { paintSign } from './shop-sign.ts'
import { designShowroom } from './showroom.ts'
import type { Structure } from './structure.ts'

const signDyes: readonly Colour[] = [
  '#8c3b32',
  '#2f5d62',
  '#c08a2d',
  '#41506e',
  '#6b7a4b',
  '#7a4a63',
  '#2f3e46',
  '#b5562f',
]

/** A shop: one of a row under homes, or a showroom of its own. */
export function designShops(chance: Chance, floors: number): Structure {
  return floors <= 2 && chance.fork('way').happens(0.6) ? designShowroom(chance) : designRow(chance, floors)
}

/** A row of shops under homes, ours in the middle. */
function designRow(chance: Chance, floors: number): Structure {
  const palette = chance.pick(palettes)
  const bay = chance.between(4, 5.2)
  const storeys = Math.min(4, Math.max(1, floors))
  const ground = 3.9
  const top = ground + (storeys - 1) * 3 + 0.2
  const hasAwnings = chance.happens(0.7)
  const raise = (scene: Scene) => {
    const own = chance.fork('raise')
    const wide = bay * 7
    const x0 = -bay * 3.5
    const features: Feature[] = []
    for (let i = 0; i < 7; i++)
      features.push({
        kind: i === 5 && own.happens(0.6) ? 'garage' : 'glazing',
        u0: i * bay + 0.35,
        u1: (i + 1) * bay - 0.35,
        v0: 0.3,
        v1: 2.85,
        sashes: 3,
      })
    for (let floor = 1; floor < storeys; floor++)
      features.push(
        ...windowsOn(wide, ground + (floor - 1) * 3, 10, 0.75, { hasChajja: true, hasGrill: own.happens(0.5) }),
      )
    const front: WallDesign = {
      material: 'plaster',
      albedo: palette.wall,
      features,
      patches: [{ material: 'stone', albedo: palette.stone, u0: 0, v0: 0, u1: wide, v1: ground - 0.4 }],
      shades: hasAwnings ? [{ u0: 0, u1: wide, v0: 2.9, v1: 3, out: 1.1 }] : [],
    }
    const side: WallDesign = { material: 'plaster', albedo: palette.wall, features: windowsOn(11, ground, 3, 0.7) }
    const body = box(x0, x0 + wide, 0, 11, 0, top)
    standBlock(scene, body, { front, left: side, right: side }, palette, own)
    standParapet(scene, body, palette.trim, 0.8)
    standBox(scene, box(x0 - 0.2, x0 + wide + 0.2, -2.2, 0, 0, 0.3), mix(palette.stone, '#d8cfc2', 0.4))
    for (let i = 0; i < 7; i++)
      shopfront(
        scene,
        x0 + i * bay,
        bay,
        i === 3 ? palette.accent : own.pick(signDyes),
        hasAwnings,
        own.fork(`shop${i}`),
      )
    if (storeys > 1) for (let i = 0; i < 3; i++) upperDeck(scene, x0 + bay * (1 + i * 2), bay * 0.9, ground, palette)
  }
  return {
    built: [box(-bay * 3.5, bay * 3.5, 0, 11, 0, top)],
    bounds: [box(-bay * 1.25, bay * 1.25, -1, 11, 0, Math.min(top, ground + 2.2))],
    palette,
    storeys: Math.min(3, storeys),
    entranceX: 0,
    isOpen: true,
    raise,
  }
}

/** Sign, awning, goods in the window and lamps above it. */
function shopfront(scene: Scene, x: number, wide: number, dye: Colour, hasAwning: boolean, chance: Chance): void {
  paintSign(scene, x + 0.2, wide - 0.4, -0.02, 3, dye)
  if (hasAwning) awning(scene, x + 0.25, wide - 0.5, dye)
  for (let i = 0; i < chance.whole(1, 3); i++) {
    const gx = x + 0.5 + chance.between(0, wide - 1.6)
    standBox(
      scene,
      box(gx, gx + 0.55, -0.75, -0.3, 0.3, 0.3 + chance.between(0.3, 0.6)),
      chance.pick(['#a8744a', '#7c8a6a', '#c9a15f', '#8d5a4a']),
    )
    if (chance.happens(0.5))
      standBox(
        scene,
        box(gx + 0.05, gx + 0.5, -0.72, -0.33, 0.9, 1.15),
        chance.pick(['#d9772f', '#c9b23a', '#8fa64a', '#b5443c']),
      )
  }
}

function awning(scene: Scene, x: number, wide: number, dye: Colour): void {
  const { camera, light } = scene
  const [high, low, out] = [2.98, 2.5, 1.15]
  const stripes = Math.max(4, Math.round(wide / 0.4))
  const batch = new Batch()
  if (camera.eye[2] < low + 0.3)
    batch.fill(
      pathOf(
        camera.outline([
          [x, -0.05, high],
          [x + wide, -0.05, high],
          [x + wide, -out, low],
          [x, -out, low],
        ]),
      ),
      mix(lit(light, dye, DOWN), light.shadow, 0.3),
    )
  for (let i = 0; i < stripes; i++) {
    const [a, b] = [x + (wide * i) / stripes, x + (wide * (i + 1)) / stripes]
    const paint = i % 2 ? mix(dye, '#fff8ea', 0.82) : dye
    batch.fill(
      pathOf(
        camera.outline([
          [a, -0.05, high],
          [b, -0.05, high],
          [b, -out, low],
          [a, -out, low],
        ]),
      ),
      lit(light, paint, [0, -0.45, 0.9]),
    )
    batch.fill(
      pathOf(
        camera.outline([
          [a, -out, low],
          [b, -out, low],
          [(a + b) / 2 + (b - a) * 0.3, -out, low - 0.2],
          [(a + b) / 2 - (b - a) * 0.3, -out, low - 0.2],
        ]),
      ),
      lit(light, paint, FRONT),
    )
  }
  const warm =
    light.lampsOn > 0.3
      ? fill(
          pathOf(
            camera.outline([
              [x, -0.3, 0.31],
              [x + wide, -0.3, 0.31],
              [x + wide, -2.1, 0.31],
              [x, -2.1, 0.31],
            ]),
          ),
          '#ffcf80',
          0.25,
        )
      : ''
  scene.solids.push({ box: box(x, x + wide, -out, -0.24, low - 0.2, high), svg: warm + batch.toString() })
}

function upperDeck(scene: Scene, x: number, wide: number, z: number, palette: BuildingPalette): void {
  standBox(scene, box(x, x + wide, -1.1, -0.25, z - 0.1, z + 0.08), palette.trim)
  standRailing(scene, box(x, x + wide, -1.1, -0.25, 0, 0), z + 0.08, 'bars', palette)
}
