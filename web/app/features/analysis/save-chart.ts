import { saveFile } from '../../lib/save-file.ts'
import { chartCsv } from './chart-table.ts'
import type { Chart, Mark } from './charts.ts'

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
  const shown = chart.kind === 'line' || chart.kind === 'columns' ? chart.marks : chart.marks.slice(0, mostRows)
  const isTall = chart.kind === 'bars' || chart.kind === 'map'
  const height = isTall ? 250 + shown.length * rowHeight : 760
  const canvas = document.createElement('canvas')
  canvas.width = width
  canvas.height = height
  const pen = canvas.getContext('2d')
  if (!pen) return
  pen.fillStyle = '#fdfcfa'
  pen.fillRect(0, 0, width, height)
  write(pen, chart.title, margin, 64, 'bold 32px', '#17222e')
  writeWrapped(pen, chart.says)
  if (isTall) drawRows(pen, shown)
  else drawColumns(pen, chart, shown, height)
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

function drawColumns(pen: CanvasRenderingContext2D, { kind }: Chart, marks: readonly Mark[], height: number): void {
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
  const every = Math.ceil(marks.length / 6)
  marks.forEach(({ label, value, text }, i) => {
    if (i % every !== 0) return
    write(pen, label, margin + i * step, bottom + 30, '16px', '#55606b', step * every - 8)
    write(pen, text, margin + i * step, yOf(value) - 12, '17px', '#17222e')
  })
}
