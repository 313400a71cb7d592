import type { Palette } from './palette.ts'
import type { Random } from './random.ts'
import { fill, line, n, type Point, polygon, stroke } from './svg.ts'

/** A block of the Sahyadri: lava flows lying on one another, so that slopes fall in steps and tops are nearly flat. */
interface Block {
  x: number
  top: number
  flat: number
}

function flank(random: Random, block: Block, base: number, direction: 1 | -1): Point[] {
  const drop = base - block.top
  let x = block.x + (direction * block.flat) / 2
  let y = block.top + random(0, 5)
  const points: Point[] = [[x, y]]
  while (y < base - drop * 0.08) {
    const scarp = drop * random(0.05, 0.11)
    const slope = drop * random(0.07, 0.16)
    const run = slope * random(1.7, 2.9)
    points.push(
      [x + direction * scarp * random(0.3, 0.7), y + scarp],
      [x + direction * (scarp * 0.6 + run * 0.5), y + scarp + slope * random(0.4, 0.7)],
    )
    x += direction * (scarp * 0.6 + run)
    y += scarp + slope
    points.push([x, y])
  }
  points.push([x + direction * 60, base])
  return points
}

/** The top is worn: a few shallow notches between its ends. */
function crest(random: Random, block: Block): Point[] {
  const notches = Math.max(2, Math.round(block.flat / 36))
  return Array.from({ length: notches }, (_, i) => [
    block.x - block.flat / 2 + (block.flat * (i + 1)) / (notches + 1),
    block.top + random(-5, 4),
  ])
}

function range(random: Random, colour: string, blocks: Block[], base: number): string {
  return fill(
    colour,
    ...blocks.map((block) =>
      polygon([...flank(random, block, base, -1).reverse(), ...crest(random, block), ...flank(random, block, base, 1)]),
    ),
  )
}

/** A soft rolling foot that ties the blocks together. */
function foot(random: Random, colour: string, y: number, swing: number, width: number, base: number): string {
  let path = `M0 ${n(base)}V${n(y)}`
  let at = y
  const step = 160
  for (let x = 0; x < width; x += step) {
    const next = y + random(-swing, swing)
    path += `q${n(step / 2)} ${n(random(-swing, swing))} ${step} ${n(next - at)}`
    at = next
  }
  return fill(colour, `${path}V${n(base)}z`)
}

export function sahyadri(random: Random, palette: Palette, width: number, base: number): string {
  const [far, middle, near] = palette.hills
  return [
    // Sinhagad with its mast.
    stroke(far, 2.5, line(748, 256, 748, 216), line(742, 256, 748, 228), line(754, 256, 748, 228)),
    range(
      random,
      far,
      [
        { x: 700, top: 252, flat: 150 },
        { x: 560, top: 318, flat: 90 },
        { x: 930, top: 330, flat: 70 },
        { x: 1960, top: 286, flat: 110 },
        { x: 2110, top: 330, flat: 90 },
        { x: 2330, top: 306, flat: 120 },
        { x: 120, top: 346, flat: 150 },
      ],
      base,
    ),
    foot(random, far, 430, 16, width, base),
    range(
      random,
      middle,
      [
        { x: 1700, top: 384, flat: 110 },
        { x: 2200, top: 392, flat: 120 },
        { x: 330, top: 400, flat: 110 },
        { x: 1190, top: 436, flat: 80 },
      ],
      base,
    ),
    foot(random, middle, 488, 14, width, base),
    foot(random, near, 540, 16, width, base),
  ].join('')
}
