import type { Word } from './schematic-words.ts'

interface Spot {
  x: number
  y: number
}

export interface Box {
  left: number
  right: number
  top: number
  bottom: number
}

const heightPx = {
  sea: 20,
  state: 16,
  city: 22,
  home: 26,
  locality: 16,
  river: 16,
  road: 14,
  shield: 16,
  fort: 14,
  range: 16,
}
const widthPxPerLetter = {
  sea: 9,
  state: 9,
  city: 8,
  home: 10,
  locality: 7.4,
  river: 7,
  road: 6.4,
  shield: 8,
  fort: 7,
  range: 9,
}
const apartPx = 5

/** A place's name may step aside; what lies along a line may not. */
const asidePx: Partial<Record<Word['kind'], [x: number, y: number][]>> = {
  home: [
    [0, 0],
    [0, -38],
    [0, 38],
    [64, 0],
    [-64, 0],
  ],
  city: [
    [0, 0],
    [0, -20],
    [0, 20],
    [0, -34],
    [0, 34],
    [62, 0],
    [-62, 0],
  ],
  locality: [
    [0, 0],
    [0, -16],
    [0, 16],
    [0, 32],
    [0, -32],
  ],
}

interface View {
  zoom: number
  /** Beyond it nothing is written. */
  within: Box
  /** What words must not lie under, such as pins. */
  taken: readonly Box[]
}

/** Which words appear in a view and where, without overlapping. `place` gives pixels. */
export function placeWords(
  words: readonly Word[],
  { zoom, within: view, taken: before }: View,
  place: (word: Word) => Spot,
) {
  const taken = [...before]
  const standing: { word: Word; spot: Spot }[] = []
  const written = new Set<string>()
  for (const word of words) {
    if (zoom < word.from || zoom > word.to) continue
    // A road is named once, and shields of one road keep apart by themselves.
    if (word.kind === 'road' && written.has(word.text)) continue
    const { x, y } = place(word)
    for (const [right, down] of asidePx[word.kind] ?? [[0, 0]]) {
      const spot = { x: x + right, y: y + down }
      const box = boxOf(word, spot)
      if (!touch(box, view) || taken.some((other) => touch(other, box))) continue
      taken.push(box)
      written.add(word.text)
      standing.push({ word, spot })
      break
    }
  }
  return standing
}

function boxOf({ kind, text }: Word, { x, y }: Spot): Box {
  const half = { x: (text.length * widthPxPerLetter[kind]) / 2 + apartPx, y: heightPx[kind] / 2 + apartPx }
  return { left: x - half.x, right: x + half.x, top: y - half.y, bottom: y + half.y }
}

function touch(a: Box, b: Box): boolean {
  return a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom
}
