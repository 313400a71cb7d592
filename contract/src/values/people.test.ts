import { expect, test } from 'vitest'
import { latitude, longitude, mobile } from './people.ts'

test('a place is a number on the earth, and nothing else', () => {
  expect(latitude.parse(18.5204)).toBe(18.5204)
  expect(longitude.parse(-180)).toBe(-180)
  for (const value of [null, true, '', '18.5', [], [18], 'north', Number.NaN, Number.POSITIVE_INFINITY]) {
    expect(latitude.safeParse(value).error?.issues[0]?.message).toBe('Latitude must be a number')
  }
  expect(latitude.safeParse(90.1).error?.issues[0]?.message).toBe('Latitude must be between -90 and 90')
  expect(longitude.safeParse(-181).error?.issues[0]?.message).toBe('Longitude must be between -180 and 180')
})

test('a mobile number is kept as its ten digits', () => {
  for (const text of ['9876543210', '+91 98765 43210', '09876543210', '919876543210', '98765-43210']) {
    expect(mobile.parse(text)).toBe('9876543210')
  }
  for (const text of ['5876543210', '987654321', '98765432100', '+1 9876543210', '९८७६५४३२१०']) {
    expect(mobile.safeParse(text).success).toBe(false)
  }
})
