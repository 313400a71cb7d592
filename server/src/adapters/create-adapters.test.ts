import { isGstin } from '@properysearch/contract/values/gst'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestApp, type TestApp } from '../../test/test-app.ts'
import { type ConfigError, readConfig, variables } from '../config.ts'
import { smsTemplates } from './sms/port.ts'

const production = {
  DATABASE_URL: 'postgres://localhost/x',
  MODE: 'production',
  SECRET_KEY: 'k'.repeat(40),
  PUBLIC_URL: 'https://properysearch.example',
  SMTP_URL: 'smtp://localhost',
  MSG91_AUTH_KEY: 'key',
  MSG91_TEMPLATES:
    'mobile-verification=a1, password-reset = b2,already-registered=c3,release-approval=d4,share-confirmation=e5,draft-approval=g7,share-invitation=f6,news=h8',
  SANDBOX_API_KEY: 'key',
  SANDBOX_API_SECRET: 'secret',
  CASHFREE_CLIENT_ID: 'id',
  CASHFREE_CLIENT_SECRET: 'secret',
  INVOICE_SUPPLIER: 'name=Acme;address=1 MG Road, Pune;state=Maharashtra;gstin=27AAPFU0939F1ZV',
}

function problemsOf(env: Record<string, string>): string[] {
  try {
    readConfig(env)
    return []
  } catch (error) {
    return (error as ConfigError).problems
  }
}

let app: TestApp
beforeAll(async () => {
  app = await createTestApp()
})
afterAll(() => app.close())

test('production accepts a full set of template ids', () => {
  expect(problemsOf(production)).toEqual([])
  expect(readConfig(production).msg91?.templates).toEqual({
    'mobile-verification': 'a1',
    'password-reset': 'b2',
    'already-registered': 'c3',
    'release-approval': 'd4',
    'share-confirmation': 'e5',
    'draft-approval': 'g7',
    'share-invitation': 'f6',
    news: 'h8',
  })
})

test('every missing template id is a problem by its name, and so is a name we do not know', () => {
  const MSG91_TEMPLATES = 'mobile-verification=a1,password-reset=,password-rest=b2'
  expect(problemsOf({ ...production, MSG91_TEMPLATES })).toEqual([
    'MSG91_TEMPLATES names "password-rest", which is not a template.',
    'MSG91_TEMPLATES has no id for "password-reset".',
    'MSG91_TEMPLATES has no id for "release-approval".',
    'MSG91_TEMPLATES has no id for "share-confirmation".',
    'MSG91_TEMPLATES has no id for "draft-approval".',
    'MSG91_TEMPLATES has no id for "share-invitation".',
    'MSG91_TEMPLATES has no id for "news".',
    'MSG91_TEMPLATES has no id for "already-registered".',
  ])
  expect(problemsOf({ MSG91_AUTH_KEY: 'key' })).toHaveLength(8)
})

test('production asks for each provider by name', () => {
  const names = [
    'SMTP_URL',
    'MSG91_AUTH_KEY',
    'MSG91_TEMPLATES',
    'SANDBOX_API_KEY',
    'SANDBOX_API_SECRET',
    'CASHFREE_CLIENT_ID',
    'CASHFREE_CLIENT_SECRET',
    'INVOICE_SUPPLIER',
  ] as const
  const rest = Object.fromEntries(
    Object.entries(production).filter(([name]) => !names.some((required) => required === name)),
  )
  const problems = problemsOf(rest)
  for (const name of names) {
    expect(problems).toContainEqual(expect.stringContaining(`${name} is required in production`))
  }
})

test('the identity service needs both its key and its secret; without them checks are simulated', () => {
  const { SANDBOX_API_SECRET: _, ...half } = production
  expect(problemsOf({ ...half, MODE: 'development' })).toEqual([
    'SANDBOX_API_KEY and SANDBOX_API_SECRET belong together: set both or neither.',
  ])
  expect(readConfig({}).sandboxKyc).toBeNull()
  expect(readConfig({ ...production, SANDBOX_API_URL: 'https://test-api.sandbox.co.in/' }).sandboxKyc).toEqual({
    apiKey: 'key',
    apiSecret: 'secret',
    url: 'https://test-api.sandbox.co.in',
  })
  expect(app.adapters.kyc.simulation).not.toBeNull()
})

test('the collecting account is read whole or not at all', () => {
  const COLLECTING_ACCOUNT = 'holder=Some Pvt Ltd; bank=Some Bank;branch=Pune;ifsc=ABCD0123456;number=123456789'
  expect(readConfig({ COLLECTING_ACCOUNT }).collectingAccount).toEqual({
    holder: 'Some Pvt Ltd',
    bank: 'Some Bank',
    branch: 'Pune',
    ifsc: 'ABCD0123456',
    number: '123456789',
  })
  expect(problemsOf({ COLLECTING_ACCOUNT: COLLECTING_ACCOUNT.replace('ABCD0', 'ABCD1') })).toHaveLength(1)
})

