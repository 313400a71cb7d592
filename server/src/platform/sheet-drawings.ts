// Small drawings on a page of paper: a line over months, a band of prices, and dots where things lie.

import { setApart } from '@properysearch/contract/values/set-apart'

export interface Box {
  x: number
  y: number
  width: number
  height: number
}

const leaf = '#0d5f56'
const softInk = '#55606b'
const line = '#d5d2cb'
const marigold = '#d98c00'

/** The first and last point are named. */
export function drawLine(pdf: PDFKit.PDFDocument, box: Box, points: readonly { label: string; value: number }[]): void {
  const values = points.map(({ value }) => value)
  const [least, most] = [Math.min(...values), Math.max(...values)]
  const low = least - (most - least) * 0.3 - most * 0.01
  const bottom = box.y + box.height - 16
  const x = (i: number) => box.x + (i / Math.max(1, points.length - 1)) * box.width
  const y = (value: number) => bottom - ((value - low) / Math.max(1, most - low)) * (box.height - 24)
  pdf
    .moveTo(box.x, bottom)
    .lineTo(box.x + box.width, bottom)
    .lineWidth(0.7)
    .strokeColor(line)
    .stroke()
  for (const [i, { value }] of points.entries()) {
    if (i === 0) pdf.moveTo(x(i), y(value))
    else pdf.lineTo(x(i), y(value))
  }
  pdf.lineWidth(2).strokeColor(leaf).stroke()
  pdf.font('regular').fontSize(8).fillColor(softInk)
  pdf.text(points[0]?.label ?? '', box.x, bottom + 4, { lineBreak: false })
  pdf.text(points.at(-1)?.label ?? '', box.x, bottom + 4, { width: box.width, align: 'right', lineBreak: false })
}

interface Band {
  low: number
  high: number
  marks: readonly { label: string; value: number; look: 'leaf' | 'marigold' | 'ink' }[]
  say: (value: number) => string
}

const looks = { leaf, marigold, ink: '#17222e' }

/** Where prices stand beside a band; below it what each mark is. */
export function drawBand(pdf: PDFKit.PDFDocument, box: Box, { low, high, marks, say }: Band): void {
  const all = [low, high, ...marks.map(({ value }) => value)]
  const room = (Math.max(...all) - Math.min(...all)) * 0.06 || 1
  const [from, to] = [Math.min(...all) - room, Math.max(...all) + room]
  const x = (value: number) => box.x + ((value - from) / (to - from)) * box.width
  const barHeight = 18
  pdf.rect(box.x, box.y, box.width, barHeight).fillColor('#f1efe9').fill()
  pdf
    .rect(x(low), box.y, x(high) - x(low), barHeight)
    .fillColor('#dff0ea')
    .fill()
  pdf
    .rect(x(low), box.y, x(high) - x(low), barHeight)
    .lineWidth(0.7)
    .strokeColor(leaf)
    .stroke()
  for (const { value, look } of marks) {
    pdf
      .rect(x(value) - 1.25, box.y - 2, 2.5, barHeight + 4)
      .fillColor(looks[look])
      .fill()
  }
  pdf.font('regular').fontSize(8)
  let left = box.x
  for (const { label, value, look } of marks) {
    const text = `${label}: ${say(value)}`
    pdf
      .rect(left, box.y + 31, 2.5, 9)
      .fillColor(looks[look])
      .fill()
    pdf.fillColor(softInk).text(text, left + 7, box.y + 30, { lineBreak: false })
    left += pdf.widthOfString(text) + 28
  }
}

interface Dot {
  latitude: number
  longitude: number
  label: string
  isMain: boolean
}

/** North is up, distances are true but where dots would meet; a scale in kilometres below. */
export function drawDots(pdf: PDFKit.PDFDocument, box: Box, dots: readonly Dot[]): void {
  const main = dots.find(({ isMain }) => isMain) ?? dots[0]
  if (!main) return
  const kmEast = ({ longitude }: Dot) =>
    (longitude - main.longitude) * 111.2 * Math.cos((main.latitude * Math.PI) / 180)
  const kmNorth = ({ latitude }: Dot) => (latitude - main.latitude) * 111.2
  const inner = box.height - 18
  const furthest = Math.max(
    0.5,
    ...dots.map((dot) => Math.max(Math.abs(kmEast(dot)) / (box.width / inner), Math.abs(kmNorth(dot)))),
  )
  const scale = (inner / 2 - 12) / furthest
  pdf.rect(box.x, box.y, box.width, inner).lineWidth(0.7).strokeColor(line).stroke()
  const places = dots
    .toSorted((a, b) => Number(b.isMain) - Number(a.isMain))
    .map((dot) => ({
      dot,
      x: box.x + box.width / 2 + kmEast(dot) * scale,
      y: box.y + inner / 2 - kmNorth(dot) * scale,
    }))
  for (const { dot, x, y } of setApart(places, 24)) {
    pdf
      .circle(x, y, dot.isMain ? 6 : 4)
      .fillColor(dot.isMain ? marigold : leaf)
      .fill()
    pdf.font('regular').fontSize(8).fillColor(softInk)
    pdf.text(dot.label, x + 8, y - 5, { lineBreak: false })
  }
  const km = furthest >= 2 ? Math.floor(furthest) : 0.5
  pdf
    .moveTo(box.x, box.y + box.height - 6)
    .lineTo(box.x + km * scale, box.y + box.height - 6)
    .lineWidth(1.5)
    .strokeColor(softInk)
    .stroke()
  pdf.text(`${km} km`, box.x + km * scale + 6, box.y + box.height - 12, { lineBreak: false })
}
