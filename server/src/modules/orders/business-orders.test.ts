import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createUser, type TestPerson } from '../../../test/factories.ts'
import { choose, comeBack, createOrder, newKey, newSubject, prepareOrders } from '../../../test/order-factory.ts'
import { createTestApp, type TestApp } from '../../../test/test-app.ts'
import { sql } from '../../platform/db/sql.ts'

const purpose = 'property-analysis' as const
let app: TestApp
let person: TestPerson
beforeAll(async () => {
  app = await createTestApp()
  await prepareOrders(app)
  person = await createUser(app)
})
afterAll(() => app.close())

describe('an order for a business', () => {
  const business = {
    gstin: '29AAPFU0939F1ZR',
    businessName: 'Udyan  Homes LLP ',
    businessAddress: '12,\u0000Residency Road\nBengaluru 560025',
  }

  test('names the business, its address and its GSTIN on the invoice', async () => {
    const order = await createOrder(person, business)
    await choose(app, order, 'pay')
    const { invoice } = await comeBack(person, order.id)
    const { data } = await person.client.invoices.getInvoice({ id: invoice?.id ?? 0 })
    expect(data.recipient).toEqual({
      name: 'Udyan Homes LLP',
      address: '12, Residency Road Bengaluru 560025',
      city: '',
      state: 'Karnataka',
      code: '29',
      gstin: '29AAPFU0939F1ZR',
    })
  })

  test('needs both, and is another order with another address; without a GSTIN nothing of it is kept', async () => {
    const subjectId = newSubject()
    for (const [field, wrong] of [
      ['businessName', undefined],
      ['businessName', ' '],
      ['businessAddress', undefined],
      ['businessAddress', 'Pune'],
      ['businessAddress', 'x'.repeat(201)],
    ] as const) {
      const { [field]: _, ...rest } = business
      const asked = { ...rest, ...(wrong === undefined ? {} : { [field]: wrong }), subjectId }
      await expect(createOrder(person, asked)).rejects.toMatchObject({
        http: 400,
        body: { errors: { [field]: expect.any(String) } },
      })
    }
    const first = await createOrder(person, { ...business, subjectId })
    expect((await createOrder(person, { ...business, subjectId })).id).toBe(first.id)
    const moved = await createOrder(person, { ...business, businessAddress: '7, MG Road, Mysuru 570001', subjectId })
    expect(moved.id).not.toBe(first.id)
    const key = newKey()
    await person.client.orders.create({ purpose, subjectId, ...business, key })
    await expect(
      person.client.orders.create({ purpose, subjectId, ...business, businessName: 'Another LLP', key }),
    ).rejects.toMatchObject({ http: 409, body: { code: 'changed-meanwhile' } })
    const { gstin: _, ...nameless } = business
    const plain = await createOrder(person, nameless)
    const row = await app.db.one(sql`select gstin, billed_name, billed_address from orders where id = ${plain.id}`)
    expect(row).toEqual({ gstin: null, billedName: null, billedAddress: null })
  })
})
