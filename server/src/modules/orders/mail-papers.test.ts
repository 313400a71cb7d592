import { afterAll, beforeAll, expect, test } from 'vitest'
import { createUser } from '../../../test/factories.ts'
import { createPaid, payHeld, prepareOrders } from '../../../test/order-factory.ts'
import { createTestApp, type TestApp } from '../../../test/test-app.ts'
import { sql } from '../../platform/db/sql.ts'
import { enqueue, jobKind } from '../../platform/jobs/jobs.ts'

let app: TestApp
beforeAll(async () => {
  app = await createTestApp()
  await prepareOrders(app)
})
afterAll(() => app.close())

async function mailsTo(email: string) {
  // News goes out too: it must not say the same again.
  await enqueue(app.db, jobKind('notifications-deliver'), {})
  await app.runJobs()
  return app.db.many<{ subject: string; body: string }>(sql`
    select subject, body from outbox_messages where recipient = ${email} order by id`)
}

test('the invoice of a payment comes by mail, once, whatever the settings say', async () => {
  const asha = await createUser(app)
  await asha.client.notifications.setWays({ kind: 'payments', mail: 'never', push: false, sms: false })
  const order = await createPaid(app, asha)
  const [mail, ...more] = await mailsTo(asha.user.email)
  expect(more).toEqual([])
  expect(mail?.subject).toMatch(/^Payment received: ₹[\d,.]+$/)
  expect(mail?.body).toContain('Your tax invoice is attached.')
  expect(mail?.body).toMatch(new RegExp(`Attached: ${order.invoice?.number.replaceAll('/', '-')}\\.pdf \\(\\d+ KB\\)`))
})

test('what is held has a receipt, and our fee an invoice', async () => {
  const asha = await createUser(app)
  await payHeld(app, asha, 'held-with-fee')
  const [mail] = await mailsTo(asha.user.email)
  expect(mail?.body).toContain('Your receipt for what is held, and the tax invoice for our fee, are attached.')
  expect(mail?.body.match(/^Attached: /gm)).toHaveLength(2)
})

test('an account that was erased meanwhile gets none', async () => {
  const asha = await createUser(app)
  await createPaid(app, asha)
  await app.db.run(sql`
    update users set firstname = 'Erased', lastname = 'account', email = 'erased-' || id || '@erased.invalid', city = '',
      mobile = 'erased-' || id, erased_at = now() where id = ${asha.user.id}`)
  await app.runJobs()
  const sent = await app.db.many(sql`select 1 from outbox_messages where recipient like '%erased.invalid'`)
  expect(sent).toEqual([])
})
