import type { Chance } from '../canvas/chance.ts'
import { type Colour, mix } from '../canvas/colour.ts'
import { parkCar, parkScooter } from '../outdoors/vehicles.ts'
import type { Scene } from '../space/scene.ts'
import { box } from '../space/space.ts'
import { standBlock, standBox, standParapet, standRailing, standSteps, standTulsi } from './house-parts.ts'
import type { Feature, WallDesign } from './house-wall.ts'
import type { Material } from './materials.ts'
import { type BuildingPalette, palettes } from './palettes.ts'
import { standRoof } from './pitched-roof.ts'
import { standRoofThings } from './rooftop.ts'
import { designRowHouses } from './row-houses.ts'
import type { Structure } from './structure.ts'

const TILE: readonly Colour[] = ['#b5573a', '#a94f37', '#c06a45', '#9c5540']

/** An independent house: tiled bungalow, flat-roofed family house, or one of a row. */
export function designHouse(chance: Chance, floors: number, ageYears: number): Structure {
  const palette = chance.pick(palettes)
  const way = chance.weigh({ bungalow: floors <= 2 ? 4 : 0.01, flat: 4, row: 2.5 })
  if (way === 'bungalow') return bungalow(chance, palette, Math.min(2, floors), ageYears)
  if (way === 'row') return designRowHouses(chance, palette, Math.min(3, Math.max(2, floors)), ageYears)
  return flatRoofed(chance, palette, Math.min(3, Math.max(2, floors)), ageYears)
}

/** Windows spread evenly over a storey. */
export function windowsOn(
  width: number,
  v: number,
  count: number,
  half: number,
  extra: Partial<Feature> = {},
): Feature[] {
  return Array.from({ length: count }, (_, i) => {
    const middle = ((i + 0.5) * width) / count
    return { kind: 'window', u0: middle - half, u1: middle + half, v0: v + 0.95, v1: v + 2.35, ...extra } as Feature
  })
}

function bungalow(chance: Chance, palette: BuildingPalette, storeys: number, ageYears: number): Structure {
  const wide = chance.between(10.5, 14.5)
  const deep = chance.between(8.5, 10.5)
  const plinth = 0.48
  const top = plinth + 3.05 * storeys
  const body = box(-wide / 2, wide / 2, 0, deep, plinth, top)
  const material: Material = chance.weigh({ plaster: 5, stone: 1.5, laterite: 1.5, brick: 1 })
  const albedo =
    material === 'plaster'
      ? palette.wall
      : material === 'stone'
        ? '#8f8a83'
        : material === 'laterite'
          ? '#b0654a'
          : '#b4694f'
  const tile = chance.pick(TILE)
  const kind = chance.pick(['hip', 'hip', 'gable-x', 'gable-y'] as const)
  const rise = chance.between(2, 2.9)
  const porch = {
    from: -wide / 2 + (chance.happens(0.5) ? 0 : wide * 0.2),
    to: wide / 2 - (chance.happens(0.5) ? 0 : wide * 0.25),
    deep: chance.between(2.1, 2.8),
  }
  const doorX = chance.between(-1.2, 1.2)
  const hasUpperDeck = storeys === 2 && chance.happens(0.6)
  const rail = chance.pick(['bars', 'solid'] as const)

  const raise = (scene: Scene) => {
    const own = chance.fork('raise')
    const grill = { hasGrill: ageYears > 8, sashes: 3 }
    const upper = storeys === 2 ? windowsOn(wide, 3.05, 3, 0.75, grill) : []
    if (hasUpperDeck && upper[1]) upper[1] = { kind: 'door', u0: wide / 2 - 0.8, u1: wide / 2 + 0.8, v0: 3.1, v1: 5.3 }
    const doorU = doorX + wide / 2
    const front: WallDesign = {
      material,
      albedo,
      features: [
        { kind: 'door', u0: doorU - 0.62, u1: doorU + 0.62, v0: 0, v1: 2.25 },
        ...windowsOn(wide, -0.05, 4, 0.62, grill).filter(
          (feature) => feature.u1 < doorU - 0.75 || feature.u0 > doorU + 0.75,
        ),
        ...upper,
      ],
      shades: [{ u0: -0.7, u1: wide + 0.7, v0: top - plinth, v1: top - plinth + 0.15, out: 0.75 }],
    }
    const side: WallDesign = {
      material,
      albedo,
      features: [
        ...windowsOn(deep, 0, 2, 0.6, { ...grill, hasChajja: true }),
        ...(storeys === 2 ? windowsOn(deep, 3.05, 2, 0.6, grill) : []),
      ],
      shades: front.shades ?? [],
    }
    standBox(scene, box(-wide / 2 - 0.12, wide / 2 + 0.12, -0.12, deep, 0, plinth), palette.stone)
    standBlock(scene, body, { front, left: side, right: side }, palette, own)
    standRoof(
      scene,
      {
        x0: body.x0,
        x1: body.x1,
        y0: body.y0,
        y1: body.y1,
        z: top,
        rise,
        kind,
        overhang: 0.7,
        albedo: tile,
        isTiled: true,
      },
      own.fork('roof'),
    )
    verandah(scene, porch, plinth, palette, tile, hasUpperDeck, rail, own)
    standSteps(scene, doorX - 1, doorX + 1, -porch.deep, plinth, mix(palette.stone, '#ffffff', 0.15))
    if (own.happens(0.75))
      standTulsi(
        scene,
        doorX + (own.happens(0.5) ? 2.4 : -2.4),
        -porch.deep - 1.7,
        own.pick([palette.trim, '#b5543c', palette.accent]),
      )
    if (own.happens(0.5)) parkScooter(scene, wide / 2 + 0.4, -porch.deep - 0.6, own)
  }
  return {
    bounds: [box(-wide / 2 - 0.7, wide / 2 + 0.7, -porch.deep, deep, 0, top + rise)],
    palette,
    storeys,
    entranceX: doorX,
    raise,
  }
}

