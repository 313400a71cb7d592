import { expect, test } from 'vitest'
import { readArea, readBox } from './url.ts'

test('boxes and areas are read from an address; anything else is left out', () => {
  expect(readBox('73.7,18.4,74,18.6')).toEqual({ west: 73.7, south: 18.4, east: 74, north: 18.6 })
  for (const text of [null, '', '1,2,3', '1,,2,3', '1, ,2,3', '74,18,73,19', 'a,b,c,d', '1,2,3,4,5'])
    expect(readBox(text)).toBeUndefined()
  expect(readArea('73.7 18.4,74 18.4,74 18.6')).toHaveLength(3)
  for (const text of [null, '', '73 18,74 18', '73 18,74 18,x y', '73 18,74 18,,74 19'])
    expect(readArea(text)).toBeUndefined()
})
