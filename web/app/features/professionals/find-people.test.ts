import { expect, test } from 'vitest'
import { readPeopleSearch } from './find-people.ts'

const read = (address: string) => readPeopleSearch(new URLSearchParams(address))

test('an address that names a profession asks for people', () => {
  expect(read('search=Agent&location=baner&page=2')).toEqual({ role: 'agent', text: 'baner', page: '2' })
  expect(read('search=lawyer&page=1')).toEqual({ role: 'lawyer' })
})

test.each(['constructor', 'toString', '__proto__', 'plumber', ''])('search=%s asks for properties', (word) => {
  expect(read(`search=${word}`)).toBeUndefined()
})
