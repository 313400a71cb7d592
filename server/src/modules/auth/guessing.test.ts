import { hash } from '@node-rs/argon2'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { codeFor, newAddress, registerPerson } from '../../../test/people.ts'
import { createTestApp, type TestApp } from '../../../test/test-app.ts'

let app: TestApp
beforeAll(async () => {
  app = await createTestApp()
})
afterAll(() => app.close())

const second = 1000
const minute = 60 * second
const hour = 60 * minute

interface Try {
  email: string
  password?: string
  address?: string
  deviceProofs?: string[]
}

/** One try to sign in, as it looks on the wire. */
async function tryIn({ email, password = 'not this', address = newAddress(), deviceProofs = [] }: Try) {
  const response = await app.inject({
    method: 'POST',
    url: '/api/auths/login',
    remoteAddress: address,
    payload: { email, password, deviceProofs },
  })
  const { message, code, deviceProof } = response.json<{ message: string; code?: string; deviceProof?: string }>()
  const retryAfter = response.headers['retry-after']
  return { http: response.statusCode, code, message, deviceProof, wait: retryAfter ? Number(retryAfter) : 0 }
}

async function failTimes(times: number, given: (i: number) => Try) {
  for (let i = 0; i < times; i += 1) expect(await tryIn(given(i))).toMatchObject({ http: 401 })
}

/** The account's free tries, and two that are kept for networks with none yet: the third of those waits a minute. */
const useUpTries = (email: string, times = 32) => failTimes(times, () => ({ email }))

const unknownEmail = () => `nobody${newAddress()}@example.in`

describe('one stranger at one account', () => {
  test('waits longer and longer, and is told how long; the same whether or not anybody has the email', async () => {
    const person = await registerPerson(app)
    const waitsAt = async (email: string) => {
      const address = newAddress()
      await failTimes(5, () => ({ email, address }))
      const waits: { wait: number; message: string }[] = []
      for (let i = 0; i < 7; i += 1) {
        const refused = await tryIn({ email, address })
        expect(refused).toMatchObject({ http: 429, code: 'too-many-tries' })
        waits.push({ wait: refused.wait, message: refused.message })
        app.clock.advance(refused.wait * second - 1)
        expect(await tryIn({ email, address })).toMatchObject({ http: 429, wait: 1 })
        app.clock.advance(1)
        await failTimes(1, () => ({ email, address }))
      }
      return waits
    }
    const known = await waitsAt(person.email)
    expect(known.map((attempt) => attempt.wait)).toEqual([30, 60, 120, 240, 480, 900, 900])
    expect(known[0]?.message).toBe('Too many tries. Please wait 30 seconds and try again.')
    expect(known[1]?.message).toBe('Too many tries. Please wait 1 minute and try again.')
    expect(known[5]?.message).toBe('Too many tries. Please wait 15 minutes and try again.')
    expect(await waitsAt(unknownEmail())).toEqual(known)
  })

  test('gains nothing by taking some seconds for each try', async () => {
    const email = unknownEmail()
    const address = newAddress()
    for (let i = 0; i < 5; i += 1) {
      await failTimes(1, () => ({ email, address }))
      app.clock.advance(3 * second)
    }
    expect(await tryIn({ email, address })).toMatchObject({ http: 429, wait: 27 })
  })

  test('does not touch the owner, who signs in from elsewhere at once', async () => {
    const { email, password } = await registerPerson(app)
    const address = newAddress()
    for (let i = 0; i < 20; i += 1) await tryIn({ email, address })
    expect(await tryIn({ email, password, address })).toMatchObject({ http: 429 })
    expect(await tryIn({ email, password })).toMatchObject({ http: 200 })
  })

  test('the right password forgets the mistypings before it', async () => {
    const { email, password } = await registerPerson(app)
    const address = newAddress()
    for (let round = 0; round < 3; round += 1) {
      await failTimes(4, () => ({ email, address }))
      expect(await tryIn({ email, password, address })).toMatchObject({ http: 200 })
    }
  })

  test('fifty guesses at the same moment are counted one by one', async () => {
    const { email } = await registerPerson(app)
    const address = newAddress()
    const tries = await Promise.all(Array.from({ length: 50 }, () => tryIn({ email, address })))
    expect(tries.filter((attempt) => attempt.http === 401)).toHaveLength(5)
    expect(tries.filter((attempt) => attempt.http === 429)).toHaveLength(45)
  })
})

