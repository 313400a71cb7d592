import { expect, test } from 'vitest'
import { holdsContact } from './contact-in-text.ts'

test.each([
  'Call 9822012345',
  'whatsapp: +91 98220 12345',
  'ring 098220-12345 after six',
  '0091 9822012345',
  'nine lakh, 98 22 01 23 45',
  'write to asha.patil@example.in',
  'asha [at] example.in',
])('%s is a way round the rule', (text) => expect(holdsContact(text)).toBe(true))

test.each([
  'MahaRERA P52100012345',
  'A flat of 1,250 sqft for ₹90,00,00,000',
  'Survey 9822/1/2/3/4, gat 12345678',
  '2 km from the metro, 600 m from the school, built 2019-2021',
  'Pincode 411045, flat 1203, tower 7, 24x7 water, 12 of 18 floors',
])('%s is not', (text) => expect(holdsContact(text)).toBe(false))
