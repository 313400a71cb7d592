import { INK, LEAF, PAPER, SOFT_INK, words } from '@properysearch/server/src/platform/lettering.ts'
import { type Colour, mix } from '../canvas/colour.ts'
import { Batch, joinNums, num, type Point, pathOf } from '../canvas/ink.ts'
import { Sheet } from '../canvas/sheet.ts'
import { doorsOf, type PlanDoor, type PlanWindow, windowsOf } from './doors.ts'
import { dimensionLine, northArrow, paper, scaleBar } from './drafting.ts'
import { feetText, sizeText } from './feet.ts'
import { layOutPlan } from './lay-out.ts'
import { furnishPlan } from './plan-furniture.ts'
import { northTurn, type Plan, type PlanBalcony, type PlanRoom, type PlanSubject } from './plan-subject.ts'
import { drawPlotPlan } from './plot-plan.ts'

const OUTER = 9
const INNER = 4.5

const tints: Readonly<Partial<Record<PlanRoom['use'], Colour>>> = {
  bath: '#e4ebe9',
  kitchen: '#f3ece0',
  utility: '#eceee8',
  passage: '#f7f4ee',
}

/** A measured floor plan as SVG text. Rooms are measured between the middles of their walls, so they add up to the carpet area. */
export function paintFloorPlan(subject: PlanSubject): string {
  if (subject.kind === 'plots') return drawPlotPlan(subject)
  const plan = layOutPlan(subject)
  const sheet = new Sheet()
  const view = fit(plan)
  const doors = doorsOf(plan)
  const windows = windowsOf(plan, doors)
  const at = view.at
  let out = paper(sheet)
  for (const balcony of plan.balconies) out += drawBalcony(balcony, view)
  const floors = new Batch()
  for (const room of plan.rooms)
    floors.fill(
      pathOf([
        at(room.x, room.y),
        at(room.x + room.wide, room.y),
        at(room.x + room.wide, room.y + room.deep),
        at(room.x, room.y + room.deep),
      ]),
      tints[room.use] ?? '#fdfbf6',
    )
  out += floors
  out += plan.rooms.map((room) => furnishPlan(room, view, doors)).join('')
  out += drawWalls(plan, view)
  out += doors.map((door) => drawDoor(door, view)).join('') + windows.map((window) => drawWindow(window, view)).join('')
  out += plan.rooms.map((room) => labelOf(room, view)).join('')
  out += drawMeasures(plan, view)
  out += northArrow(sheet.width - 130, 130, northTurn(subject.facing)) + scaleBar(90, sheet.height - 74, view.scale)
  out += words(
    sheet.width - 90,
    sheet.height - 78,
    `Carpet area ${subject.carpetSqft.toLocaleString('en-IN')} sqft`,
    26,
    { anchor: 'end', weight: 600 },
  )
  out += words(
    sheet.width - 90,
    sheet.height - 48,
    'Rooms measured to the middle of walls. Balconies are outside the carpet area.',
    16,
    { anchor: 'end', paint: SOFT_INK },
  )
  return sheet.toSvg(out)
}

/** From inches to the sheet. */
export interface PlanView {
  scale: number
  at(x: number, y: number): Point
}

function fit(plan: Plan): PlanView {
  const left = Math.min(0, ...plan.balconies.map((balcony) => balcony.x))
  const right = Math.max(plan.wide, ...plan.balconies.map((balcony) => balcony.x + balcony.wide))
  const low = Math.min(0, ...plan.balconies.map((balcony) => balcony.y))
  const high = Math.max(plan.deep, ...plan.balconies.map((balcony) => balcony.y + balcony.deep))
  const scale = Math.min(1290 / (right - left), 880 / (high - low))
  const x0 = (1600 - (right - left) * scale) / 2 - left * scale
  const y0 = 990 + (high - low) * 0 + low * scale - (880 - (high - low) * scale) / 2
  return { scale, at: (x, y) => [x0 + x * scale, y0 - y * scale] }
}

function drawWalls(plan: Plan, { at, scale }: PlanView): string {
  const batch = new Batch()
  const inner = Math.max(4, INNER * scale)
  for (const room of plan.rooms)
    batch.stroke(
      pathOf([
        at(room.x, room.y),
        at(room.x + room.wide, room.y),
        at(room.x + room.wide, room.y + room.deep),
        at(room.x, room.y + room.deep),
      ]),
      INK,
      inner,
      1,
      ' stroke-linejoin="miter"',
    )
  const [w, d] = [plan.wide, plan.deep]
  batch.stroke(
    pathOf([at(0, 0), at(w, 0), at(w, d), at(0, d)]),
    INK,
    Math.max(7, OUTER * scale),
    1,
    ' stroke-linejoin="miter"',
  )
  return batch.toString()
}

