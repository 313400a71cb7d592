import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { TestPerson } from '../../../test/factories.ts'
import { asBlob, createOwner, photo } from '../../../test/listing-factory.ts'
import { createTestApp, type TestApp } from '../../../test/test-app.ts'

let app: TestApp
let owner: TestPerson
let address: string
let paths: Record<'whole' | 'streamed', string>
beforeAll(async () => {
  app = await createTestApp()
  owner = await createOwner(app)
  await app.http.listen({ port: 0, host: '127.0.0.1' })
  address = `http://127.0.0.1:${(app.http.server.address() as AddressInfo).port}`
  const { data } = await owner.client.listings.createDraft({ listedIn: 'sell', subcategory: 'Flats' })
  paths = { whole: `/api/profile/${owner.user.id}/photo`, streamed: `/api/listings/${data.id}/video` }
})
afterAll(() => app.close())

const fileHeader = 'content-disposition: form-data; name="file"; filename="a.jpg"\r\ncontent-type: image/jpeg'
const field = (name: string) => `--x\r\ncontent-disposition: form-data; name="${name}"\r\n\r\nvalue\r\n`
const malformed: Record<string, string> = {
  'a part without a header': '--x\r\n\r\n--x--',
  'a part without a header or an end': '--x\r\n\r\n',
  'nothing but an end': '--x--\r\n',
  'no part at all': 'hello',
  nothing: '',
  'a file that breaks off': `--x\r\n${fileHeader}\r\n\r\nabc`,
  'a header that breaks off': `--x\r\n${fileHeader}`,
  'a name out of every object': `--x\r\n${fileHeader.replace('"file"', '"__proto__"')}\r\n\r\nabc\r\n--x--\r\n`,
  'too many fields': `${Array.from({ length: 9 }, (_, i) => field(`f${i}`)).join('')}--x--\r\n`,
  'a header that never ends': `--x\r\n${'a: b\r\n'.repeat(3000)}\r\nabc\r\n--x--\r\n`,
  'a part after the end': `--x--\r\n--x\r\n${fileHeader}\r\n\r\nabc\r\n--x--\r\n`,
}

async function send(path: string, body: string, contentType = 'multipart/form-data; boundary=x') {
  const headers = { authorization: `Bearer ${owner.token}`, 'content-type': contentType }
  const response = await fetch(address + path, { method: 'POST', headers, body })
  return { status: response.status, body: (await response.json()) as { code: string; message: string } }
}

describe.each(['whole', 'streamed'] as const)('a file that is taken %s', (way) => {
  test.each(Object.entries(malformed))('is refused with a sentence when it comes as %s', async (_, body) => {
    const answer = await send(paths[way], body)
    expect(answer).toMatchObject({ status: 400, body: { status: 0, code: 'invalid-input' } })
    expect(answer.body.message).toMatch(/file|form/i)
  })

  test.each(['multipart/form-data', 'multipart/form-data; boundary=', 'multipart/form-data; boundary="'])(
    'is refused when it comes as %s',
    async (contentType) => {
      const answer = await send(paths[way], '--x\r\n', contentType)
      expect(answer).toMatchObject({ status: 400, body: { status: 0, code: 'invalid-input' } })
    },
  )
})

test('after all of these, the same person still uploads', async () => {
  const { id } = owner.user
  await expect(owner.client.accounts.uploadPhoto({ id }, asBlob(await photo()))).resolves.toBeDefined()
})
