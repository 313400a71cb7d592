import type { Chance } from '../canvas/chance.ts'
import { parkCar } from '../outdoors/vehicles.ts'
import type { Scene } from '../space/scene.ts'
import { box } from '../space/space.ts'
import { standBlock, standBox, standParapet, standRailing } from './house-parts.ts'
import type { Feature, WallDesign } from './house-wall.ts'
import { windowsOn } from './houses.ts'
import { featureMaterial } from './materials.ts'
import { type BuildingPalette, palettes } from './palettes.ts'
import { standRoof } from './pitched-roof.ts'
import type { Structure } from './structure.ts'
import { porticoVilla, tropicalVilla } from './villas-pitched.ts'

/** A villa in its garden. */
export function designVilla(chance: Chance): Structure {
  const palette = chance.pick(palettes)
  const way = chance.weigh({ cantilever: 4, pavilion: 3, tropical: 3, portico: 2 })
  if (way === 'cantilever') return cantilever(chance, palette)
  if (way === 'pavilion') return pavilion(chance, palette)
  if (way === 'tropical') return tropicalVilla(chance, palette)
  return porticoVilla(chance, palette)
}

/** A closed base of stone and glass; above it a pale box that reaches out over the drive. */
function cantilever(chance: Chance, palette: BuildingPalette): Structure {
  const wide = chance.between(14, 18)
  const deep = chance.between(9, 11)
  const flip = chance.happens(0.5) ? 1 : -1
  const [material, albedo] = featureMaterial(chance)
  const screenShare = chance.between(0.25, 0.45)
  const raise = (scene: Scene) => {
    const own = chance.fork('raise')
    const x = (a: number, b: number) => (flip > 0 ? { x0: a, x1: b } : { x0: -b, x1: -a })
    const base = { ...box(0, 0, 0, deep, 0.3, 3.5), ...x(-wide * 0.36, wide * 0.3) }
    const upper = { ...box(0, 0, -1.6, deep * 0.85, 3.5, 6.9), ...x(-wide * 0.12, wide * 0.5) }
    const baseWide = base.x1 - base.x0
    const upperWide = upper.x1 - upper.x0
    const baseFront: WallDesign = {
      material,
      albedo,
      features: [
        {
          kind: 'glazing',
          u0: baseWide * (flip > 0 ? 0.06 : 0.5),
          u1: baseWide * (flip > 0 ? 0.5 : 0.94),
          v0: 0.05,
          v1: 2.7,
        },
        {
          kind: 'door',
          u0: baseWide * (flip > 0 ? 0.62 : 0.26),
          u1: baseWide * (flip > 0 ? 0.74 : 0.38),
          v0: 0,
          v1: 2.5,
        },
      ],
      shades: [{ u0: upper.x0 - base.x0, u1: upper.x1 - base.x0, v0: 3.2, v1: 3.4, out: 1.6 }],
    }
    const split = flip > 0 ? upperWide * (1 - screenShare) : upperWide * screenShare
    const upperFront: WallDesign = {
      material: 'plaster',
      albedo: palette.trim,
      features: [
        {
          kind: 'glazing',
          u0: flip > 0 ? 0.7 : split + 0.4,
          u1: flip > 0 ? split - 0.4 : upperWide - 0.7,
          v0: 0.5,
          v1: 2.9,
        },
        { kind: 'screen', u0: flip > 0 ? split : 0.5, u1: flip > 0 ? upperWide - 0.5 : split, v0: 0.35, v1: 3.05 },
      ],
    }
    const sideUpper: WallDesign = {
      material: 'plaster',
      albedo: palette.trim,
      features: windowsOn(upper.y1 - upper.y0, 0.2, 2, 0.8),
    }
    const sideBase: WallDesign = { material, albedo, features: windowsOn(deep, 0, 2, 0.7) }
    standBox(scene, { ...base, z0: 0, z1: 0.3, y0: -2.6 }, palette.stone)
    standBlock(scene, base, { front: baseFront, left: sideBase, right: sideBase }, palette, own)
    standBlock(scene, upper, { front: upperFront, left: sideUpper, right: sideUpper }, palette, own.fork('up'))
    standBox(
      scene,
      { ...upper, x0: upper.x0 - 0.35, x1: upper.x1 + 0.35, y0: upper.y0 - 0.7, z0: 6.9, z1: 7.15 },
      own.happens(0.5) ? palette.trim : palette.timber,
    )
    const terrace = { ...box(0, 0, 0, deep, 3.5, 3.5), ...x(-wide * 0.36, -wide * 0.12) }
    standRailing(scene, { ...terrace, y1: deep }, 3.5, own.pick(['glass', 'bars']), palette)
    const postX = flip > 0 ? wide * 0.44 : -wide * 0.44 - 0.3
    standBox(scene, box(postX, postX + 0.3, -1.2, -0.9, 0, 3.5), palette.accent)
    const carX = flip > 0 ? wide * 0.3 + 0.6 : -wide * 0.3 - 4.6
    parkCar(scene, carX, 0.8, own, own.happens(0.5))
  }
  return { bounds: [box(-wide * 0.5, wide * 0.5, -1.6, deep, 0, 7.15)], palette, storeys: 2, entranceX: 0, raise }
}

