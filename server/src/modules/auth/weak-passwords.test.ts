import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { codeFor, newAddress, newcomer, registerPerson } from '../../../test/people.ts'
import { createTestApp, type TestApp } from '../../../test/test-app.ts'
import { weaknessOf } from './weak-passwords.ts'

const aditi = { firstname: 'Aditi', lastname: 'Kulkarni', email: 'aditi.k@demo.in', mobile: '9830174962' }

test.each([
  ['repeats', ['aaaaa', 'AAAAA', 'ababab', '12121', 'abcabc', 'mangomango', '11112', 'xxyyxxyy']],
  [
    'runs',
    [
      'QWERTY',
      '12345',
      'qwerty7',
      'asdfg',
      'abcde',
      'edcba',
      '98765',
      '123456789012',
      'qwe123',
      'asdf1234',
      'Zxcvb!',
      'wxyzabc',
    ],
  ],
  [
    'own',
    ['Aditi', 'aditi1990', 'Aditi@123', 'kulkarni', 'aditi.kulkarni', 'aditi.k', 'aditi.k@demo.in', '9830174962'],
  ],
  ['own', ['74962', '+919830174962', '983017', 'Aditi9830']],
  ['common', ['password', 'LetMeIn', 'india', 'Password1']],
])('%s: refused', async (weakness, passwords) => {
  for (const password of passwords) expect([password, await weaknessOf(password, aditi)]).toEqual([password, weakness])
})

test('leaves what is hard enough to guess, and the demo accounts’ own', async () => {
  for (const password of [
    'demo12345',
    'a tall banyan',
    'a quiet mango grove',
    'first of four',
    'monsoon green 41',
    'kulfi and chai',
    'x7$kq',
    'aditi likes rain',
    'मेरा घर पुणे',
  ]) {
    expect([password, await weaknessOf(password, aditi)]).toEqual([password, null])
  }
})

describe('is said under the field, with why', () => {
  let app: TestApp
  beforeAll(async () => {
    app = await createTestApp()
  })
  afterAll(() => app.close())
  const visitor = () => app.clientFor(null, { address: newAddress() })

  const says = {
    aaaaa: 'This password only repeats a few characters and is easy to guess. Choose another.',
    qwerty1: 'This password follows the keyboard or the alphabet and is easy to guess. Choose another.',
    'Meera@2024': 'This password is little more than your own name, email or mobile number. Choose another.',
  }

  test.each(Object.entries(says))('at registration: %s', async (password, sentence) => {
    await expect(visitor().auth.register(newcomer({ password }))).rejects.toMatchObject({
      http: 400,
      body: { errors: { password: sentence } },
    })
  })

  test.each(Object.entries(says))('when it is changed: %s', async (newPassword, sentence) => {
    const { client, password } = await registerPerson(app)
    await expect(client.auth.changePassword({ currentPassword: password, newPassword })).rejects.toMatchObject({
      http: 400,
      body: { errors: { newPassword: sentence } },
    })
  })

  test('at a reset, and the code stays valid; only someone with the code learns whose name it is', async () => {
    const { email } = await registerPerson(app)
    const { resetId } = (await visitor().auth.forgotPassword({ identifier: email })).data
    const otp = await codeFor(app, email)
    const wrongOtp = otp === '000000' ? '000001' : '000000'
    const reset = (code: string, newPassword: string) =>
      visitor().auth.resetPassword({ resetId, otp: code, newPassword })
    await expect(reset(wrongOtp, 'Meera@2024')).rejects.toMatchObject({ body: { code: 'wrong-otp' } })
    for (let i = 0; i < 6; i += 1) {
      for (const [password, sentence] of Object.entries(says)) {
        await expect(reset(otp, password)).rejects.toMatchObject({
          http: 400,
          body: { errors: { newPassword: sentence } },
        })
      }
    }
    await reset(otp, 'a quiet mango grove')
  })
})