describe('many addresses at one account', () => {
  /** How many tries they get in three hours, and how long they are told to wait, if each is used as soon as it can be. */
  async function hammer(address: () => string) {
    const email = unknownEmail()
    const endsAt = app.clock.now.getTime() + 3 * hour
    const waits = new Set<number>()
    let tries = 0
    while (app.clock.now.getTime() < endsAt) {
      const { http, wait } = await tryIn({ email, address: address() })
      if (http === 401) tries += 1
      else {
        waits.add(wait)
        app.clock.advance(wait * second)
      }
    }
    return { tries, longestWait: Math.max(...waits) }
  }

  test('get 30 tries, then twelve an hour, and once a day one for each', async () => {
    const addresses = Array.from({ length: 40 }, newAddress)
    let next = 0
    const { tries } = await hammer(() => addresses[next++ % addresses.length] ?? '')
    expect(tries).toBeGreaterThanOrEqual(30)
    expect(tries).toBeLessThanOrEqual(30 + 5 + 3 * 12 + 40)
  })

  test('get no more than one a minute besides, however many they are', async () => {
    const { tries, longestWait } = await hammer(newAddress)
    expect(longestWait).toBeLessThanOrEqual(60)
    expect(tries).toBeGreaterThanOrEqual(3 * 60)
    expect(tries).toBeLessThanOrEqual(30 + 5 + 3 * 12 + 2 + 3 * 60)
  })

  test('do not shut the owner out: a known device passes, a new one waits seconds', async () => {
    const { email, password } = await registerPerson(app)
    const { deviceProof = '' } = await tryIn({ email, password })
    await useUpTries(email)
    expect(await tryIn({ email, password })).toMatchObject({ http: 429, wait: 15 })
    expect(await tryIn({ email, password, deviceProofs: [deviceProof] })).toMatchObject({ http: 200, deviceProof })
    app.clock.advance(15 * second)
    expect(await tryIn({ email, password })).toMatchObject({ http: 200 })
  })

  test('that guessed wrongly once cannot take the turn of a network that did not', async () => {
    const { email, password } = await registerPerson(app)
    const addresses = Array.from({ length: 10 }, newAddress)
    const hammerOnce = async () => {
      for (const address of addresses) await tryIn({ email, address })
    }
    // They take every turn of the account for an hour, until the wait is at its longest.
    for (let i = 0; i < 60; i += 1) {
      await hammerOnce()
      app.clock.advance(minute)
    }
    await hammerOnce()
    const [address = ''] = addresses
    expect(await tryIn({ email, password, address })).toMatchObject({ http: 429 })
    const home = newAddress()
    for (let i = 0; i < 3; i += 1) {
      expect(await tryIn({ email, password, address: home })).toMatchObject({ http: 200 })
      await hammerOnce()
    }
    // Who mistypes there waits with the others, until a day later.
    expect(await tryIn({ email, address: home })).toMatchObject({ http: 401 })
    expect(await tryIn({ email, password, address: home })).toMatchObject({ http: 429 })
    app.clock.advance(24 * hour)
    await useUpTries(email, 30)
    expect(await tryIn({ email, password, address: home })).toMatchObject({ http: 200 })
  })
})

