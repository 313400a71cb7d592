import type { Chance } from '../canvas/chance.ts'
import { type Colour, mix } from '../canvas/colour.ts'
import { parkCar, parkScooter } from '../outdoors/vehicles.ts'
import type { Scene } from '../space/scene.ts'
import { box } from '../space/space.ts'
import { standBlock, standBox, standParapet, standRailing } from './house-parts.ts'
import type { Feature, WallDesign } from './house-wall.ts'
import type { BuildingPalette } from './palettes.ts'
import { standRoof } from './pitched-roof.ts'
import type { Structure } from './structure.ts'

/** A terrace of like houses, ours in the middle; it runs on past the picture's edge. */
export function designRowHouses(
  chance: Chance,
  palette: BuildingPalette,
  storeys: number,
  ageYears: number,
): Structure {
  const wide = chance.between(5.4, 6.6)
  const deep = chance.between(9, 11)
  const storey = 3
  const plinth = 0.35
  const top = plinth + storey * storeys
  const rise = chance.happens(0.45) ? chance.between(1.4, 2) : 0
  const tile = chance.pick<Colour>(['#b05a3e', '#8f8a84', '#a4553c'])
  const rail = chance.pick(['bars', 'glass', 'steel'] as const)
  const stagger = chance.pick([0, 0.7, 1.2])
  const alternate = chance.pick([
    [palette.wall, palette.wall],
    [palette.wall, palette.trim],
    [palette.wall, mix(palette.wall, palette.accent, 0.45)],
  ])

  const raise = (scene: Scene) => {
    const own = chance.fork('raise')
    for (let unit = -3; unit <= 3; unit++) {
      const x0 = unit * wide - wide / 2
      const y0 = Math.abs(unit % 2) * stagger
      const albedo = alternate[Math.abs(unit) % 2] as Colour
      const mirror = Math.abs(unit % 2) === 1
      const flip = (u: number) => (mirror ? wide - u : u)
      const span = (a: number, b: number): { u0: number; u1: number } => ({
        u0: Math.min(flip(a), flip(b)),
        u1: Math.max(flip(a), flip(b)),
      })
      const features: Feature[] = [
        { kind: 'door', ...span(0.6, 1.7), v0: plinth, v1: plinth + 2.2 },
        { kind: 'window', ...span(2.6, wide - 0.8), v0: plinth + 0.85, v1: plinth + 2.25, hasGrill: ageYears > 4 },
      ]
      for (let floor = 1; floor < storeys; floor++) {
        const v = plinth + floor * storey
        features.push(
          { kind: 'glazing', ...span(wide * 0.42, wide - 0.7), v0: v + 0.05, v1: v + 2.3 },
          { kind: 'window', ...span(0.7, 1.7), v0: v + 0.95, v1: v + 2.25, sashes: 1 },
        )
      }
      const deckFrom = mirror ? x0 + 0.25 : x0 + wide * 0.36
      const deckTo = mirror ? x0 + wide * 0.64 : x0 + wide - 0.25
      const front: WallDesign = {
        material: 'plaster',
        albedo,
        features,
        patches: [
          {
            material: chanceMaterial(unit),
            albedo: unit === 0 ? palette.accent : mix(palette.accent, albedo, 0.35),
            ...span(0.35, 1.95),
            v0: plinth,
            v1: top,
          },
        ],
        shades: Array.from({ length: storeys - 1 }, (_, i) => ({
          u0: deckFrom - x0,
          u1: deckTo - x0,
          v0: plinth + (i + 1) * storey - 0.18,
          v1: plinth + (i + 1) * storey,
          out: 1.3,
        })),
      }
      const blank: WallDesign = { material: 'plaster', albedo, features: [] }
      const body = box(x0, x0 + wide, y0, deep, 0, top)
      standBlock(scene, body, { front, left: blank, right: blank }, palette, own.fork(`unit${unit}`))
      if (rise > 0)
        standRoof(
          scene,
          {
            x0,
            x1: x0 + wide,
            y0,
            y1: deep,
            z: top,
            rise,
            kind: 'gable-x',
            overhang: 0.35,
            albedo: tile,
            isTiled: true,
          },
          own.fork(`roof${unit}`),
        )
      else standParapet(scene, body, albedo, 0.8)
      for (let floor = 1; floor < storeys; floor++) {
        const z = plinth + floor * storey
        standBox(scene, box(deckFrom, deckTo, y0 - 1.3, y0, z - 0.18, z), palette.trim)
        standRailing(scene, box(deckFrom, deckTo, y0 - 1.3, y0, 0, 0), z, rail, palette)
      }
      standBox(scene, box(x0 - 0.09, x0 + 0.09, -5, Math.min(y0, 0), 0, 1.2), mix(albedo, palette.stone, 0.3))
      if (unit !== 0 && own.happens(0.5)) parkCar(scene, x0 + 0.9, -2.6, own, own.happens(0.5))
      else if (own.happens(0.4)) parkScooter(scene, x0 + 3.4, -2, own)
    }
  }
  const bounds = [box(-wide * 1.5, wide * 1.5, 0, deep, 0, top + Math.max(0.8, rise))]
  const built = [box(-wide * 3.5, wide * 3.5, 0, deep, 0, top)]
  return { bounds, built, palette, storeys, entranceX: 0, raise }
}

const chanceMaterial = (unit: number) => (unit % 3 === 0 ? ('stone' as const) : ('plaster' as const))
