import { taxOf } from '@properysearch/contract/values/gst'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { creditOf, financialYear } from './invoices.rules.ts'

test('credits in any parts give back the whole invoice, to the paisa, and no part is below zero', () => {
  const parts = fc.array(fc.integer({ min: 100, max: 9_999_99 }), { maxLength: 8 })
  fc.assert(
    fc.property(
      fc.integer({ min: 100, max: 50_00_00_000 }),
      fc.constantFrom('Maharashtra', 'Goa'),
      parts,
      (taxable, place, wanted) => {
        const invoice = taxOf(taxable, place)
        let credited = { taxablePaise: 0, cgstPaise: 0, sgstPaise: 0, igstPaise: 0, totalPaise: 0 }
        const credit = (amount: number) => {
          const note = creditOf(invoice, credited, amount)
          for (const part of Object.values(note)) expect(part).toBeGreaterThanOrEqual(0)
          expect(note.totalPaise).toBe(note.taxablePaise + note.cgstPaise + note.sgstPaise + note.igstPaise)
          credited = {
            taxablePaise: credited.taxablePaise + note.taxablePaise,
            cgstPaise: credited.cgstPaise + note.cgstPaise,
            sgstPaise: credited.sgstPaise + note.sgstPaise,
            igstPaise: credited.igstPaise + note.igstPaise,
            totalPaise: credited.totalPaise + note.totalPaise,
          }
        }
        for (const amount of wanted) {
          if (credited.totalPaise + amount <= invoice.totalPaise - 100) credit(amount)
        }
        credit(invoice.totalPaise - credited.totalPaise)
        expect(credited).toEqual(invoice)
      },
    ),
  )
})

test('a financial year begins on 1 April in India', () => {
  expect(financialYear(new Date('2026-03-31T18:29:59Z'))).toBe('25-26')
  expect(financialYear(new Date('2026-03-31T18:30:00Z'))).toBe('26-27')
  expect(financialYear(new Date('2027-01-01T00:00:00Z'))).toBe('26-27')
  expect(financialYear(new Date('2099-04-01T00:00:00Z'))).toBe('99-00')
})