/** One wide room under a floating slab, a taller block beside it. */
function pavilion(chance: Chance, palette: BuildingPalette): Structure {
  const wide = chance.between(15, 19)
  const flip = chance.happens(0.5) ? 1 : -1
  const [material, albedo] = featureMaterial(chance)
  const hasMono = chance.happens(0.5)
  const raise = (scene: Scene) => {
    const own = chance.fork('raise')
    const x = (a: number, b: number) => (flip > 0 ? { x0: a, x1: b } : { x0: -b, x1: -a })
    const low = { ...box(0, 0, 0, 8, 0.3, 3.5), ...x(-wide / 2, wide * 0.12) }
    const tall = { ...box(0, 0, 1.4, 10, 0, 6.8), ...x(wide * 0.12, wide / 2) }
    const lowWide = low.x1 - low.x0
    const tallWide = tall.x1 - tall.x0
    standBox(scene, { ...low, y0: -2.8, z0: 0, z1: 0.3 }, own.pick([palette.stone, palette.timber, '#b9a892']))
    standBlock(
      scene,
      low,
      {
        front: {
          material: 'plaster',
          albedo: palette.wall,
          features: [
            { kind: 'glazing', u0: 0.5, u1: lowWide - 2.4, v0: 0, v1: 2.8 },
            { kind: 'door', u0: lowWide - 1.9, u1: lowWide - 0.6, v0: 0, v1: 2.6 },
          ],
          shades: [{ u0: -1, u1: lowWide + 1, v0: 3.1, v1: 3.3, out: 2.2 }],
        },
        left: { material, albedo, features: [] },
        right: { material, albedo, features: [] },
      },
      palette,
      own,
    )
    standBox(
      scene,
      { ...low, x0: low.x0 - 1, x1: low.x1 + (flip > 0 ? 0 : 1), y0: -2.6, z0: 3.5, z1: 3.85 },
      palette.trim,
    )
    for (const px of [low.x0 + 0.3, (low.x0 + low.x1) / 2, low.x1 - 0.6])
      standBox(scene, box(px, px + 0.14, -2.3, -2.16, 0.3, 3.5), palette.rail)
    const upperWindows: Feature[] = [
      { kind: 'glazing', u0: tallWide * 0.16, u1: tallWide * 0.84, v0: 3.7, v1: 6.1 },
      { kind: own.pick(['screen', 'jaali']), u0: tallWide * 0.16, u1: tallWide * 0.6, v0: 0.5, v1: 2.9 },
    ]
    const side: WallDesign = { material, albedo, features: windowsOn(8.6, 3.4, 2, 0.7) }
    standBlock(
      scene,
      tall,
      {
        front: {
          material,
          albedo,
          features: upperWindows,
          shades: [{ u0: -0.5, u1: tallWide + 0.5, v0: 6.6, v1: 6.8, out: 0.6 }],
        },
        left: side,
        right: side,
      },
      palette,
      own.fork('tall'),
    )
    standBox(
      scene,
      { ...tall, x0: tall.x0 + tallWide * 0.1, x1: tall.x1 - tallWide * 0.1, y0: 0.1, y1: 1.4, z0: 3.35, z1: 3.55 },
      palette.trim,
    )
    standRailing(
      scene,
      { ...tall, x0: tall.x0 + tallWide * 0.1, x1: tall.x1 - tallWide * 0.1, y0: 0.1, y1: 1.4 },
      3.55,
      own.pick(['glass', 'bars']),
      palette,
    )
    if (hasMono)
      standRoof(
        scene,
        {
          x0: tall.x0,
          x1: tall.x1,
          y0: tall.y0,
          y1: tall.y1,
          z: 6.8,
          rise: 1.6,
          kind: 'lean',
          overhang: 0.8,
          albedo: own.pick(['#6d6a66', '#8c5b45', '#55606a']),
          isTiled: false,
        },
        own,
      )
    else standParapet(scene, tall, palette.trim, 0.5)
  }
  return {
    bounds: [box(-wide / 2 - 1, wide / 2, -2.6, 10, 0, 7.6)],
    palette,
    storeys: 2,
    entranceX: flip * wide * 0.02,
    raise,
  }
}
