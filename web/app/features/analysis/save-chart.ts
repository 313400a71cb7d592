import { saveFile } from '../../lib/save-file.ts'
import { chartCsv } from './chart-table.ts'
import type { Chart, Mark } from './charts.ts'
import { namedOnMap, placeOnMap, stepsOf } from './place-on-map.ts'

const fileName = ({ title }: Chart, ending: string) =>
  `${title
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '')}.${ending}`

export function saveCsv(chart: Chart): void {
  saveFile(new Blob([chartCsv(chart)], { type: 'text/csv;charset=utf-8' }), fileName(chart, 'csv'))
}

const width = 1200
const margin = 56
const rowHeight = 34
const mostRows = 24

/** A picture for a letter or a message: on white, whatever the page looks like, with its source. */
export async function savePng(chart: Chart): Promise<void> {
  const rows = chart.marks.slice(0, mostRows)
  const left = chart.marks.length - rows.length
  const height = { bars: 250 + (rows.length + Math.sign(left)) * rowHeight, map: 1040, line: 760, columns: 760 }[
    chart.kind
  ]
  const canvas = document.createElement('canvas')
  canvas.width = width
  canvas.height = height
  const pen = canvas.getContext('2d')
  if (!pen) return
  pen.fillStyle = '#fdfcfa'
  pen.fillRect(0, 0, width, height)
  write(pen, chart.title, margin, 64, 'bold 32px', '#17222e')
  writeWrapped(pen, chart.says)
  if (chart.kind === 'bars') {
    drawRows(pen, rows)
    if (left > 0) write(pen, `and ${left} more`, margin, 202 + rows.length * rowHeight, '19px', '#55606b')
  } else if (chart.kind === 'map') drawMap(pen, chart.marks)
  else drawColumns(pen, chart, height)
  write(pen, `Source: ${chart.made}`, margin, height - 28, '17px', '#55606b', width - 2 * margin)
  const bytes = await new Promise<Blob | null>((done) => canvas.toBlob(done, 'image/png'))
  if (bytes) saveFile(bytes, fileName(chart, 'png'))
}

function write(
  pen: CanvasRenderingContext2D,
  text: string,
  x: number,
  y: number,
  font: string,
  colour: string,
  most?: number,
): void {
  pen.font = `${font} "Anek Latin Variable", system-ui, sans-serif`
  pen.fillStyle = colour
  pen.fillText(text, x, y, most)
}

/** Two lines at most; a sentence that is longer still is drawn a little narrower. */
function writeWrapped(pen: CanvasRenderingContext2D, text: string): void {
  pen.font = '20px "Anek Latin Variable", system-ui, sans-serif'
  const most = width - 2 * margin
  const words = text.split(' ')
  let first = ''
  while (words[0] !== undefined && pen.measureText(`${first} ${words[0]}`).width <= most) {
    first = `${first} ${words.shift()}`.trim()
  }
  write(pen, first, margin, 104, '20px', '#55606b')
  write(pen, words.join(' '), margin, 132, '20px', '#55606b', most)
}

function drawRows(pen: CanvasRenderingContext2D, marks: readonly Mark[]): void {
  const most = Math.max(1, ...marks.map(({ value }) => value))
  const left = 360
  marks.forEach(({ label, value, text }, i) => {
    const y = 180 + i * rowHeight
    const long = Math.max(2, (value / most) * (width - left - margin - 170))
    write(pen, label, margin, y + 22, '19px', '#17222e', left - margin - 16)
    pen.fillStyle = '#0d5f56'
    pen.fillRect(left, y + 5, long, rowHeight - 11)
    write(pen, text, left + long + 12, y + 22, '19px', '#17222e')
  })
}

/** As light on the page: from the palest fifth to the strongest. */
const heat = ['#eef8f4', '#b9e0d2', '#7fc0ad', '#3f8f7c', '#0d4a41']

function drawMap(pen: CanvasRenderingContext2D, marks: readonly Mark[]): void {
  const [top, height] = [168, 780]
  const spots = placeOnMap(marks).map((spot) => ({
    x: margin + (spot.left / 100) * (width - 2 * margin),
    y: top + (spot.top / 100) * height,
  }))
  const stepOf = stepsOf(marks)
  pen.fillStyle = '#f1efe9'
  pen.fillRect(margin, top, width - 2 * margin, height)
  pen.strokeStyle = '#0d5f56'
  pen.lineWidth = 1.5
  spots.forEach(({ x, y }, i) => {
    const { value = 0, nameOnMap, isSubject } = marks[i] ?? {}
    pen.beginPath()
    pen.arc(x, y, nameOnMap ? 15 : 11, 0, 2 * Math.PI)
    pen.fillStyle = isSubject ? '#17222e' : nameOnMap ? '#ffffff' : (heat[stepOf(value)] as string)
    pen.fill()
    pen.stroke()
    if (nameOnMap) write(pen, nameOnMap, x - 5 * nameOnMap.length, y + 6, 'bold 17px', '#17222e')
    if (isSubject) write(pen, 'This property', x + 18, y + 6, 'bold 17px', '#17222e')
  })
  if (marks.some(({ nameOnMap }) => nameOnMap)) return
  pen.textAlign = 'center'
  for (const { at, left } of namedOnMap(marks, placeOnMap(marks))) {
    const x = margin + (left / 100) * (width - 2 * margin)
    write(pen, marks[at]?.label ?? '', x, (spots[at]?.y ?? 0) + 30, '17px', '#17222e')
  }
  pen.textAlign = 'left'
}

function drawColumns(pen: CanvasRenderingContext2D, { kind, marks }: Chart, height: number): void {
  const values = marks.map(({ value }) => value)
  const most = Math.max(1, ...values)
  const least = kind === 'line' ? Math.min(...values) * 0.95 : 0
  const [top, bottom] = [200, height - 110]
  const step = (width - 2 * margin) / Math.max(1, marks.length)
  const yOf = (value: number) => bottom - ((value - least) / Math.max(1, most - least)) * (bottom - top)
  pen.fillStyle = '#0d5f56'
  pen.strokeStyle = '#0d5f56'
  pen.lineWidth = 4
  if (kind === 'line') pen.beginPath()
  for (const [i, { value }] of marks.entries()) {
    if (kind === 'line') pen.lineTo(margin + (i + 0.5) * step, yOf(value))
    else pen.fillRect(margin + i * step + 3, yOf(value), step - 6, bottom - yOf(value))
  }
  if (kind === 'line') pen.stroke()
  // The last and the highest are named, and others between as far as there is room.
  const every = Math.ceil(marks.length / 6)
  const highest = values.indexOf(most)
  marks.forEach(({ label, value, text }, i) => {
    if (kind === 'columns' && i === highest) write(pen, text, margin + i * step, yOf(value) - 12, '17px', '#17222e')
    if ((marks.length - 1 - i) % every !== 0) return
    write(pen, label, margin + i * step, bottom + 30, '16px', '#55606b', step * every - 8)
    write(pen, text, margin + i * step, yOf(value) - 12, '17px', '#17222e')
  })
}