describe('one office address', () => {
  test('is not locked by failures at many emails: known devices pass, others wait at most a minute', async () => {
    const { email, password } = await registerPerson(app)
    const address = newAddress()
    const { deviceProof = '' } = await tryIn({ email, password, address })
    await failTimes(50, () => ({ email: unknownEmail(), address }))
    expect(await tryIn({ email, password, address })).toMatchObject({ http: 429, wait: 1 })
    expect(await tryIn({ email, password, address, deviceProofs: [deviceProof] })).toMatchObject({ http: 200 })
    app.clock.advance(second)
    expect(await tryIn({ email, password, address })).toMatchObject({ http: 200 })
    expect(await tryIn({ email, password })).toMatchObject({ http: 200 })
  })

  test('lets in a person whose call came first and whose turn came second', async () => {
    const person = await registerPerson(app)
    const address = newAddress()
    await failTimes(1, () => ({ email: unknownEmail(), address }))
    app.clock.advance(-5)
    expect(await tryIn({ ...person, address })).toMatchObject({ http: 200 })
    app.clock.advance(5)
  })

  test('counts the addresses of one IPv6 network as one', async () => {
    const email = unknownEmail()
    await failTimes(5, (i) => ({ email, address: `2001:db8:1:2::${i + 1}` }))
    expect(await tryIn({ email, address: '2001:db8:1:2:ffff::9' })).toMatchObject({ http: 429 })
    expect(await tryIn({ email, address: '2001:db8:1:3::1' })).toMatchObject({ http: 401 })
  })
})

describe('a known device', () => {
  /** Somebody whom strangers keep from signing in without a proof, with the proofs of their devices. */
  async function underAttack() {
    const person = await registerPerson(app)
    const { deviceProof: otherProof } = await app
      .clientFor(null, { address: newAddress() })
      .auth.login({ email: person.email, password: person.password })
    await useUpTries(person.email)
    return { ...person, otherProof }
  }

  const signIn = ({ email, password }: Try, deviceProof: string) =>
    tryIn({ email, ...(password ? { password } : {}), deviceProofs: [deviceProof] })

  test('is known by a long random value, which proves only the account it was given for', async () => {
    const mine = await underAttack()
    const other = await registerPerson(app)
    const { deviceProof: ofOther = '' } = await tryIn({ email: other.email, password: other.password })
    expect(mine.deviceProof).toMatch(/^[\w-]{43}$/)
    expect(await signIn(mine, ofOther)).toMatchObject({ http: 429 })
    expect(await signIn(mine, mine.token)).toMatchObject({ http: 429 })
    expect(
      await tryIn({ email: mine.email, password: mine.password, deviceProofs: [ofOther, mine.deviceProof] }),
    ).toMatchObject({ http: 200 })
  })

  test('has waits of its own, so that a stolen one guesses no faster; others do not feel them', async () => {
    const { email, password } = await registerPerson(app)
    const { deviceProof = '' } = await tryIn({ email, password })
    await failTimes(5, () => ({ email, deviceProofs: [deviceProof] }))
    expect(await tryIn({ email, password, deviceProofs: [deviceProof] })).toMatchObject({ http: 429, wait: 30 })
    expect(await tryIn({ email, password })).toMatchObject({ http: 200 })
    app.clock.advance(30 * second)
    expect(await tryIn({ email, password, deviceProofs: [deviceProof] })).toMatchObject({ http: 200 })
  })

  test('stays known after signing out there, and until half a year without it', async () => {
    const person = await underAttack()
    await person.client.auth.logout()
    expect(await signIn(person, person.deviceProof)).toMatchObject({ http: 200 })
    app.clock.advance(181 * 24 * hour)
    await useUpTries(person.email)
    expect(await signIn(person, person.deviceProof)).toMatchObject({ http: 429 })
  })

  test('is forgotten when I sign out everywhere', async () => {
    const person = await underAttack()
    await person.client.auth.logoutEverywhere()
    expect(await signIn(person, person.deviceProof)).toMatchObject({ http: 429 })
  })

  test('is forgotten when I sign that device out from another, and only that one', async () => {
    const person = await underAttack()
    const other = (await person.client.auth.listSessions()).data.find((session) => !session.isCurrent)
    await person.client.auth.endSession({ sessionId: other?.id ?? 0 })
    expect(await signIn(person, person.otherProof)).toMatchObject({ http: 429 })
    expect(await signIn(person, person.deviceProof)).toMatchObject({ http: 200 })
  })

  test('is forgotten when the password changes; the device that changed it has a new proof', async () => {
    const person = await underAttack()
    const newPassword = 'a quiet mango grove'
    const changed = await person.client.auth.changePassword({ currentPassword: person.password, newPassword })
    for (const old of [person.deviceProof, person.otherProof]) {
      expect(await signIn({ ...person, password: newPassword }, old)).toMatchObject({ http: 429 })
    }
    expect(await signIn({ ...person, password: newPassword }, changed.deviceProof)).toMatchObject({ http: 200 })
  })
})

