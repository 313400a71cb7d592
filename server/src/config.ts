import { resolve } from 'node:path'
import { isGstin, isState, type StateName, stateCodes } from '@properysearch/contract/values/gst'
import { smsTemplates } from './adapters/sms/port.ts'
import { variables } from './variables.ts'

export { variables } from './variables.ts'

export type Mode = 'demo' | 'development' | 'production'

export interface Config {
  mode: Mode
  isDev: boolean
  port: number
  host: string
  dataDir: string
  /** Null: the embedded database in dataDir. */
  databaseUrl: string | null
  /** Null: live events go through the database. */
  redisUrl: string | null
  roles: { web: boolean; worker: boolean }
  publicUrl: string
  /** Null: this same server. */
  adsUrl: string | null
  /** Null: made and kept in dataDir. */
  secretKey: string | null
  oldSecretKeys: string[]
  trustProxy: boolean
  codesPerNetwork: number
  logLevel: string
  metricsToken: string | null
  pageCacheBytes: number
  smtpUrl: string | null
  mailFrom: string
  msg91: { authKey: string; templates: Record<string, string>; url: string } | null
  /** Null: identity checks are simulated. */
  sandboxKyc: { apiKey: string; apiSecret: string; url: string } | null
  /** Null: payments are simulated. */
  cashfree: { clientId: string; clientSecret: string; url: string; isSplit: boolean } | null
  /** Null: a sample is shown. */
  collectingAccount: CollectingAccount | null
  supplier: Supplier
  mapTiles: { url: string; attribution: string } | null
  googleMaps: { key: string; url: string } | null
  nominatimUrl: string | null
}

export interface CollectingAccount {
  holder: string
  bank: string
  branch: string
  ifsc: string
  number: string
}

/** Who issues invoices. */
export interface Supplier {
  name: string
  address: string
  state: StateName
  gstin: string
  /** Nobody is configured: every invoice says that it is a sample. */
  isSample: boolean
}

const sampleSupplier: Supplier = {
  name: 'Properysearch (sample)',
  address: 'Sample House, Senapati Bapat Road, Pune 411016',
  state: 'Maharashtra',
  gstin: '27AAAAA0000A1Z2',
  isSample: true,
}

/** Every problem at once, one sentence each. */
export class ConfigError extends Error {
  readonly problems: string[]

  constructor(problems: string[]) {
    super(problems.join('\n'))
    this.problems = problems
  }
}

