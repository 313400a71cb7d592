import { createRequire } from 'node:module'
import { openSync } from 'fontkit'
import PDFDocument from 'pdfkit'
import { encodeQR } from 'qr'
import type { Box } from './sheet-drawings.ts'

// The product's own letters, whole, with Devanagari beside the Latin ones: the files of the web are cut into parts, of
// which only one has the ₹.
const { resolve } = createRequire(import.meta.url)
const files = {
  regular: '@expo-google-fonts/anek-devanagari/400Regular/AnekDevanagari_400Regular.ttf',
  bold: '@expo-google-fonts/anek-devanagari/600SemiBold/AnekDevanagari_600SemiBold.ttf',
}
const fonts = new Map<keyof typeof files, PDFKit.Mixins.PDFFontSource>()

/** Read once: to learn how the letters of a font stand beside each other takes longer than to draw a page with them. */
function font(name: keyof typeof files): PDFKit.Mixins.PDFFontSource {
  const known = fonts.get(name)
  if (known) return known
  // A font that was read already is a source too, though the types of pdfkit do not say so.
  const opened = openSync(resolve(files[name])) as unknown as PDFKit.Mixins.PDFFontSource
  fonts.set(name, opened)
  return opened
}

const ink = '#17222e'
const softInk = '#55606b'
const line = '#d5d2cb'
const leaf = '#0d5f56'
const left = 56
const right = 595.28 - 56
const width = right - left
/** The marks above and below Devanagari letters make its lines high: Latin ones stand as close as they should. */
const lineHeight = 1.3
const top = 56
const bottom = 841.89 - 64

/** Three columns: text, a code, an amount on the right. */
export interface Row {
  cells: [string, string, string]
  look?: 'head' | 'sum' | 'total'
}

/** A column of a table: its share of the width, and figures on the right. */
export interface Column {
  head: string
  share: number
  isFigure?: boolean
}

/** A JPEG, with what it shows. */
export interface Photo {
  bytes: Buffer
  caption: string
}

/** What can be put on a page, from top to bottom. Tables, sections and texts go on over the next page. */
export interface Page {
  heading(left: string, right: string): void
  notice(text: string): void
  columns(...pair: [label: string, text: string][]): void
  facts(pairs: [label: string, value: string][]): void
  rows(rows: Row[]): void
  paragraph(label: string, text: string): void
  signature(text: string): void
  /** With the beginning of what is under it: so much of the page, in points. */
  section(title: string, atLeast?: number): void
  /** The last row is the sum if `hasSum`; a cell's second and later lines are small. */
  table(columns: readonly Column[], rows: readonly (readonly string[])[], options?: { hasSum?: boolean }): void
  note(text: string): void
  /** Two beside each other. */
  photos(photos: readonly Photo[]): void
  /** Something drawn, as wide as the page and so high. */
  drawing(height: number, draw: (pdf: PDFKit.PDFDocument, box: Box) => void): void
  /** A QR code that leads to the address, with a text beside it. */
  code(address: string, text: string): void
}

interface Opened {
  title: string
  at: Date
  /** Under every page, before its number. */
  footer?: string
}

/** A document of A4 pages, and its bytes once it has ended. */
export function openSheet({ title, at, footer }: Opened) {
  const pdf = new PDFDocument({
    size: 'A4',
    margin: 56,
    autoFirstPage: false,
    bufferPages: footer !== undefined,
    lang: 'en-IN',
    displayTitle: true,
    info: { Title: title, CreationDate: at, ModDate: at, Producer: 'Properysearch', Creator: 'Properysearch' },
  })
  pdf.registerFont('regular', font('regular')).registerFont('bold', font('bold'))
  const chunks: Buffer[] = []
  const bytes = new Promise<Buffer>((done, failed) => {
    pdf.on('data', (chunk: Buffer) => chunks.push(chunk))
    pdf.on('end', () => done(Buffer.concat(chunks)))
    pdf.on('error', failed)
  })
  const end = () => {
    if (footer) numberPages(pdf, footer)
    pdf.end()
  }
  return { document: { page: () => newPage(pdf), end }, bytes }
}

