import { afterAll, beforeAll, expect, test } from 'vitest'
import { codeFor, newAddress, registerPerson, wrongCode } from '../../../test/people.ts'
import { createTestApp, type TestApp } from '../../../test/test-app.ts'
import { createAdapters } from '../../adapters/create-adapters.ts'
import type { Context } from '../../context.ts'
import { sql } from '../../platform/db/sql.ts'
import { createLog } from '../../platform/log.ts'
import { checkOtp } from './index.ts'

// The part that other modules build on, so it is entered by the module's own door.
let app: TestApp
beforeAll(async () => {
  app = await createTestApp()
})
afterAll(() => app.close())

const context = (): Context => ({
  db: app.db,
  now: app.clock.now,
  log: createLog('silent'),
  events: app.events,
  adapters: createAdapters(app.config, app.db, () => app.clock.now),
  config: app.config,
})

const purpose = 'password-reset' as const

async function askForCode() {
  const { mobile } = await registerPerson(app)
  const { data } = await app.clientFor(null, { address: newAddress() }).auth.forgotPassword({ identifier: mobile })
  return { subject: `reset:${data.resetId}`, code: await codeFor(app, mobile) }
}

const wrong = { code: 'wrong-otp' }

test('does what the code approves once, however often it is entered at the same moment', async () => {
  const { subject, code } = await askForCode()
  let times = 0
  const results = await Promise.allSettled(
    Array.from({ length: 5 }, () =>
      checkOtp(context(), { purpose, subject, code }, async () => {
        times += 1
      }),
    ),
  )
  expect(times).toBe(1)
  expect(results.filter((result) => result.status === 'fulfilled')).toHaveLength(1)
})

test('the code stays valid when what it approves could not be done, and no trace of that remains', async () => {
  const { subject, code } = await askForCode()
  await expect(
    checkOtp(context(), { purpose, subject, code }, async (tx) => {
      await tx.db.run(sql`delete from otps`)
      throw new Error('not now')
    }),
  ).rejects.toThrow('not now')
  expect(await checkOtp(context(), { purpose, subject, code }, async () => 'done')).toBe('done')
})

test('a wrong try stays counted', async () => {
  const { subject, code } = await askForCode()
  for (let i = 0; i < 4; i += 1) {
    const entry = { purpose, subject, code: wrongCode(code) }
    await expect(checkOtp(context(), entry, async () => undefined)).rejects.toMatchObject(wrong)
  }
  expect(await checkOtp(context(), { purpose, subject, code }, async () => 'fifth')).toBe('fifth')
})

test('a code approves only its own purpose and subject, even if its row were changed', async () => {
  const { subject, code } = await askForCode()
  const entries = [
    { purpose: 'mobile-verification' as const, subject, code },
    { purpose, subject: `reset:${crypto.randomUUID()}`, code },
  ]
  for (const entry of entries) {
    await expect(checkOtp(context(), entry, async () => undefined)).rejects.toMatchObject(wrong)
    await app.db.run(
      sql`update otps set purpose = ${entry.purpose}, subject = ${entry.subject} where subject = ${subject}`,
    )
    await expect(checkOtp(context(), entry, async () => undefined)).rejects.toMatchObject(wrong)
    await app.db.run(sql`update otps set purpose = ${purpose}, subject = ${subject} where subject = ${entry.subject}`)
  }
  expect(await checkOtp(context(), { purpose, subject, code }, async () => 'done')).toBe('done')
})

test('without the secret key no code is made', async () => {
  const { subject, code } = await askForCode()
  const keyless = { ...context(), config: { ...app.config, secretKey: null } }
  await expect(checkOtp(keyless, { purpose, subject, code }, async () => undefined)).rejects.toThrow(
    'The secret key is missing',
  )
})
