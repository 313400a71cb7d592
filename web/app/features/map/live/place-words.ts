import type { Word } from './schematic-words.ts'

interface Spot {
  x: number
  y: number
}

interface Box {
  left: number
  right: number
  top: number
  bottom: number
}

const heightPx = { sea: 20, state: 16, city: 22, home: 26, locality: 16, river: 16, road: 14, shield: 16, fort: 14 }
const widthPxPerLetter = { sea: 9, state: 9, city: 8, home: 10, locality: 7.4, river: 7, road: 6.4, shield: 8, fort: 7 }
const apartPx = 5

/** Which words stand at this zoom and where, none on another. `place` gives pixels; beyond `view` nothing is written. */
export function placeWords(words: readonly Word[], zoom: number, view: Box, place: (word: Word) => Spot) {
  const taken: Box[] = []
  const standing: { word: Word; spot: Spot }[] = []
  const written = new Set<string>()
  for (const word of words) {
    if (zoom < word.from || zoom > word.to) continue
    // A road is named once, and shields of one road keep apart by themselves.
    if (word.kind === 'road' && written.has(word.text)) continue
    const spot = place(word)
    const box = boxOf(word, spot)
    if (box.right < view.left || box.left > view.right || box.bottom < view.top || box.top > view.bottom) continue
    if (taken.some((it) => touch(it, box))) continue
    taken.push(box)
    written.add(word.text)
    standing.push({ word, spot })
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
