import { afterAll, beforeAll, expect, test } from 'vitest'
import { codeFor, newAddress, newcomer } from '../../../test/people.ts'
import { createTestApp, type TestApp } from '../../../test/test-app.ts'
import { raw, sql } from '../../platform/db/sql.ts'

let app: TestApp
beforeAll(async () => {
  app = await createTestApp()
})
afterAll(() => app.close())

/** Every row of every table as text, jobs included; the outbox is where codes belong. */
async function everythingStored(): Promise<string[]> {
  const tables = await app.db.many<{ name: string }>(sql`
    select quote_ident(table_schema) || '.' || quote_ident(table_name) as name from information_schema.tables
    where table_schema in ('public', 'graphile_worker') and table_type = 'BASE TABLE'
      and table_name <> 'outbox_messages'`)
  expect(tables.length).toBeGreaterThan(10)
  const texts: string[] = []
  for (const { name } of tables) {
    const rows = await app.db.many<{ text: string }>(sql`select t::text as text from ${raw(name)} t`)
    texts.push(...rows.map((row) => `${name} ${row.text}`))
  }
  return texts
}

/** As it is, and as bytes would be printed. */
function formsOf(secret: string): string[] {
  return [secret, Buffer.from(secret).toString('hex'), Buffer.from(secret, 'base64url').toString('hex')]
}

test('no code, token or password is stored or logged in plain text', async () => {
  const visitor = app.clientFor(null, { address: newAddress() })
  const seen: string[] = []
  // Without the rows the schema came with: a pincode has six digits too.
  const known = new Set(await everythingStored())
  const look = async () => seen.push(...(await everythingStored()).filter((row) => !known.has(row)))
  const person = newcomer({ password: 'first-Secret-banyan' })
  const passwords = [person.password, 'second-Secret-mango', 'third-Secret-neem']
  const [, second = '', third = ''] = passwords

  const { registrationId } = (await visitor.auth.register(person)).data
  await look()
  const codes = [await codeFor(app, person.mobile)]
  await look()
  await visitor.auth.verifyMobile({ registrationId, otp: '12345' }).catch(() => undefined)
  const tokens: string[] = []
  const keep = (given: { token?: string; deviceProof: string }) => {
    tokens.push(given.deviceProof, ...(given.token ? [given.token] : []))
    return given
  }
  keep(await visitor.auth.verifyMobile({ registrationId, otp: codes[0] ?? '' }))
  keep(await visitor.auth.login({ email: person.email, password: person.password }))
  await visitor.auth.login({ email: person.email, password: second }).catch(() => undefined)
  const { resetId } = (await visitor.auth.forgotPassword({ identifier: person.email })).data
  await look()
  codes.push(await codeFor(app, person.email))
  await look()
  const { deviceProof } = keep(await visitor.auth.resetPassword({ resetId, otp: codes[1] ?? '', newPassword: second }))
  const deviceProofs = [deviceProof]
  const { token } = await visitor.auth.login({ email: person.email, password: second, deviceProofs })
  const { auth } = app.clientFor(token)
  tokens.push(token)
  keep(await auth.changePassword({ currentPassword: second, newPassword: third }))
  await look()
  await app.runJobs()
  await look()

  const everything = [...seen, app.logged()].join('\n')
  // The search would find them: a plain field, a job and a logged line are here.
  expect(everything).toContain(person.email)
  expect(everything).toContain('send-otp')
  expect(app.logged()).toContain('password changed')
  expect(new Set([...codes, ...tokens, ...passwords]).size).toBe(13)
  for (const secret of [...tokens, ...passwords]) {
    for (const form of formsOf(secret)) expect(everything).not.toContain(form)
  }
  // Six digits may occur inside a hash or a time by chance; a code would be alone.
  for (const code of codes) {
    expect(everything).not.toMatch(new RegExp(`(?<![0-9a-z.:])${code}(?![0-9a-z])`, 'i'))
  }
  expect(app.logged()).not.toContain(person.mobile)
})

test('a message that fails to go out leaves no code behind either', async () => {
  const failing = await createTestApp({
    MSG91_AUTH_KEY: 'key',
    MSG91_TEMPLATES:
      'mobile-verification=1,password-reset=2,already-registered=3,release-approval=4,share-confirmation=5,draft-approval=7,share-invitation=6,news=8',
    MSG91_URL: 'http://127.0.0.1:9',
  })
  await failing.clientFor(null).auth.register(newcomer())
  await failing.runJobs()
  const { lastError } = await failing.db.one<{ lastError: string }>(
    sql`select last_error from graphile_worker._private_jobs where last_error is not null`,
  )
  expect(lastError).toContain('MSG91 could not be reached')
  expect(lastError).not.toMatch(/\b\d{6}\b/)
  expect(failing.logged()).toContain('a job failed')
  expect(failing.logged()).not.toMatch(/"otp"|\b9800\d{6}\b/)
  await failing.close()
})