test('a value of TRUST_PROXY that means nothing is a problem', () => {
  expect(problemsOf({ TRUST_PROXY: 'maybe' })).toEqual(['TRUST_PROXY must be yes or no, not "maybe".'])
})

test('without providers, email and SMS are kept; with them, they are sent', async () => {
  const configured = await createTestApp({
    PUBLIC_URL: 'https://properysearch.example',
    SMTP_URL: 'smtp://127.0.0.1:9',
    MSG91_AUTH_KEY: 'key',
    MSG91_TEMPLATES: production.MSG91_TEMPLATES,
    MSG91_URL: 'http://127.0.0.1:9',
  })
  for (const testApp of [app, configured]) {
    await testApp.visitor.auth.register({
      firstname: 'Asha',
      lastname: 'Kulkarni',
      email: 'asha@example.in',
      mobile: '9876543210',
      password: 'a tall banyan',
      role: 'user',
      city: 'Pune',
      consent: true,
    })
    await testApp.runJobs()
  }
  expect((await app.inject({ url: '/dev/outbox.json' })).json().data).toHaveLength(1)
  expect((await configured.inject({ url: '/dev/outbox.json' })).json().data).toHaveLength(0)
  expect(configured.logged()).toContain('MSG91 could not be reached')
  await configured.close()
})

test.each(['localhost:3000', 'example.in:443', 'https://example.in/shop', 'ftp://example.in'])(
  '%s is not a PUBLIC_URL',
  (given) => {
    expect(problemsOf({ ...production, PUBLIC_URL: given })).toEqual([expect.stringContaining('PUBLIC_URL must be')])
  },
)

test('an empty MAP_TILES_URL means no tiles; without one there is a default, in production none', () => {
  const openStreetMap = 'https://tile.openstreetmap.org/{z}/{x}/{y}.png'
  const own = 'https://tiles.example.in/{z}/{x}/{y}.png'
  expect(readConfig({ MAP_TILES_URL: '' }).mapTiles).toBeNull()
  expect(readConfig({}).mapTiles).toEqual({ url: openStreetMap, attribution: '© OpenStreetMap contributors' })
  expect(readConfig(production).mapTiles).toBeNull()
  expect(readConfig({ ...production, MAP_TILES_URL: own }).mapTiles?.url).toBe(own)
  for (const MAP_TILES_URL of [openStreetMap, openStreetMap.replace('tile.', '{s}.tile.')]) {
    expect(problemsOf({ ...production, MAP_TILES_URL })).toEqual([expect.stringContaining('not meant for production')])
  }
})

test('the configuration names every template of an SMS, and every variable, letter for letter', () => {
  const { about } = variables.MSG91_TEMPLATES
  for (const [name, write] of Object.entries(smsTemplates)) {
    expect(about).toContain(`${name}=ID`)
    const asked: string[] = []
    ;(write as (given: object) => string)(new Proxy({}, { get: (_, variable) => asked.push(String(variable)) }))
    for (const variable of asked) expect(about).toContain(`##${variable}##`)
  }
})

test('addresses of map vendors are checked', () => {
  expect(problemsOf({ MAP_TILES_URL: 'https://tiles.example.in/{z}/{x}.png' })).toEqual([
    'MAP_TILES_URL must be an address with {z}, {x} and {y}, not "https://tiles.example.in/{z}/{x}.png".',
  ])
  expect(problemsOf({ NOMINATIM_URL: 'nominatim.example.in', GOOGLE_MAPS_URL: 'ftp://x' })).toHaveLength(2)
  expect(readConfig({ NOMINATIM_URL: 'https://nominatim.example.in/' }).nominatimUrl).toBe(
    'https://nominatim.example.in',
  )
})

test('invoices name a supplier whose GSTIN matches its state; without one, a sample marked as such', () => {
  const of = (text: string) => problemsOf({ ...production, INVOICE_SUPPLIER: text })
  const wrong = expect.stringContaining('INVOICE_SUPPLIER must read')
  expect(of('name=Acme;address=Pune;state=Maharashtra;gstin=27AAPFU0939F1ZW')).toEqual([wrong])
  expect(of('name=Acme;address=Goa;state=Goa;gstin=27AAPFU0939F1ZV')).toEqual([wrong])
  expect(of('name=Acme;state=Maharashtra;gstin=27AAPFU0939F1ZV')).toEqual([wrong])
  expect(readConfig(production).supplier).toEqual({
    name: 'Acme',
    address: '1 MG Road, Pune',
    state: 'Maharashtra',
    gstin: '27AAPFU0939F1ZV',
    isSample: false,
  })
  const { supplier } = readConfig({})
  expect([supplier.isSample, supplier.name, isGstin(supplier.gstin)]).toEqual([true, 'Properysearch (sample)', true])
})