test('a reset lets its owner in, and their browser is known from then on', async () => {
  const { email, password } = await registerPerson(app)
  const newPassword = 'a quiet mango grove'
  await useUpTries(email)
  expect(await tryIn({ email, password })).toMatchObject({ http: 429 })
  const { auth } = app.clientFor(null, { address: newAddress() })
  const { resetId } = (await auth.forgotPassword({ identifier: email })).data
  const { deviceProof } = await auth.resetPassword({ resetId, otp: await codeFor(app, email), newPassword })
  expect(await tryIn({ email, password: newPassword })).toMatchObject({ http: 200 })
  await useUpTries(email)
  expect(await tryIn({ email, password: newPassword })).toMatchObject({ http: 429 })
  expect(await tryIn({ email, password: newPassword, deviceProofs: [deviceProof] })).toMatchObject({ http: 200 })
})

describe('who is signed in', () => {
  const newPassword = 'a quiet mango grove'

  test('changes the password while strangers hammer at the sign-in', async () => {
    const { email, client, password } = await registerPerson(app)
    await useUpTries(email)
    expect(await tryIn({ email, password })).toMatchObject({ http: 429 })
    const { token } = await client.auth.changePassword({ currentPassword: password, newPassword })
    expect(token).toMatch(/^[\w-]{43}$/)
  })

  test('and does not know the password waits there, while the sign-in goes on', async () => {
    const { email, client, password } = await registerPerson(app)
    for (let i = 0; i < 5; i += 1) {
      await expect(client.auth.changePassword({ currentPassword: 'not this', newPassword })).rejects.toMatchObject({
        http: 400,
        body: { errors: { currentPassword: 'Your current password is wrong' } },
      })
    }
    await expect(client.auth.changePassword({ currentPassword: password, newPassword })).rejects.toMatchObject({
      http: 429,
      body: { code: 'too-many-tries', message: 'Too many tries. Please wait 30 seconds and try again.' },
    })
    expect(await tryIn({ email, password })).toMatchObject({ http: 200 })
    app.clock.advance(30 * second)
    await client.auth.changePassword({ currentPassword: password, newPassword })
  })
})

test('a flood of sign-ins takes two processors’ worth at most; beyond a queue it is told to come back', async () => {
  let working = 0
  let most = 0
  let open: () => void = () => undefined
  const gate = new Promise<void>((resolve) => {
    open = resolve
  })
  vi.mocked(hash).mockImplementation(async () => {
    working += 1
    most = Math.max(most, working)
    await gate
    working -= 1
    return 'a hash'
  })
  const flood = Array.from({ length: 100 }, () => tryIn({ email: unknownEmail() }))
  let answered = 0
  for (const attempt of flood) void attempt.then(() => (answered += 1))
  // Two work, 64 wait: the other 34 are answered at once.
  await vi.waitFor(() => expect(answered).toBe(34), 20_000)
  expect((await app.inject({ url: '/healthz' })).statusCode).toBe(200)
  open()
  const tries = await Promise.all(flood)
  vi.mocked(hash).mockReset()
  expect(most).toBe(2)
  expect(tries.filter((attempt) => attempt.http === 401)).toHaveLength(66)
  expect(tries.find((attempt) => attempt.http === 503)).toMatchObject({ code: 'unavailable', wait: 5 })
})