/** The only reader of the environment. */
export function readConfig(env: Record<string, string | undefined>, isDev = false): Config {
  const problems: string[] = []
  const get = (name: keyof typeof variables) => env[name]?.trim() || variables[name].default
  const orNull = (name: keyof typeof variables) => get(name) || null
  const oneOf = <T extends string>(name: keyof typeof variables, value: string, allowed: readonly T[]): T => {
    if (!allowed.includes(value as T)) problems.push(`${name} must be ${allowed.join(' or ')}, not "${value}".`)
    return value as T
  }

  const port = Number(get('PORT'))
  if (!Number.isInteger(port) || port < 0 || port > 65_535) {
    problems.push(`PORT must be a whole number from 0 to 65535, not "${get('PORT')}".`)
  }
  const databaseUrl = orNull('DATABASE_URL')
  if (databaseUrl && !/^postgres(ql)?:\/\//.test(databaseUrl)) {
    problems.push('DATABASE_URL must begin with postgres:// or postgresql://.')
  } else if (databaseUrl && !parseDatabaseUrl(databaseUrl)) {
    problems.push('DATABASE_URL cannot be read. Write special characters in the password as %23 and so on.')
  }
  const redisUrl = orNull('REDIS_URL')
  if (redisUrl && !(/^rediss?:\/\//.test(redisUrl) && URL.canParse(redisUrl))) {
    problems.push('REDIS_URL must be an address such as redis://:password@host:6379.')
  }
  const defaultMode: Mode = databaseUrl ? (isDev ? 'development' : 'production') : 'demo'
  const mode = oneOf('MODE', get('MODE') || defaultMode, ['demo', 'development', 'production'] as const)
  const roles = get('ROLES')
    .split(',')
    .map((role) => oneOf('ROLES', role.trim(), ['web', 'worker'] as const))
  const secretKey = orNull('SECRET_KEY')
  if (secretKey && secretKey.length < 32) problems.push('SECRET_KEY must have at least 32 characters.')
  const oldSecretKeys = get('OLD_SECRET_KEYS')
    .split(',')
    .map((key) => key.trim())
    .filter(Boolean)
  const publicUrl = get('PUBLIC_URL') || addressOf(get('HOST'), port)
  if (!isAddress(publicUrl))
    problems.push(`PUBLIC_URL must be an address such as https://example.in, not "${publicUrl}".`)
  const adsUrl = orNull('ADS_URL')
  if (adsUrl && !isAddress(adsUrl))
    problems.push(`ADS_URL must be an address such as https://ads.example.in, not "${adsUrl}".`)
  const trustProxy = oneOf('TRUST_PROXY', get('TRUST_PROXY'), ['yes', 'no'] as const) === 'yes'
  const codesPerNetwork = Number(get('CODES_PER_NETWORK'))
  if (!Number.isInteger(codesPerNetwork) || codesPerNetwork < 1) {
    problems.push(`CODES_PER_NETWORK must be a whole number of 1 or more, not "${get('CODES_PER_NETWORK')}".`)
  }
  const pageCacheMb = Number(get('PAGE_CACHE_MB'))
  if (!Number.isInteger(pageCacheMb) || pageCacheMb < 1) {
    problems.push(`PAGE_CACHE_MB must be a whole number of 1 or more, not "${get('PAGE_CACHE_MB')}".`)
  }
  const logLevel = oneOf('LOG_LEVEL', get('LOG_LEVEL'), ['debug', 'info', 'warn', 'error', 'silent'] as const)
  const smtpUrl = orNull('SMTP_URL')
  if (smtpUrl && !/^smtps?:\/\//.test(smtpUrl)) problems.push('SMTP_URL must begin with smtp:// or smtps://.')
  const authKey = orNull('MSG91_AUTH_KEY')
  const templates: Record<string, string> = Object.fromEntries(
    get('MSG91_TEMPLATES')
      .split(',')
      .filter(Boolean)
      .map((pair) => pair.split('=').map((text) => text.trim())),
  )
  for (const name of Object.keys(templates)) {
    if (!Object.hasOwn(smsTemplates, name)) problems.push(`MSG91_TEMPLATES names "${name}", which is not a template.`)
  }
  if (authKey || orNull('MSG91_TEMPLATES')) {
    for (const name of Object.keys(smsTemplates)) {
      if (!templates[name]) problems.push(`MSG91_TEMPLATES has no id for "${name}".`)
    }
  }

  const sandboxKey = orNull('SANDBOX_API_KEY')
  const sandboxSecret = orNull('SANDBOX_API_SECRET')
  if (Boolean(sandboxKey) !== Boolean(sandboxSecret)) {
    problems.push('SANDBOX_API_KEY and SANDBOX_API_SECRET belong together: set both or neither.')
  }
  const cashfreeId = orNull('CASHFREE_CLIENT_ID')
  const cashfreeSecret = orNull('CASHFREE_CLIENT_SECRET')
  if (Boolean(cashfreeId) !== Boolean(cashfreeSecret)) {
    problems.push('CASHFREE_CLIENT_ID and CASHFREE_CLIENT_SECRET belong together: set both or neither.')
  }
  const isSplit = oneOf('CASHFREE_SPLIT', get('CASHFREE_SPLIT'), ['yes', 'no'] as const) === 'yes'
  if (isSplit && !cashfreeId) problems.push('CASHFREE_SPLIT=yes needs CASHFREE_CLIENT_ID and CASHFREE_CLIENT_SECRET.')
  const collectingAccount = parseCollectingAccount(get('COLLECTING_ACCOUNT'))
  if (collectingAccount === undefined) {
    problems.push('COLLECTING_ACCOUNT must read holder=NAME;bank=NAME;branch=NAME;ifsc=CODE;number=DIGITS.')
  }
  const supplier = parseSupplier(get('INVOICE_SUPPLIER'))
  if (supplier === undefined) {
    problems.push(
      'INVOICE_SUPPLIER must read name=NAME;address=TEXT;state=STATE;gstin=GSTIN, with a GSTIN of that state.',
    )
  }

  // An empty value says "no tiles"; only a missing one means the default, which is nothing for production.
  const tilesUrl = env.MAP_TILES_URL?.trim() ?? (mode === 'production' ? '' : variables.MAP_TILES_URL.default)
  if (mode === 'production' && /^https?:\/\/[^/]*\btile\.openstreetmap\.org\//.test(tilesUrl)) {
    problems.push(
      'MAP_TILES_URL names the tiles of OpenStreetMap itself, which are not meant for production. Name your own server or a provider’s, or leave it empty.',
    )
  }
  if (tilesUrl && !isTilesUrl(tilesUrl)) {
    problems.push(`MAP_TILES_URL must be an address with {z}, {x} and {y}, not "${tilesUrl}".`)
  }
  for (const name of ['GOOGLE_MAPS_URL', 'NOMINATIM_URL', 'SANDBOX_API_URL', 'CASHFREE_URL'] as const) {
    if (get(name) && !isWebAddress(get(name))) problems.push(`${name} must begin with http:// or https://.`)
  }
  const googleKey = orNull('GOOGLE_MAPS_KEY')

  if (mode === 'production') {
    const needed = {
      DATABASE_URL: databaseUrl,
      PUBLIC_URL: orNull('PUBLIC_URL'),
      SECRET_KEY: secretKey,
      SMTP_URL: smtpUrl,
      MSG91_AUTH_KEY: authKey,
      MSG91_TEMPLATES: orNull('MSG91_TEMPLATES'),
      SANDBOX_API_KEY: sandboxKey,
      SANDBOX_API_SECRET: sandboxSecret,
      CASHFREE_CLIENT_ID: cashfreeId,
      CASHFREE_CLIENT_SECRET: cashfreeSecret,
      INVOICE_SUPPLIER: orNull('INVOICE_SUPPLIER'),
    }
    for (const [name, value] of Object.entries(needed)) {
      if (!value)
        problems.push(`${name} is required in production. To try the product without it, set MODE=development.`)
    }
  }
  if (problems.length > 0) throw new ConfigError(problems)

  return {
    mode,
    isDev,
    port,
    host: get('HOST'),
    dataDir: resolve(get('DATA_DIR')),
    databaseUrl,
    redisUrl,
    roles: { web: roles.includes('web'), worker: roles.includes('worker') },
    publicUrl: publicUrl.replace(/\/$/, ''),
    adsUrl: adsUrl ? new URL(adsUrl).origin : null,
    secretKey,
    oldSecretKeys,
    trustProxy,
    codesPerNetwork,
    logLevel,
    metricsToken: orNull('METRICS_TOKEN'),
    pageCacheBytes: pageCacheMb * 1024 * 1024,
    smtpUrl,
    mailFrom: get('MAIL_FROM'),
    msg91: authKey ? { authKey, templates, url: get('MSG91_URL') } : null,
    sandboxKyc:
      sandboxKey && sandboxSecret
        ? { apiKey: sandboxKey, apiSecret: sandboxSecret, url: withoutSlash(get('SANDBOX_API_URL')) }
        : null,
    cashfree:
      cashfreeId && cashfreeSecret
        ? { clientId: cashfreeId, clientSecret: cashfreeSecret, url: withoutSlash(get('CASHFREE_URL')), isSplit }
        : null,
    collectingAccount: collectingAccount ?? null,
    supplier: supplier ?? sampleSupplier,
    mapTiles: tilesUrl ? { url: tilesUrl, attribution: get('MAP_TILES_ATTRIBUTION') } : null,
    googleMaps: googleKey ? { key: googleKey, url: withoutSlash(get('GOOGLE_MAPS_URL')) } : null,
    nominatimUrl: get('NOMINATIM_URL') ? withoutSlash(get('NOMINATIM_URL')) : null,
  }
}

/** Null when it is not set, undefined when it cannot be read. */
function parseCollectingAccount(text: string): CollectingAccount | null | undefined {
  if (!text) return null
  const parts = Object.fromEntries(text.split(';').map((part) => part.split('=').map((side) => side.trim())))
  const { holder, bank, branch, ifsc, number } = parts as Record<keyof CollectingAccount, string | undefined>
  if (!holder || !bank || !branch || !ifsc?.match(/^[A-Z]{4}0[A-Z0-9]{6}$/) || !number?.match(/^\d{9,18}$/)) return
  return { holder, bank, branch, ifsc, number }
}

/** Null when it is not set, undefined when it cannot be read. */
function parseSupplier(text: string): Supplier | null | undefined {
  if (!text) return null
  const parts = Object.fromEntries(text.split(';').map((part) => part.split('=').map((side) => side.trim())))
  const { name, address, state, gstin } = parts as Record<keyof Supplier, string | undefined>
  if (!name || !address || !state || !isState(state) || !gstin || !isGstin(gstin)) return
  return gstin.startsWith(stateCodes[state]) ? { name, address, state, gstin, isSample: false } : undefined
}

function isWebAddress(text: string): boolean {
  return /^https?:\/\//.test(text) && URL.canParse(text)
}

function isTilesUrl(text: string): boolean {
  return ['{z}', '{x}', '{y}'].every((part) => text.includes(part)) && isWebAddress(text.replace('{s}', 'a'))
}

function withoutSlash(address: string): string {
  return address.replace(/\/+$/, '')
}

/** Of a whole site: without a path. */
function isAddress(text: string): boolean {
  return /^https?:\/\/[^/?#]+\/?$/.test(text) && URL.canParse(text)
}

/** Where a browser on this machine finds us. */
export function addressOf(host: string, port: number): string {
  const name = ['0.0.0.0', '::', ''].includes(host) ? '127.0.0.1' : host.includes(':') ? `[${host}]` : host
  return `http://${name}:${port}`
}

/** A socket's address names no host, which URL by itself does not allow. */
export function parseDatabaseUrl(url: string): URL | null {
  return URL.parse(url.replace(/^(\w+:\/\/[^/]*@)\//, '$1socket/'))
}
