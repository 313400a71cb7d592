import type { Chance } from '../canvas/chance.ts'
import { mix } from '../canvas/colour.ts'
import type { Scene } from '../space/scene.ts'
import { box } from '../space/space.ts'
import { standBlock, standBox, standParapet, standRailing, standSteps } from './house-parts.ts'
import type { Feature, WallDesign } from './house-wall.ts'
import { windowsOn } from './houses.ts'
import { featureMaterial } from './materials.ts'
import type { BuildingPalette } from './palettes.ts'
import { standRoof } from './pitched-roof.ts'
import type { Structure } from './structure.ts'

/** Two tiled gables with deep eaves, timber posts and an open verandah between. */
export function tropicalVilla(chance: Chance, palette: BuildingPalette): Structure {
  const wing = chance.between(6, 7.5)
  const link = chance.between(4, 6)
  const total = wing * 2 + link
  const tile = chance.pick(['#a9553b', '#7c4b3a', '#8b8178', '#b8683f'])
  const [material, albedo] = featureMaterial(chance)
  const raise = (scene: Scene) => {
    const own = chance.fork('raise')
    for (const [i, x0] of [-total / 2, total / 2 - wing].entries()) {
      const storeys = i === 0 ? 2 : own.happens(0.5) ? 2 : 1
      const top = 0.45 + 3.1 * storeys
      const body = box(x0, x0 + wing, i * 0.8, 9, 0.45, top)
      const features: Feature[] = [{ kind: 'glazing', u0: 0.8, u1: wing - 0.8, v0: 0.05, v1: 2.5 }]
      if (storeys === 2) features.push({ kind: 'glazing', u0: 1.2, u1: wing - 1.2, v0: 3.2, v1: 5.6 })
      const front: WallDesign = {
        material: i === 0 ? material : 'plaster',
        albedo: i === 0 ? albedo : palette.wall,
        features,
        shades: [{ u0: -1, u1: wing + 1, v0: top - 0.5, v1: top - 0.4, out: 1 }],
      }
      const side: WallDesign = {
        material: 'plaster',
        albedo: palette.wall,
        features: [...windowsOn(8, 0, 2, 0.7), ...(storeys === 2 ? windowsOn(8, 3.1, 2, 0.7) : [])],
      }
      standBox(scene, box(x0 - 0.2, x0 + wing + 0.2, i * 0.8 - 0.4, 9, 0, 0.45), palette.stone)
      standBlock(scene, body, { front, left: side, right: side }, palette, own.fork(`wing${i}`))
      standRoof(
        scene,
        {
          x0,
          x1: x0 + wing,
          y0: body.y0,
          y1: 9,
          z: top,
          rise: own.between(2.2, 2.8),
          kind: own.happens(0.6) ? 'gable-y' : 'hip',
          overhang: 1,
          albedo: tile,
          isTiled: true,
        },
        own.fork(`roof${i}`),
      )
      if (storeys === 2) {
        standBox(scene, box(x0 + 0.6, x0 + wing - 0.6, body.y0 - 1.5, body.y0, 3.4, 3.58), palette.timber)
        standRailing(scene, box(x0 + 0.6, x0 + wing - 0.6, body.y0 - 1.5, body.y0, 0, 0), 3.58, 'bars', {
          ...palette,
          rail: palette.timber,
        })
        for (const px of [x0 + 0.7, x0 + wing - 0.9])
          standBox(scene, box(px, px + 0.18, body.y0 - 1.4, body.y0 - 1.22, 0.45, 3.4), palette.timber)
      }
    }
    const [from, to] = [-link / 2, link / 2]
    const hall: WallDesign = {
      material: 'plaster',
      albedo: palette.trim,
      features: [
        { kind: 'door', u0: link / 2 - 0.9, u1: link / 2 + 0.9, v0: 0, v1: 2.5 },
        { kind: 'jaali', u0: 0.3, u1: link / 2 - 1.2, v0: 0.9, v1: 2.4 },
        { kind: 'jaali', u0: link / 2 + 1.2, u1: link - 0.3, v0: 0.9, v1: 2.4 },
      ],
    }
    standBox(scene, box(from, to, 0.2, 2.4, 0, 0.45), palette.stone)
    standBlock(
      scene,
      box(from, to, 2.4, 8, 0.45, 3.4),
      { front: hall, left: hall, right: hall },
      palette,
      own.fork('hall'),
    )
    standRoof(
      scene,
      {
        x0: from + 0.4,
        x1: to - 0.4,
        y0: 0.2,
        y1: 8,
        z: 3.4,
        rise: 1.5,
        kind: 'lean',
        overhang: 0.4,
        albedo: tile,
        isTiled: true,
      },
      own.fork('hallroof'),
    )
    for (const px of [from + 0.3, to - 0.5]) standBox(scene, box(px, px + 0.2, 0.3, 0.5, 0.45, 3.4), palette.timber)
    standSteps(scene, from + 0.8, to - 0.8, 0.2, 0.45, mix(palette.stone, '#ffffff', 0.2))
  }
  return { bounds: [box(-total / 2 - 0.8, total / 2 + 0.8, -1.5, 9, 0, 8.8)], palette, storeys: 2, entranceX: 0, raise }
}

