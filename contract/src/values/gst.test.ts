import fc from 'fast-check'
import { expect, test } from 'vitest'
import { isGstin, isState, stateCodes, taxOf } from './gst.ts'

const paise = fc.integer({ min: 0, max: 10_000_00_00_000 })
const state = fc.constantFrom(...Object.keys(stateCodes))

test('never loses or makes a paisa, wherever it is supplied', () => {
  fc.assert(
    fc.property(paise, state, state, (taxablePaise, place, home) => {
      const tax = taxOf(taxablePaise, place, home)
      expect(tax.taxablePaise).toBe(taxablePaise)
      expect(tax.totalPaise).toBe(taxablePaise + tax.cgstPaise + tax.sgstPaise + tax.igstPaise)
      expect(tax.cgstPaise).toBe(tax.sgstPaise)
      for (const part of Object.values(tax)) expect(Number.isSafeInteger(part) && part >= 0).toBe(true)
      // Inside the state the two halves, outside the one whole; each within half a paisa of its rate.
      if (place === home) {
        expect(tax.igstPaise).toBe(0)
        expect(Math.abs(tax.cgstPaise * 100 - taxablePaise * 9)).toBeLessThanOrEqual(50)
      } else {
        expect(tax.cgstPaise).toBe(0)
        expect(Math.abs(tax.igstPaise * 100 - taxablePaise * 18)).toBeLessThanOrEqual(50)
      }
    }),
  )
})

test('rounds half a paisa up, each part by itself', () => {
  expect(taxOf(50, 'Maharashtra')).toEqual({
    taxablePaise: 50,
    cgstPaise: 5,
    sgstPaise: 5,
    igstPaise: 0,
    totalPaise: 60,
  })
  expect(taxOf(499_00, 'Karnataka').igstPaise).toBe(89_82)
})

test('refuses anything that is not an amount or not a state', () => {
  for (const wrong of [-1, 0.5, Number.NaN, Number.MAX_SAFE_INTEGER]) expect(() => taxOf(wrong, 'Goa')).toThrow('paise')
  expect(() => taxOf(100, 'Bombay')).toThrow('not a state')
  expect(() => taxOf(100, 'constructor')).toThrow('not a state')
  expect(isState('toString')).toBe(false)
})

test('knows a GSTIN by its state, its form and its check letter', () => {
  expect(isGstin('27AAPFU0939F1ZV')).toBe(true)
  for (const wrong of [
    '27AAPFU0939F1ZW',
    '27aapfu0939f1zv',
    '25AAPFU0939F1ZV',
    '72AAPFU0939F1ZV',
    '27AAPFU0939F1Z',
    '',
  ]) {
    expect(isGstin(wrong)).toBe(false)
  }
})
