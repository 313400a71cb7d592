import type { Chance } from '../canvas/chance.ts'
import { mix } from '../canvas/colour.ts'
import { parkCar } from '../outdoors/vehicles.ts'
import type { Scene } from '../space/scene.ts'
import { box } from '../space/space.ts'
import { standBlock, standBox, standParapet } from './house-parts.ts'
import type { WallDesign } from './house-wall.ts'
import { featureMaterial } from './materials.ts'
import { palettes } from './palettes.ts'
import { paintSign } from './shop-sign.ts'
import type { Structure } from './structure.ts'

/** A shop that stands alone: one tall glass front under a deep roof, its sign on a wall of stone. */
export function designShowroom(chance: Chance): Structure {
  const palette = chance.pick(palettes)
  const wide = chance.between(11, 15)
  const tall = chance.between(5.2, 6.6)
  const flip = chance.happens(0.5) ? 1 : -1
  const [material, albedo] = featureMaterial(chance)
  const wing = wide * chance.between(0.24, 0.34)
  const raise = (scene: Scene) => {
    const own = chance.fork('raise')
    const glassX = flip > 0 ? { x0: -wide / 2, x1: wide / 2 - wing } : { x0: -wide / 2 + wing, x1: wide / 2 }
    const stoneX = flip > 0 ? { x0: wide / 2 - wing, x1: wide / 2 } : { x0: -wide / 2, x1: -wide / 2 + wing }
    const hall = { ...box(0, 0, 0, 11, 0.25, tall), ...glassX }
    const tower = { ...box(0, 0, -0.8, 10, 0, tall + 1.4), ...stoneX }
    const span = glassX.x1 - glassX.x0
    const front: WallDesign = {
      material: 'plaster',
      albedo: palette.trim,
      features: [
        { kind: 'glazing', u0: 0.3, u1: span - 0.3, v0: 0.05, v1: 2.7, sashes: Math.round(span / 1.4) },
        { kind: 'glazing', u0: 0.3, u1: span - 0.3, v0: 2.9, v1: tall - 0.7, sashes: Math.round(span / 1.4) },
      ],
      shades: [{ u0: -0.5, u1: span + 0.5, v0: tall - 0.5, v1: tall - 0.3, out: 1.5 }],
    }
    const side: WallDesign = {
      material: 'plaster',
      albedo: palette.wall,
      features: [{ kind: 'window', u0: 3, u1: 6, v0: 1, v1: 2.6 }],
    }
    const stone: WallDesign = { material, albedo, features: [] }
    standBox(scene, box(-wide / 2 - 0.6, wide / 2 + 0.6, -3, 0, 0, 0.25), mix(palette.stone, '#e2dacb', 0.5))
    standBlock(scene, hall, { front, left: side, right: side }, palette, own)
    standBlock(scene, tower, { front: stone, left: stone, right: stone }, palette, own.fork('tower'))
    standBox(
      scene,
      {
        ...hall,
        y0: -1.6,
        y1: 11.2,
        z0: tall,
        z1: tall + 0.35,
        x0: hall.x0 - (flip > 0 ? 0.6 : 0),
        x1: hall.x1 + (flip > 0 ? 0 : 0.6),
      },
      own.pick([palette.trim, palette.accent, palette.timber]),
    )
    standParapet(scene, tower, albedo, 0.3)
    paintSign(scene, (stoneX.x0 + stoneX.x1) / 2 - wing * 0.38, wing * 0.76, -0.82, tall - 0.6, palette.accent)
    if (own.happens(0.7)) parkCar(scene, flip > 0 ? -wide / 2 + 1 : wide / 2 - 5, -2.2, own, own.happens(0.5))
  }
  return {
    bounds: [box(-wide / 2, wide / 2, -1.6, 11, 0, tall + 1.7)],
    palette,
    storeys: 2,
    entranceX: 0,
    isOpen: true,
    raise,
  }
}