/** The builder's grand villa: tall columns, an upper terrace, wings to both sides. */
export function porticoVilla(chance: Chance, palette: BuildingPalette): Structure {
  const wide = chance.between(14, 17)
  const hasTiles = chance.happens(0.5)
  const raise = (scene: Scene) => {
    const own = chance.fork('raise')
    const body = box(-wide / 2, wide / 2, 0, 10, 0.5, 7)
    const windows = [
      ...windowsOn(wide, 0, 5, 0.75, { hasChajja: true }),
      ...windowsOn(wide, 3.25, 5, 0.75, { hasChajja: true }),
    ].filter((feature) => feature.u0 < wide / 2 - 2.4 || feature.u0 > wide / 2 + 1.2)
    const front: WallDesign = {
      material: 'plaster',
      albedo: palette.wall,
      features: [
        ...windows,
        { kind: 'door', u0: wide / 2 - 1, u1: wide / 2 + 1, v0: 0, v1: 2.7 },
        { kind: 'glazing', u0: wide / 2 - 1.5, u1: wide / 2 + 1.5, v0: 3.4, v1: 5.9 },
      ],
      patches: [{ material: 'stone', albedo: palette.stone, u0: 0, v0: 0, u1: wide, v1: 0.7 }],
      shades: [{ u0: -0.5, u1: wide + 0.5, v0: 6.4, v1: 6.6, out: 0.5 }],
    }
    const side: WallDesign = {
      material: 'plaster',
      albedo: palette.wall,
      features: [...windowsOn(10, 0, 2, 0.7, { hasChajja: true }), ...windowsOn(10, 3.25, 2, 0.7, { hasChajja: true })],
    }
    standBox(scene, box(-wide / 2 - 0.2, wide / 2 + 0.2, -0.2, 10, 0, 0.5), palette.stone)
    standBlock(scene, body, { front, left: side, right: side }, palette, own)
    standBox(scene, box(-3, 3, -3.2, -0.2, 0, 0.5), palette.stone)
    standBox(scene, box(-3.2, 3.2, -3.4, 0, 6.6, 7), palette.trim)
    standBox(scene, box(-3, 3, -1.6, 0, 3.6, 3.8), palette.trim)
    standRailing(scene, box(-3, 3, -1.6, 0, 0, 0), 3.8, own.pick(['bars', 'glass', 'steel']), palette)
    for (const px of [-2.8, -1.2, 0.85, 2.45]) standBox(scene, box(px, px + 0.38, -3.1, -2.72, 0.5, 6.6), palette.trim)
    standSteps(scene, -1.8, 1.8, -3.2, 0.5, mix(palette.stone, '#ffffff', 0.2))
    if (hasTiles)
      standRoof(
        scene,
        {
          x0: body.x0,
          x1: body.x1,
          y0: 0,
          y1: 10,
          z: 7,
          rise: 2,
          kind: 'hip',
          overhang: 0.6,
          albedo: own.pick(['#a9553b', '#7b5546', '#8a6a58']),
          isTiled: true,
        },
        own.fork('roof'),
      )
    else standParapet(scene, body, palette.trim, 0.9)
  }
  return {
    bounds: [box(-wide / 2, wide / 2, -3.4, 10, 0, hasTiles ? 9 : 7.9)],
    palette,
    storeys: 2,
    entranceX: 0,
    raise,
  }
}
