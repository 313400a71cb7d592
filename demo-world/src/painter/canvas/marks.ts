/** Short strokes in whole units: x, y and the way each goes. */
export type Mark = readonly [x: number, y: number, dx: number, dy: number]

const STRIP = 24

/** Path data of many marks. Order is free, so they are walked strip by strip to keep the steps, and the text, short. */
export function marksPath(marks: readonly Mark[]): string {
  const rounded = marks.map(([x, y, dx, dy]): Mark => [Math.round(x), Math.round(y), Math.round(dx), Math.round(dy)])
  const strip = (mark: Mark) => Math.floor(mark[1] / STRIP)
  rounded.sort((a, b) => strip(a) - strip(b) || (strip(a) % 2 === 0 ? a[0] - b[0] : b[0] - a[0]))
  let text = ''
  let [atX, atY] = [0, 0]
  for (const [x, y, dx, dy] of rounded) {
    text += `${text === '' ? 'M' : 'm'}${pair(x - atX, y - atY)}l${pair(dx, dx === 0 && dy === 0 ? 1 : dy)}`
    atX = x + dx
    atY = y + (dx === 0 && dy === 0 ? 1 : dy)
  }
  return text
}

const pair = (a: number, b: number) => (b < 0 ? `${a}${b}` : `${a} ${b}`)