function verandah(
  scene: Scene,
  porch: { from: number; to: number; deep: number },
  plinth: number,
  palette: BuildingPalette,
  tile: Colour,
  isDeck: boolean,
  rail: 'bars' | 'solid',
  chance: Chance,
): void {
  const { from, to, deep } = porch
  standBox(scene, box(from, to, -deep, -0.12, 0, plinth), mix(palette.stone, '#8a4a3a', 0.3))
  const posts = Math.max(2, Math.round((to - from) / 2.6))
  const postTone = chance.happens(0.5) ? palette.timber : palette.trim
  for (let i = 0; i <= posts; i++) {
    const x = from + 0.12 + ((to - from - 0.36) * i) / posts
    standBox(scene, box(x, x + 0.2, -deep + 0.08, -deep + 0.28, plinth, 2.75), postTone)
  }
  if (isDeck) {
    standBox(scene, box(from - 0.2, to + 0.2, -deep - 0.15, 0, 2.75, 3.0), palette.trim)
    standRailing(scene, box(from - 0.1, to + 0.1, -deep - 0.05, 0, 0, 0), 3.0, rail, palette)
  } else
    standRoof(
      scene,
      {
        x0: from,
        x1: to,
        y0: -deep,
        y1: 0,
        z: 2.7,
        rise: 0.75,
        kind: 'lean',
        overhang: 0.4,
        albedo: tile,
        isTiled: true,
      },
      chance.fork('porch'),
    )
}

