import type { Chance } from '../canvas/chance.ts'
import { box } from '../space/space.ts'
import { symmetricBays, type Taste } from './bays.ts'
import type { Building, FacadeStyle, Volume } from './design.ts'
import { palettes } from './palettes.ts'
import { raiseBuilding } from './raise.ts'
import type { Structure } from './structure.ts'

/** A block of offices: glass, ribbons of windows, or a grid of deep frames. */
export function designOffices(chance: Chance, storeys: number): Structure {
  const way = chance.pick(['curtain', 'ribbon', 'grid', 'mixed'] as const)
  const palette = chance.pick(
    palettes.filter((palette) =>
      [
        'white and charcoal',
        'grey and ochre',
        'pale blue',
        'exposed concrete',
        'white and wood',
        'sand and teal',
        'brick',
      ].includes(palette.name),
    ),
  )
  const style: FacadeStyle = {
    palette,
    storey: 3.6,
    groundHeight: 4.6,
    ground: 'lobby',
    balcony: 'glass',
    balconyDepth: 1.4,
    window: way === 'grid' ? 'square' : 'sliding',
    rhythm: 'same',
    crown: chance.pick(['slab', 'parapet', 'frame']),
    hasBands: way !== 'curtain',
    hasChajjas: way === 'ribbon' && chance.happens(0.5),
    hasFins: way === 'grid' || chance.happens(0.35),
    hasGrills: false,
    hasBlocks: chance.happens(0.3),
  }
  const taste: Taste =
    way === 'curtain'
      ? { curtain: 1 }
      : way === 'ribbon'
        ? { curtain: 4, blank: 1 }
        : way === 'grid'
          ? { wide: 3, window: 1 }
          : { curtain: 3, wide: 2, blank: 0.6 }
  const volume = (x0: number, x1: number, y0: number, y1: number, count: number, name: string): Volume => {
    const sides = symmetricBays(y1 - y0, chance.fork(`side${name}`), taste, ['curtain'])
    return {
      box: box(x0, x1, y0, y1, 0, style.groundHeight + (count - 1) * style.storey),
      storeys: count,
      bays: {
        front: symmetricBays(x1 - x0, chance.fork(`front${name}`), taste, ['curtain', 'blank']),
        left: sides,
        right: sides,
      },
    }
  }
  const wide = storeys > 9 ? chance.between(28, 38) : chance.between(26, 40)
  const deep = chance.between(17, 24)
  const low = Math.max(2, Math.round(storeys * chance.between(0.35, 0.65)))
  const shape = chance.pick(['single', 'podium', 'pair'] as const)
  const flip = chance.happens(0.5) ? 1 : -1
  const volumes: Volume[] =
    shape === 'single' || storeys < 4
      ? [volume(-wide / 2, wide / 2, 0, deep, storeys, 'a')]
      : shape === 'pair'
        ? [
            volume(flip > 0 ? -wide / 2 : -wide * 0.1, flip > 0 ? wide * 0.1 : wide / 2, 0, deep, storeys, 'a'),
            volume(flip > 0 ? wide * 0.1 : -wide / 2, flip > 0 ? wide / 2 : -wide * 0.1, 3, deep, low, 'b'),
          ]
        : [
            volume(-wide * 0.3, wide * 0.34, 5, deep + 3, storeys, 'a'),
            volume(-wide / 2, wide / 2, 0, 5, Math.min(3, low), 'b'),
          ]
  const building: Building = { style, volumes }
  return {
    bounds: volumes.map((block) => block.box),
    palette,
    storeys: Math.max(4, storeys),
    entranceX: chance.between(-3, 3),
    raise: (scene) => raiseBuilding(scene, building),
  }
}
