import { expect, test } from 'vitest'
import { readConfig } from '../config.ts'
import { sentencesFor } from './start-failure.ts'

const config = readConfig({ DATA_DIR: '/d', PORT: '80' })
const given = readConfig({
  DATABASE_URL: 'postgres://asha:secret@db.example:5433/shop',
  MODE: 'development',
  DATA_DIR: '/d',
})

const failure = (parts: object, message = 'raw words') => Object.assign(new Error(message), parts)

test.each([
  [
    { code: 'EADDRINUSE', syscall: 'listen' },
    'Port 80 on 127.0.0.1 is already in use. Stop the program that uses it, or set PORT to another.',
  ],
  [{ code: 'EACCES', syscall: 'listen' }, 'Port 80 may be opened only by an administrator. Set PORT to 1024 or above.'],
  [
    { code: 'EADDRNOTAVAIL', syscall: 'listen' },
    'HOST 127.0.0.1 is not an address of this machine. Set HOST to one, such as 127.0.0.1.',
  ],
  [
    { code: 'ENOTFOUND', syscall: 'getaddrinfo', hostname: '127.0.0.1' },
    'HOST 127.0.0.1 is not an address of this machine. Set HOST to one, such as 127.0.0.1.',
  ],
  [{ code: 'ENOSPC' }, 'The disk that holds /d is full. Make room, or choose another DATA_DIR.'],
  [{ code: '53100' }, 'The disk that holds /d is full. Make room, or choose another DATA_DIR.'],
  [
    { code: 'EACCES', path: '/d/secret.key' },
    '/d/secret.key cannot be used: permission denied. Change that, or choose another DATA_DIR.',
  ],
  [{ code: 'EROFS', path: '/d' }, '/d is on a read-only disk. Change that, or choose another DATA_DIR.'],
  [{ code: 'EACCES', path: '/elsewhere' }, '/elsewhere cannot be used: permission denied.'],
])('explains %j', (parts, sentence) => {
  expect(sentencesFor(failure(parts), config)).toEqual([sentence])
})

test.each([
  [{ code: 'ECONNREFUSED' }, /^The database server at db\.example:5433 is not responding \(ECONNREFUSED\)/],
  [{ code: 'ENOTFOUND' }, /^The name db\.example in DATABASE_URL is not known/],
  [{ code: '28P01' }, /refused the user or the password in DATABASE_URL \(user asha\)/],
  [{ code: '3D000' }, /has no database named shop/],
  [{ code: '42501' }, /may not create tables/],
  [{ code: '53300' }, /no free connections/],
  [{ code: '57P03' }, /still starting/],
])('explains %j of a given database', (parts, sentence) => {
  const [said] = sentencesFor(failure(parts), given) ?? []
  expect(said).toMatch(sentence)
  expect(said).not.toContain('secret')
})

test('explains failures of a given database that come without a code', () => {
  expect(sentencesFor(failure({}, 'timeout expired'), given)?.[0]).toMatch(/is not responding \(timeout\)/)
  expect(sentencesFor(failure({}, 'SASL: client password must be a string'), given)?.[0]).toMatch(/asks for a password/)
  expect(sentencesFor(failure({}, 'self-signed certificate'), given)?.[0]).toMatch(/TLS/)
})

test('leaves a defect of ours unexplained', () => {
  expect(sentencesFor(new TypeError('x is not a function'), given)).toBeUndefined()
  expect(sentencesFor('text', config)).toBeUndefined()
})
