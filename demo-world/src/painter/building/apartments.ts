import type { Chance } from '../canvas/chance.ts'
import { box } from '../space/space.ts'
import { symmetricBays, type Taste } from './bays.ts'
import type { Building, FacadeStyle, Volume } from './design.ts'
import { palettes } from './palettes.ts'
import { raiseBuilding } from './raise.ts'
import type { Structure } from './structure.ts'

type Massing = 'slab' | 'tower' | 'stepped' | 'twin' | 'winged' | 'ell' | 'setback'

/** A block of flats of so many storeys. */
export function designApartments(chance: Chance, storeys: number, ageYears: number): Structure {
  const style = facadeStyle(chance.fork('style'), storeys, ageYears)
  const heightOf = (count: number) => style.groundHeight + (count - 1) * style.storey
  const taste: Taste = chance.pick([
    { window: 3, balcony: 3, narrow: 1 },
    { wide: 2, balcony: 3, narrow: 1, blank: 0.6 },
    { window: 2, loggia: 3, blank: 1 },
    { window: 4, balcony: 2, duct: 0.5, narrow: 1 },
    { balcony: 4, wide: 2, blank: 1 },
  ])
  const stretch = storeys > 24 ? 1.65 : storeys > 18 ? 1.4 : storeys > 12 ? 1.2 : 1
  const sideTaste: Taste = { window: 3, narrow: 2, balcony: 0.8, blank: 1 }
  const volume = (x0: number, x1: number, y0: number, y1: number, count: number, name: string): Volume => ({
    box: box(x0, x1, y0, y1, 0, heightOf(count)),
    storeys: count,
    bays: {
      front: symmetricBays(x1 - x0, chance.fork(`front${name}`), taste, undefined, stretch),
      left: symmetricBays(y1 - y0, chance.fork('side'), sideTaste, undefined, stretch),
      right: symmetricBays(y1 - y0, chance.fork('side'), sideTaste, undefined, stretch),
    },
  })
  const building: Building = { style, volumes: massing(chance, storeys, volume) }
  return {
    bounds: building.volumes.map((block) => block.box),
    palette: style.palette,
    storeys,
    entranceX: chance.between(-3, 3),
    raise: (scene) => raiseBuilding(scene, building),
  }
}

function massing(
  chance: Chance,
  storeys: number,
  volume: (x0: number, x1: number, y0: number, y1: number, count: number, name: string) => Volume,
): Volume[] {
  const kind: Massing =
    storeys <= 4
      ? chance.weigh({ slab: 4, winged: 3, ell: 2, stepped: 1 })
      : storeys <= 12
        ? chance.weigh({ slab: 3, winged: 4, stepped: 2, ell: 2, twin: 2, tower: 1 })
        : chance.weigh({ tower: 4, twin: 3, stepped: 2, setback: 3, winged: 3 })
  const wide = storeys <= 4 ? chance.between(15, 24) : storeys <= 12 ? chance.between(24, 38) : chance.between(26, 36)
  const deep = storeys <= 4 ? chance.between(11, 14) : chance.between(14, 19)
  const flip = chance.happens(0.5) ? 1 : -1
  switch (kind) {
    case 'slab':
      return [volume(-wide / 2, wide / 2, 0, deep, storeys, 'a')]
    case 'tower':
      return [volume(-wide * 0.46, wide * 0.46, 0, deep + 5, storeys, 'a')]
    case 'setback': {
      const high = Math.max(2, Math.round(storeys * chance.between(0.12, 0.25)))
      const base = volume(-wide * 0.48, wide * 0.48, 0, deep + 2, storeys - high, 'a')
      const top = volume(-wide * 0.34, wide * 0.34, 2.5, deep, storeys, 'b')
      const lift = base.box.z1
      return [base, { ...top, box: { ...top.box, z0: lift }, storeys: high, isBare: true }]
    }
    case 'winged': {
      const wing = wide * chance.between(0.3, 0.38)
      const out = chance.between(1.6, 3)
      return [
        volume(-wide / 2, -wide / 2 + wing, -out, deep, storeys, 'w'),
        volume(-wide / 2 + wing, wide / 2 - wing, 0, deep, storeys, 'c'),
        volume(wide / 2 - wing, wide / 2, -out, deep, storeys, 'w'),
      ]
    }
    case 'stepped': {
      const drop = Math.max(1, Math.round(storeys * chance.between(0.14, 0.3)))
      const third = wide / 3
      const steps = [storeys, Math.max(2, storeys - drop), Math.max(2, storeys - drop * 2)]
      return steps.map((count, i) => {
        const slot = flip > 0 ? i : 2 - i
        return volume(-wide / 2 + slot * third, -wide / 2 + (slot + 1) * third, (i * 2) % 3, deep + 1, count, `s${i}`)
      })
    }
    case 'twin': {
      const each = Math.max(14, wide * 0.62)
      const gap = chance.between(5, 10)
      const back = chance.between(0, 14)
      const lower = Math.max(3, storeys - chance.whole(0, Math.ceil(storeys * 0.2)))
      const first = volume(
        -each - gap / 2,
        -gap / 2,
        flip > 0 ? 0 : back,
        (flip > 0 ? 0 : back) + deep,
        flip > 0 ? storeys : lower,
        't',
      )
      const second = volume(
        gap / 2,
        each + gap / 2,
        flip > 0 ? back : 0,
        (flip > 0 ? back : 0) + deep,
        flip > 0 ? lower : storeys,
        't',
      )
      return [first, second]
    }
    case 'ell': {
      const arm = wide * 0.36
      const main = volume(-wide / 2 + (flip > 0 ? arm : 0), wide / 2 - (flip > 0 ? 0 : arm), 0, deep, storeys, 'm')
      const limb =
        flip > 0
          ? volume(-wide / 2, -wide / 2 + arm, -7, deep, storeys, 'l')
          : volume(wide / 2 - arm, wide / 2, -7, deep, storeys, 'l')
      return [main, limb]
    }
  }
}

function facadeStyle(chance: Chance, storeys: number, ageYears: number): FacadeStyle {
  const isOld = ageYears > 12
  return {
    palette: chance.pick(palettes),
    storey: 3,
    groundHeight: chance.between(3.1, 3.8),
    ground:
      storeys <= 3
        ? chance.weigh({ homes: 3, stilts: 3 })
        : chance.weigh({ stilts: 4, lobby: storeys > 8 ? 3 : 1, shops: 1.2, homes: isOld ? 2 : 0.3 }),
    balcony: isOld
      ? chance.weigh({ solid: 3, bars: 3, half: 3 })
      : chance.weigh({ glass: 3, bars: 2, half: 2, solid: 1.5, planter: 1 }),
    balconyDepth: chance.between(1.1, 1.7),
    window: isOld
      ? chance.weigh({ sliding: 3, casement: 2 })
      : chance.weigh({ sliding: 3, french: 2, square: 1.5, casement: 1 }),
    rhythm: storeys > 4 ? chance.weigh({ same: 3, alternate: 2, pairs: 1 }) : 'same',
    crown: chance.weigh({ parapet: 3, slab: 2, pergola: isOld ? 0.2 : 1.5, frame: storeys > 10 && !isOld ? 2 : 0.1 }),
    hasBands: chance.happens(0.45),
    hasChajjas: isOld ? true : chance.happens(0.45),
    hasFins: !isOld && chance.happens(0.3),
    hasGrills: ageYears > 5 || storeys <= 4,
    hasBlocks: chance.happens(0.4),
  }
}
