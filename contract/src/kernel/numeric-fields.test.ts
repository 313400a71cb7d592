import { expect, test } from 'vitest'
import { z } from 'zod'
import { contract } from '../index.ts'

// Every field of every call that takes a number, tried with what people and programs send instead of one.

interface NumericField {
  name: string
  schema: z.ZodType
}

const fields: NumericField[] = Object.entries(contract).flatMap(([domain, endpoints]) =>
  Object.entries(endpoints).flatMap(([call, { input }]) =>
    Object.entries((input as z.ZodObject).shape)
      .map(([field, schema]) => ({ name: `${domain}.${call}.${field}`, schema: schema as z.ZodType }))
      .filter(({ schema }) => takesNumber(schema)),
  ),
)

function takesNumber(schema: z.ZodType): boolean {
  const described = JSON.stringify(z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }))
  return /"type":"(integer|number)"/.test(described)
}

const accepts = ({ schema }: NumericField, value: unknown) => {
  const { success, data } = schema.safeParse(value)
  return success && typeof data === 'number'
}

/** Where on the earth, how far around it: the only numbers that have parts. */
const decimal = /\.(latitude|longitude|lat|lng|radius\w*|zoom\w*)$/
/** Rupees that may hold paise. */
const paise = [
  'orders.refund.amount',
  'bids.place.amount',
  'bids.check.amount',
  'bids.counter.amount',
  'bookings.recordPayment.amount',
  'bookings.recordPayment.toLender',
  'bookings.recordPrepayment.amount',
  'bookings.recordRenewal.rent',
  'bookings.proposeDeduction.amount',
  'bookings.answerDeduction.amount',
  'bookings.lowerDeduction.amount',
  'bookings.recordDepositReturn.amount',
  'disputes.raise.amount',
  'disputes.decide.toBuyer',
  'disputes.decide.toSeller',
  'mandates.invite.amount',
  'bookings.setStampValue.amount',
  'releases.ask.amount',
  'hires.quote.fee',
  'hires.decide.toClient',
  'hires.decide.toProfessional',
  'leads.tell.minBudget',
  'leads.tell.maxBudget',
  'representations.ask.amount',
  'services.add.fee',
  'services.change.fee',
]
/** Compared as a text. */
const notRead = ['ads.recordView.userId', 'ads.recordClick.userId']

test('the table holds what it is about', () => {
  expect(fields.length).toBeGreaterThan(100)
  expect(fields.map(({ name }) => name)).toEqual(
    expect.arrayContaining([
      ...paise,
      'listings.save.price',
      'notifications.markSeen.count',
      'listings.getProperty.id',
    ]),
  )
})

test('only places and distances have parts; money has whole paise', () => {
  for (const value of [1.5, 10.25, 100.75]) {
    const odd = fields.filter((field) => accepts(field, value)).map(({ name }) => name)
    expect(odd.filter((name) => !decimal.test(name) && !paise.includes(name) && !notRead.includes(name))).toEqual([])
  }
  for (const value of [1e-9, 0.001, 1.005, 99.999, 1e-320]) {
    const odd = fields.filter((field) => accepts(field, value)).map(({ name }) => name)
    expect(odd.filter((name) => !decimal.test(name) && !notRead.includes(name))).toEqual([])
  }
})

test.each([
  '1e3',
  '0x10',
  '0b11',
  '1_000',
  '+5',
  ' 5 0 ',
  '5.0.0',
  '१२',
  'NaN',
  'Infinity',
  Number.NaN,
  Number.POSITIVE_INFINITY,
  1e308,
  -1e308,
  2 ** 53,
  true,
  [7],
  {},
])('%j is not a number', (value) => {
  const odd = fields.filter((field) => accepts(field, value)).map(({ name }) => name)
  expect(odd.filter((name) => !notRead.includes(name))).toEqual([])
})
