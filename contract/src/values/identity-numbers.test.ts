import { expect, test } from 'vitest'
import { isAadhaarNumber, panPattern, passesVerhoeff, professionalNumbers } from './identity-numbers.ts'

test.each(['2363', '123451', '999941057058'])('%s carries its check digit', (digits) => {
  expect(passesVerhoeff(digits)).toBe(true)
})

test('an Aadhaar number has twelve digits, begins with 2 to 9 and carries its check digit', () => {
  // Published as a dummy by the authority itself.
  expect(isAadhaarNumber('999941057058')).toBe(true)
  for (const wrong of [
    '123456789012',
    '999941057059',
    '99994105705',
    '9999410570588',
    '099941057058',
    '99994105705a',
  ]) {
    expect(isAadhaarNumber(wrong), wrong).toBe(false)
  }
})

test('Verhoeff finds every single wrong digit and every swap of neighbours', () => {
  const right = '999941057058'
  for (const at of [...right].keys()) {
    for (let digit = 0; digit < 10; digit++) {
      const changed = right.slice(0, at) + digit + right.slice(at + 1)
      if (changed !== right) expect(passesVerhoeff(changed), changed).toBe(false)
    }
    const swapped = right.slice(0, at) + (right[at + 1] ?? '') + right[at] + right.slice(at + 2)
    if (swapped !== right) expect(passesVerhoeff(swapped), swapped).toBe(false)
  }
})

test('a PAN names the kind of its holder in the fourth letter', () => {
  expect('ZZZPK1234A').toMatch(panPattern)
  for (const wrong of ['ZZZXK1234A', 'ZZZPK123A', 'zzzpk1234a', 'ZZZPK12345', '1ZZPK1234A']) {
    expect(wrong).not.toMatch(panPattern)
  }
})

test('each example of a professional number has the form it shows', () => {
  for (const { example, pattern } of Object.values(professionalNumbers)) expect(example).toMatch(pattern)
})