/** The wall is opened, the leaf stands ajar, its arc shows the swing. */
function drawDoor({ hinge, open, shut, isEntrance, isSliding }: PlanDoor, { at, scale }: PlanView): string {
  const [h, o, s] = [at(...hinge), at(...open), at(...shut)]
  const gap = Math.max(8, OUTER * scale) + 2
  const batch = new Batch()
  batch.stroke(pathOf([h, s], false), isEntrance ? '#fdfbf6' : PAPER, gap)
  const jamb = (p: Point, q: Point): Point[] => {
    const length = Math.hypot(q[0] - p[0], q[1] - p[1]) || 1
    const [nx, ny] = [(-(q[1] - p[1]) / length) * (gap / 2), ((q[0] - p[0]) / length) * (gap / 2)]
    return [
      [p[0] + nx, p[1] + ny],
      [p[0] - nx, p[1] - ny],
    ]
  }
  batch.stroke(pathOf(jamb(h, s), false) + pathOf(jamb(s, h), false), INK, 2.4)
  if (isSliding) {
    const [dx, dy] = [(s[0] - h[0]) * 0.55, (s[1] - h[1]) * 0.55]
    const [nx, ny] = [dy === 0 ? 0 : 3, dx === 0 ? 0 : 3]
    batch.stroke(
      pathOf(
        [
          [h[0] + nx, h[1] + ny],
          [h[0] + dx + nx, h[1] + dy + ny],
        ],
        false,
      ) +
        pathOf(
          [
            [s[0] - nx, s[1] - ny],
            [s[0] - dx - nx, s[1] - dy - ny],
          ],
          false,
        ),
      INK,
      2.6,
    )
    return batch.toString()
  }
  const r = Math.hypot(o[0] - h[0], o[1] - h[1])
  const turn = (s[0] - h[0]) * (o[1] - h[1]) - (s[1] - h[1]) * (o[0] - h[0]) > 0 ? 1 : 0
  batch.stroke(`M${joinNums(s)}A${num(r)} ${num(r)} 0 0 ${turn} ${joinNums(o)}`, SOFT_INK, 1.4, 0.8)
  batch.stroke(pathOf([h, o], false), isEntrance ? LEAF : INK, isEntrance ? 5 : 3)
  return batch.toString()
}

function drawWindow({ from, to }: PlanWindow, { at, scale }: PlanView): string {
  const [a, b] = [at(...from), at(...to)]
  const thick = Math.max(7, OUTER * scale)
  const isUpright = Math.abs(a[0] - b[0]) < 0.5
  const batch = new Batch()
  batch.stroke(pathOf([a, b], false), PAPER, thick - 2)
  for (const off of [-thick / 2 + 1, 0, thick / 2 - 1])
    batch.stroke(
      pathOf(
        isUpright
          ? [
              [a[0] + off, a[1]],
              [b[0] + off, b[1]],
            ]
          : [
              [a[0], a[1] + off],
              [b[0], b[1] + off],
            ],
        false,
      ),
      INK,
      1.6,
    )
  return batch.toString()
}

function drawBalcony(balcony: PlanBalcony, view: PlanView): string {
  const { x, y, wide, deep } = balcony
  const { at, scale } = view
  const corners = [at(x, y), at(x + wide, y), at(x + wide, y + deep), at(x, y + deep)]
  const batch = new Batch()
  batch.fill(pathOf(corners), '#edf1e9')
  const step = Math.max(9, 9 * scale)
  const [x0, y1] = corners[0] as Point
  const [x1, y0] = corners[2] as Point
  let tiles = ''
  for (let px = x0 + step; px < x1; px += step) tiles += `M${joinNums([px, y0])}V${num(y1)}`
  for (let py = y0 + step; py < y1; py += step) tiles += `M${joinNums([x0, py])}H${num(x1)}`
  batch.stroke(tiles, mix(INK, PAPER, 0.75), 0.8)
  batch.stroke(pathOf(corners), INK, 2.4)
  batch.stroke(
    pathOf([at(x + 2, y + 2), at(x + wide - 2, y + 2), at(x + wide - 2, y + deep - 2), at(x + 2, y + deep - 2)]),
    INK,
    1,
  )
  const middle = at(x + wide / 2, y + deep / 2)
  const isTall = deep > wide
  return batch.toString() + label(middle, balcony.name, sizeText(wide, deep), wide * scale, deep * scale, isTall)
}

const labelOf = (room: PlanRoom, { at, scale }: PlanView) =>
  label(
    at(room.x + room.wide / 2, room.y + room.deep / 2),
    room.name,
    sizeText(room.wide, room.deep),
    room.wide * scale,
    room.deep * scale,
    room.deep > room.wide * 1.25 && room.wide * scale < 150,
  )

/** A room's name over its size, as large as the room allows; turned where the room is narrow. */
function label([x, y]: Point, name: string, size: string, wide: number, deep: number, isTurned: boolean): string {
  const [along, across] = isTurned ? [deep, wide] : [wide, deep]
  const space = along - 16
  const big = Math.max(9, Math.min(23, space / (name.length * 0.56), across / 2.4))
  const small = Math.max(8.5, Math.min(18, space / (size.length * 0.52), across / 2.9))
  const turn = isTurned ? ` transform="rotate(-90 ${num(x)} ${num(y)})"` : ''
  const halo = ' paint-order="stroke" stroke="#fdfbf6" stroke-width="5" stroke-linejoin="round"'
  return `<g${turn}>${words(x, y - 2, name, big, { weight: 600, extra: halo })}${words(x, y + small + 3, size, small, { paint: SOFT_INK, extra: halo })}</g>`
}

function drawMeasures(plan: Plan, { at }: PlanView): string {
  const low = Math.min(0, ...plan.balconies.filter((balcony) => balcony.side === 'bottom').map((balcony) => balcony.y))
  const left = Math.min(0, ...plan.balconies.filter((balcony) => balcony.side === 'left').map((balcony) => balcony.x))
  const [a, b] = [at(0, low), at(plan.wide, low)]
  const [c, d] = [at(left, 0), at(left, plan.deep)]
  return (
    dimensionLine([a[0], a[1] + 44], [b[0], b[1] + 44], feetText(plan.wide)) +
    dimensionLine([c[0] - 44, c[1]], [d[0] - 44, d[1]], feetText(plan.deep))
  )
}