function flatRoofed(chance: Chance, palette: BuildingPalette, storeys: number, ageYears: number): Structure {
  const wide = chance.between(8.5, 12)
  const deep = chance.between(9, 11)
  const plinth = 0.3
  const storey = 3.1
  const top = plinth + storey * storeys
  const flip = chance.happens(0.5) ? 1 : -1
  const towerWide = chance.between(2.5, 3.2)
  const tower = flip > 0 ? { x0: wide / 2 - towerWide, x1: wide / 2 } : { x0: -wide / 2, x1: -wide / 2 + towerWide }
  const main = flip > 0 ? { x0: -wide / 2, x1: wide / 2 - towerWide } : { x0: -wide / 2 + towerWide, x1: wide / 2 }
  const porchDeep = chance.between(3.4, 4.4)
  const rail = chance.pick(['glass', 'bars', 'steel', 'solid'] as const)
  const towerWay = chance.pick(['glazing', 'jaali', 'screen'] as const)
  const towerMaterial = chance.pick<Material>(['plaster', 'stone', 'brick', 'plaster', 'laterite'])
  const mainWide = main.x1 - main.x0
  const doorU = chance.between(0.25, 0.75) * (mainWide - 2) + 1

  const raise = (scene: Scene) => {
    const own = chance.fork('raise')
    const body = box(main.x0, main.x1, 0, deep, 0, top)
    const tall = box(tower.x0, tower.x1, -0.6, deep * 0.7, 0, top + 2.3)
    const grill = { hasGrill: ageYears > 5, hasChajja: true }
    const features: Feature[] = [{ kind: 'door', u0: doorU - 0.6, u1: doorU + 0.6, v0: plinth, v1: plinth + 2.25 }]
    const other = doorU > mainWide / 2 ? doorU - 2.6 : doorU + 2.6
    features.push({
      kind: 'window',
      u0: other - 0.8,
      u1: other + 0.8,
      v0: plinth + 0.9,
      v1: plinth + 2.3,
      hasGrill: true,
    })
    for (let floor = 1; floor < storeys; floor++) {
      const v = plinth + floor * storey
      features.push({ kind: 'glazing', u0: mainWide * 0.12, u1: mainWide * 0.52, v0: v + 0.05, v1: v + 2.35 })
      features.push({
        kind: 'window',
        u0: mainWide * 0.64,
        u1: mainWide * 0.88,
        v0: v + 0.9,
        v1: v + 2.3,
        hasChajja: floor > 1,
      })
    }
    const accentBand = own.happens(0.5)
      ? [
          {
            material: 'plaster' as const,
            albedo: palette.accent,
            u0: 0,
            v0: plinth + storey - 0.1,
            u1: mainWide,
            v1: plinth + storey + 0.5,
          },
        ]
      : []
    const front: WallDesign = {
      material: 'plaster',
      albedo: palette.wall,
      features,
      patches: accentBand,
      shades: [{ u0: 0, u1: mainWide, v0: plinth + storey - 0.4, v1: plinth + storey, out: porchDeep * 0.6 }],
    }
    const side: WallDesign = {
      material: 'plaster',
      albedo: palette.wall,
      features: Array.from({ length: storeys }, (_, floor) =>
        windowsOn(deep, plinth + floor * storey, 2, 0.65, grill),
      ).flat(),
    }
    standBlock(scene, body, { front, left: side, right: side }, palette, own)
    const strip: Feature[] = [
      { kind: towerWay, u0: towerWide * 0.28, u1: towerWide * 0.72, v0: plinth + 1, v1: top - 0.3 },
    ]
    const towerAlbedo =
      towerMaterial === 'plaster'
        ? palette.accent
        : towerMaterial === 'brick'
          ? '#b0674c'
          : towerMaterial === 'laterite'
            ? '#ad644a'
            : palette.stone
    const towerWall: WallDesign = { material: towerMaterial, albedo: towerAlbedo, features: strip }
    const towerSide: WallDesign = {
      material: towerMaterial,
      albedo: towerAlbedo,
      features: [{ kind: 'window', u0: deep * 0.3 - 0.5, u1: deep * 0.3 + 0.5, v0: top - 2, v1: top - 0.8 }],
    }
    standBlock(scene, tall, { front: towerWall, left: towerSide, right: towerSide }, palette, own.fork('tower'))
    standBox(
      scene,
      box(tower.x0 - 0.25, tower.x1 + 0.25, -0.85, deep * 0.7 + 0.2, tall.z1, tall.z1 + 0.18),
      palette.trim,
    )
    standParapet(scene, body, mix(palette.wall, palette.trim, 0.5))
    standRoofThings(scene, box(main.x0 + 1, main.x1 - 1, 2, deep - 1, 0, top), tall, own.fork('things'))
    porchAndDecks(scene, main, plinth, storey, storeys, porchDeep, rail, palette, own)
  }
  return {
    bounds: [box(-wide / 2, wide / 2, -porchDeep * 0.5, deep, 0, top + 2.4)],
    palette,
    storeys,
    entranceX: main.x0 + mainWide * 0.5,
    raise,
  }
}

function porchAndDecks(
  scene: Scene,
  main: { x0: number; x1: number },
  plinth: number,
  storey: number,
  storeys: number,
  deep: number,
  rail: 'glass' | 'bars' | 'steel' | 'solid',
  palette: BuildingPalette,
  chance: Chance,
): void {
  const z = plinth + storey
  const porchTo = main.x0 + (main.x1 - main.x0) * chance.between(0.62, 1)
  standBox(scene, box(main.x0, porchTo, -deep, 0, z - 0.28, z), palette.trim)
  for (const x of [main.x0 + 0.15, porchTo - 0.5])
    standBox(
      scene,
      box(x, x + 0.35, -deep + 0.2, -deep + 0.55, 0, z - 0.28),
      chance.happens(0.5) ? palette.stone : palette.wall,
    )
  standRailing(scene, box(main.x0 + 0.05, porchTo - 0.05, -deep + 0.05, 0, 0, 0), z, rail, palette)
  for (let floor = 2; floor < storeys; floor++) {
    const deck = plinth + floor * storey
    standBox(scene, box(main.x0, main.x0 + (main.x1 - main.x0) * 0.6, -1.5, 0, deck - 0.2, deck), palette.trim)
    standRailing(scene, box(main.x0 + 0.05, main.x0 + (main.x1 - main.x0) * 0.6, -1.45, 0, 0, 0), deck, rail, palette)
  }
  parkCar(scene, main.x0 + 0.5, -deep + 1.1, chance, chance.happens(0.5))
}
