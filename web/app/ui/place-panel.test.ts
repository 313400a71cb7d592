import { expect, test } from 'vitest'
import { placePanel } from './place-panel.ts'

const phone = { width: 390, height: 844 }
const panel = { width: 240, height: 400 }
const buttonAt = (left: number, top: number) => ({ top, right: left + 44, bottom: top + 44 })

test('a panel stands under its button, at its right edge', () => {
  expect(placePanel(buttonAt(330, 100), panel, phone)).toEqual({ top: 152, left: 134, maxHeight: 684 })
})

test('under a button at the left it stays inside the window', () => {
  expect(placePanel(buttonAt(40, 100), panel, phone).left).toBe(8)
  expect(placePanel(buttonAt(370, 100), panel, phone).left).toBe(142)
})

test('where it fits only above its button, it stands above it', () => {
  expect(placePanel(buttonAt(330, 700), panel, phone)).toEqual({ top: 292, left: 134, maxHeight: 544 })
})

test('where it fits neither above nor under its button, it stands over it, whole and under the header', () => {
  const long = { width: 240, height: 590 }
  for (const top of [300, 440, 600]) {
    const placed = placePanel(buttonAt(40, top), long, phone)
    expect(placed.top).toBeGreaterThanOrEqual(72)
    expect(placed.top + long.height).toBeLessThanOrEqual(836)
    expect(placed.maxHeight).toBeGreaterThanOrEqual(long.height)
  }
})

test('it is never taller than its room', () => {
  const turned = { width: 844, height: 390 }
  for (const top of [100, 250]) {
    expect(placePanel(buttonAt(40, top), panel, turned)).toEqual({ top: 72, left: 8, maxHeight: 310 })
  }
})
