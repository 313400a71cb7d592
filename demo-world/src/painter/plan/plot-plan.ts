import { INK, LEAF, MARIGOLD, PAPER, SOFT_INK, words } from '@properysearch/server/src/platform/lettering.ts'
import { chanceFrom } from '../canvas/chance.ts'
import { Batch, fill, num, type Point, pathOf } from '../canvas/ink.ts'
import { Sheet } from '../canvas/sheet.ts'
import { dimensionLine, northArrow, paper, scaleBar } from './drafting.ts'
import { feet, feetText } from './feet.ts'
import { northTurn, type PlanSubject } from './plan-subject.ts'

/** Sides of a plot of this area, in inches, and what else its plan shows. */
export function measurePlot({ carpetSqft, seed = '' }: PlanSubject): { wide: number; deep: number; roadFeet: number } {
  const chance = chanceFrom(`plot-plan/${seed}${carpetSqft}`)
  const area = Math.max(100, carpetSqft) * 144
  const wide = Math.max(12, Math.round(Math.sqrt(area / chance.between(1.15, 1.9))))
  return { wide, deep: Math.max(12, Math.round(area / wide)), roadFeet: chance.pick([20, 30, 30, 40]) }
}

/** The measured outline of a plot, its road and margins. The road lies at the foot of the sheet. */
export function drawPlotPlan(subject: PlanSubject): string {
  const sheet = new Sheet()
  const { wide, deep, roadFeet } = measurePlot(subject)
  const scale = Math.min(980 / wide, 760 / deep)
  const [x0, foot] = [800 - (wide * scale) / 2, 900]
  const at = (x: number, y: number): Point => [x0 + x * scale, foot - y * scale]
  const corners = [at(0, 0), at(wide, 0), at(wide, deep), at(0, deep)]
  const batch = new Batch()
  const road = Math.min(120, Math.max(64, feet(roadFeet) * scale))
  batch.fill(
    pathOf([
      [60, foot + 26],
      [1540, foot + 26],
      [1540, foot + 26 + road],
      [60, foot + 26 + road],
    ]),
    '#e6e1d6',
  )
  batch.stroke(`M60 ${num(foot + 26 + road / 2)}H1540`, '#ffffff', 4, 1, ' stroke-dasharray="34 24"')
  batch.stroke(
    pathOf(
      [
        [60, foot + 26],
        [1540, foot + 26],
      ],
      false,
    ) +
      pathOf(
        [
          [60, foot + 26 + road],
          [1540, foot + 26 + road],
        ],
        false,
      ),
    SOFT_INK,
    1.6,
  )
  batch.fill(pathOf(corners), '#eef1e4')
  const margin = Math.min(feet(5), Math.min(wide, deep) * 0.18)
  const front = Math.min(feet(10), deep * 0.22)
  batch.stroke(
    pathOf([at(margin, front), at(wide - margin, front), at(wide - margin, deep - margin), at(margin, deep - margin)]),
    LEAF,
    2,
    1,
    ' stroke-dasharray="14 9"',
  )
  batch.stroke(pathOf(corners), INK, 4.5, 1, ' stroke-linejoin="miter"')
  let out = paper(sheet) + batch
  for (const [x, y] of corners)
    out +=
      fill(
        pathOf([
          [x - 9, y - 9],
          [x + 9, y - 9],
          [x + 9, y + 9],
          [x - 9, y + 9],
        ]),
        PAPER,
      ) +
      `<path fill="none" stroke="${MARIGOLD}" stroke-width="3" d="M${num(x - 9)} ${num(y - 9)}h18v18h-18zM${num(x - 9)} ${num(y - 9)}l18 18m0-18l-18 18"/>`
  const [a, , c, d] = corners as [Point, Point, Point, Point]
  out += dimensionLine([d[0], d[1] - 52], [c[0], c[1] - 52], feetText(wide))
  out += dimensionLine([a[0] - 50, a[1]], [d[0] - 50, d[1]], feetText(deep))
  const middle = at(wide / 2, deep / 2)
  out += words(middle[0], middle[1] - 8, `${subject.carpetSqft.toLocaleString('en-IN')} sqft`, 40, { weight: 600 })
  out += words(middle[0], middle[1] + 30, `${feetText(wide)} × ${feetText(deep)}`, 24, { paint: SOFT_INK })
  out += words(middle[0], at(0, deep - margin)[1] + 28, 'Building line', 18, { paint: LEAF })
  out += words(800, foot + 26 + road / 2 - 14, `Road, ${roadFeet} feet wide`, 20, { paint: SOFT_INK })
  out += northArrow(sheet.width - 130, 130, northTurn(subject.facing)) + scaleBar(90, sheet.height - 74, scale)
  out += words(
    sheet.width - 90,
    sheet.height - 60,
    'Corner marks as on the ground. Margins to be checked with the planning authority.',
    16,
    { anchor: 'end', paint: SOFT_INK },
  )
  return sheet.toSvg(out)
}
