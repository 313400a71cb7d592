import { expect, test } from 'vitest'
import { findNeighbour } from './find-neighbour.ts'
import { placeWords } from './place-words.ts'
import type { Word } from './schematic-words.ts'

const word = (text: string, x: number, y: number, more: Partial<Word> = {}): Word => ({
  text,
  at: [y, x],
  kind: 'locality',
  from: 10,
  to: 15,
  ...more,
})
const place = ({ at: [y, x] }: Word) => ({ x, y })
const within = { left: 0, right: 1000, top: 0, bottom: 800 }
const view = { zoom: 12, within, taken: [] }

test('two names never touch: the first stays, the second steps aside', () => {
  const [first, second] = placeWords([word('Baner', 300, 300), word('Aundh', 305, 302)], view, place)
  expect(first?.spot).toEqual({ x: 300, y: 300 })
  expect(Math.abs((second?.spot.y ?? 0) - 300)).toBeGreaterThanOrEqual(24)
})

test('what lies along a line does not step aside, it is left out', () => {
  const words = [word('Baner', 300, 300), word('Mula', 305, 302, { kind: 'river' })]
  expect(placeWords(words, view, place).map((placed) => placed.word.text)).toEqual(['Baner'])
})

test('a road is named once', () => {
  const words = [word('Paud Road', 100, 100, { kind: 'road' }), word('Paud Road', 600, 600, { kind: 'road' })]
  expect(placeWords(words, view, place)).toHaveLength(1)
})

test('names keep clear of pins, stay within the view and within their zooms', () => {
  const pin = { left: 200, right: 400, top: 150, bottom: 450 }
  const words = [word('Hidden', 300, 300), word('Far', 5000, 300), word('Late', 700, 300, { from: 13 })]
  expect(placeWords(words, { ...view, taken: [pin] }, place)).toEqual([])
})

test('an arrow key leads to the nearest button ahead, and nowhere at the edge', () => {
  const [a, b, c, d] = [
    { x: 0, y: 0 },
    { x: 100, y: 20 },
    { x: 40, y: 90 },
    { x: 400, y: 0 },
  ] as const
  const all = [a, b, c, d]
  expect(findNeighbour(a, all, 'ArrowRight')).toBe(b)
  expect(findNeighbour(a, all, 'ArrowDown')).toBe(c)
  expect(findNeighbour(d, all, 'ArrowRight')).toBeUndefined()
  expect(findNeighbour(a, all, 'Tab')).toBeUndefined()
})
