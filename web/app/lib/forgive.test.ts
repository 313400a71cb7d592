import { callFailure } from '@properysearch/contract/kernel/client'
import { expect, test } from 'vitest'
import { forgive } from './forgive.ts'

const refuse = (errors: Record<string, string>) =>
  callFailure(400, { status: 0, code: 'invalid-input', message: 'No.', errors })

test('asks again without each field that could not be read, and tells all of them', async () => {
  const asked: Record<string, string>[] = []
  const answer = await forgive({ type: 'castle', bhk: '99', text: 'baner' }, async (input) => {
    asked.push(input as Record<string, string>)
    if (input.type) throw refuse({ type: 'No such type.' })
    if (input.bhk) throw refuse({ bhk: 'No such BHK.' })
    return 'found'
  })
  expect(answer).toEqual({
    reply: 'found',
    input: { text: 'baner' },
    problems: [
      { field: 'type', message: 'No such type.' },
      { field: 'bhk', message: 'No such BHK.' },
    ],
  })
  expect(asked).toHaveLength(3)
})

test('a failure that leaving out would not mend is handed on', async () => {
  await expect(forgive({ text: 'a' }, () => Promise.reject(refuse({ other: 'No.' })))).rejects.toThrow('No.')
  await expect(forgive({ text: 'a' }, () => Promise.reject(new Error('lost')))).rejects.toThrow('lost')
})
