import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { ownerWithListing, seeker, unlock } from '../../../../test/contact-factory.ts'
import { createUser, type TestPerson } from '../../../../test/factories.ts'
import { createOwner, createSubmitted } from '../../../../test/listing-factory.ts'
import { createPaid, prepareOrders } from '../../../../test/order-factory.ts'
import { createTestApp, type TestApp } from '../../../../test/test-app.ts'
import { sql } from '../../../platform/db/sql.ts'
import { enqueue } from '../../../platform/jobs/jobs.ts'
import { digestsJob } from '../notifications.jobs.ts'
import { deliverJob } from './deliver.ts'

// The mails that people wait for, read as they arrive. The one with the invoice is in orders/mail-papers.test.ts.

let app: TestApp
let admin: TestPerson
beforeAll(async () => {
  app = await createTestApp()
  await prepareOrders(app)
  admin = await createUser(app, { role: 'admin' })
})
afterAll(() => app.close())

async function mailsTo({ user }: TestPerson) {
  await app.runJobs()
  for (const job of [deliverJob, digestsJob]) {
    await enqueue(app.db, job, {})
    await app.runJobs()
  }
  return app.db.many<{ subject: string; body: string }>(sql`
    select subject, body from outbox_messages where recipient = ${user.email} and channel = 'mail' order by id`)
}
const about = async (person: TestPerson, subject: RegExp) =>
  (await mailsTo(person)).filter((mail) => subject.test(mail.subject))

test('a listing that is sent back, and approved, is told by mail with the reasons and the way there', async () => {
  const owner = await createOwner(app)
  const { id } = await createSubmitted(owner)
  const seen = async () => ({ id, changedAt: (await admin.client.listings.getForReview({ id })).data.changedAt })
  const reasons = ['The property tax receipt is missing.', 'The second picture is blurred.']
  await admin.client.listings.sendBack({ ...(await seen()), reasons })
  const [sentBack, ...twice] = await about(owner, /sent back/)
  expect(twice).toEqual([])
  for (const reason of reasons) expect(sentBack?.body).toContain(reason)
  expect(sentBack?.body).toContain(`Open it: ${app.config.publicUrl}/`)
  await owner.client.listings.submit({ id })
  await admin.client.listings.approve({ ...(await seen()), reason: 'The deed names the owner.' })
  const live = await about(owner, /is live/)
  expect(live).toHaveLength(1)
})

test('an owner reads in a mail that somebody has unlocked the number, and how to stop it', async () => {
  const { owner, propertyId } = await ownerWithListing(app)
  const person = await seeker(app)
  await unlock(person, propertyId)
  const [mail] = (await mailsTo(owner)).filter(({ body, subject }) =>
    `${subject} ${body}`.includes('unlocked your number'),
  )
  expect(mail?.body).toContain('/ContactRequest')
})

test('a refund is told by mail, with its amount', async () => {
  const buyer = await createUser(app)
  const order = await createPaid(app, buyer)
  await admin.client.orders.refund({ id: order.id, reason: 'The owner had sold the flat already.', key: randomUUID() })
  const [mail] = await about(buyer, /money/)
  expect(mail?.body).toMatch(/₹[\d,]+/)
})
