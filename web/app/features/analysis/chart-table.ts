import type { Chart } from './charts.ts'

/** The table behind a chart: heads, then a row for each mark. */
export function tableOf({ heads, marks }: Chart): { heads: string[]; rows: string[][] } {
  const hasCounts = marks.some(({ n }) => n !== null)
  const [first, value, ...more] = heads
  return {
    heads: [first, value, ...more, ...(hasCounts ? ['Listings counted'] : [])],
    rows: marks.map(({ label, text, n, more = [] }) => [label, text, ...more, ...(hasCounts ? [String(n ?? '')] : [])]),
  }
}

/** Quoted where it has to be. A cell that a spreadsheet would take for a formula becomes text. */
function cell(text: string): string {
  const safe = /^[=+\-@\t\r]/.test(text) ? `'${text}` : text
  return /[",\n\r]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}

/** For a spreadsheet: a mark that says UTF-8, the table, and where it comes from. Figures are plain numbers. */
export function chartCsv(chart: Chart): string {
  const { heads } = tableOf(chart)
  const plain = (text: string) => text.replaceAll(/[₹,%]/g, '')
  const rows = chart.marks.map(({ label, value, n, more = [] }) => [
    label,
    String(value),
    ...more.map(plain),
    ...(heads.at(-1) === 'Listings counted' ? [String(n ?? '')] : []),
  ])
  const lines = [[chart.title], heads, ...rows, [`Source: ${chart.made}`]]
  return `\uFEFF${lines.map((line) => line.map(cell).join(',')).join('\r\n')}\r\n`
}