function numberPages(pdf: PDFKit.PDFDocument, footer: string): void {
  const { count } = pdf.bufferedPageRange()
  for (let i = 0; i < count; i++) {
    pdf.switchToPage(i)
    // Below the margin a text would begin a new page.
    pdf.page.margins.bottom = 0
    pdf.font('regular').fontSize(8).fillColor(softInk)
    pdf.text(footer, left, bottom + 22, { width: width - 90, lineBreak: false })
    pdf.text(`Page ${i + 1} of ${count}`, right - 90, bottom + 22, { width: 90, align: 'right', lineBreak: false })
  }
}

function newPage(pdf: PDFKit.PDFDocument): Page {
  pdf.addPage()
  const text = (what: string, x: number, y: number, options: PDFKit.Mixins.TextOptions = {}) => {
    const natural = pdf.currentLineHeight(true)
    const wanted = lineHeight * points
    // Half of what is taken away is taken above the letters.
    pdf.text(what, x, y - (natural - wanted) / 2, { width, lineGap: wanted - natural, ...options })
    return pdf.y + (natural - wanted) / 2
  }
  let points = 0
  const letters = (font: 'regular' | 'bold', size: number, colour: string) => {
    points = size
    pdf.font(font).fontSize(size).fillColor(colour)
  }
  const label = () => letters('regular', 9, softInk)
  const body = () => letters('regular', 10.5, ink)
  const rule = (y: number, colour = line) =>
    pdf.moveTo(left, y).lineTo(right, y).lineWidth(0.7).strokeColor(colour).stroke()
  let y = top
  const onNextPage = () => {
    pdf.addPage()
    y = top
  }
  const heightOf = (what: string, wide: number) =>
    pdf.heightOfString(what, { width: wide, lineGap: lineHeight * points - pdf.currentLineHeight(true) })

  return {
    heading(name, title) {
      letters('bold', 12, leaf)
      const under = text(name, left, y + 8, { width: width / 2 })
      letters('bold', 22, ink)
      y = Math.max(under, text(title, left, y, { align: 'right' })) + 8
      rule(y, leaf)
      y += 18
    },
    notice(what) {
      letters('bold', 10, '#8a4b00')
      y = text(what, left, y - 6) + 12
    },
    columns(...pairs) {
      if (y > bottom - 50) onNextPage()
      const each = width / pairs.length
      let lowest = y
      pairs.forEach(([name, what], i) => {
        label()
        const under = text(name, left + i * each, y, { width: each - 16 })
        body()
        lowest = Math.max(lowest, text(what, left + i * each, under + 2, { width: each - 16 }))
      })
      y = lowest + 20
    },
    facts(pairs) {
      for (let i = 0; i < pairs.length; i += 2) this.columns(...pairs.slice(i, i + 2))
      y += 4
    },
    rows(rows) {
      for (const { cells, look } of rows) {
        if (look === 'head') label()
        else if (look === 'total') letters('bold', 13, ink)
        else body()
        rule(y, look === 'total' ? ink : line)
        y += look === 'total' ? 10 : 7
        const [what, code, amount] = cells
        const under = text(what, left, y, { width: width - 210 })
        text(code, left + width - 200, y, { width: 70 })
        text(amount, left + width - 130, y, { width: 130, align: 'right' })
        y = under + (look === 'total' ? 8 : 6)
      }
      rule(y)
      y += 20
    },
    paragraph(name, what) {
      this.columns([name, what])
    },
    signature(what) {
      y += 16
      body()
      y = text(what, left, y, { align: 'right' }) + 16
    },
    section(title, atLeast = 110) {
      if (y > bottom - atLeast) onNextPage()
      letters('bold', 13, ink)
      y = text(title, left, y + 4) + 8
    },
    note(what) {
      letters('regular', 9, softInk)
      if (y + heightOf(what, width) > bottom) onNextPage()
      letters('regular', 9, softInk)
      y = text(what, left, y) + 12
    },
    photos(photos) {
      const gap = 16
      const wide = (width - gap) / 2
      const high = 170
      for (let i = 0; i < photos.length; i += 2) {
        if (y + high + 24 > bottom) onNextPage()
        photos.slice(i, i + 2).forEach(({ bytes, caption }, at) => {
          const x = left + at * (wide + gap)
          pdf.image(bytes, x, y, { fit: [wide, high], valign: 'bottom' })
          letters('regular', 8, softInk)
          text(caption, x, y + high + 4, { width: wide, height: 12, ellipsis: true })
        })
        y += high + 24
      }
      y += 6
    },
    drawing(height, draw) {
      if (y + height > bottom) onNextPage()
      draw(pdf, { x: left, y, width, height })
      y += height + 12
    },
    code(address, what) {
      const size = 84
      if (y + size > bottom) onNextPage()
      const dots = encodeQR(address, 'raw', { border: 1 })
      const dot = size / dots.length
      dots.forEach((row, down) => {
        row.forEach((isDark, across) => {
          if (isDark) pdf.rect(left + across * dot, y + down * dot, dot, dot)
        })
      })
      pdf.fill(ink)
      letters('regular', 9, softInk)
      text(what, left + size + 16, y, { width: width - size - 16 })
      y += size + 14
    },
    table(columns, rows, { hasSum = false } = {}) {
      const shares = columns.reduce((sum, column) => sum + column.share, 0)
      const gap = 8
      const places = columns.map((column, i) => {
        const before = columns.slice(0, i).reduce((sum, { share }) => sum + share, 0)
        return { x: left + (before / shares) * width, wide: (column.share / shares) * width - gap }
      })
      const cell = (i: number, what: string, from: number) => {
        const { x, wide } = places[i] ?? { x: left, wide: width }
        const isLast = i === columns.length - 1
        const align = columns[i]?.isFigure ? ('right' as const) : ('left' as const)
        return text(what, x, from, { width: isLast ? wide + gap : wide, align })
      }
      const small = () => letters('regular', 7.5, softInk)
      const ordinary = (isSum: boolean) => letters(isSum ? 'bold' : 'regular', 9, ink)
      const head = () => {
        letters('regular', 8, softInk)
        const unders = columns.map((column, i) => cell(i, column.head, y))
        y = Math.max(...unders) + 4
        rule(y, softInk)
        y += 5
      }
      const rowHeight = (row: readonly string[], isSum: boolean) =>
        Math.max(
          ...row.map((what, i) => {
            const [first = '', ...rest] = what.split('\n')
            const wide = places[i]?.wide ?? width
            ordinary(isSum)
            const firstHeight = heightOf(first, wide)
            small()
            return firstHeight + (rest.length > 0 ? heightOf(rest.join('\n'), wide) + 1 : 0)
          }),
        )
      if (y > bottom - 60) onNextPage()
      head()
      rows.forEach((row, at) => {
        const isSum = hasSum && at === rows.length - 1
        // A sum never stands alone on a page.
        const sum = hasSum && at === rows.length - 2 ? rowHeight(rows[at + 1] ?? [], true) + 9 : 0
        if (y + rowHeight(row, isSum) + 5 + sum > bottom) {
          onNextPage()
          head()
        }
        const unders = row.map((what, i) => {
          const [first = '', ...rest] = what.split('\n')
          ordinary(isSum)
          const under = cell(i, first, y)
          if (rest.length === 0) return under
          small()
          return cell(i, rest.join('\n'), under + 1)
        })
        y = Math.max(...unders) + 4
        rule(y)
        y += 5
      })
      y += 14
    },
  }
}
