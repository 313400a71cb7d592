import { afterAll, beforeAll, expect, test } from 'vitest'
import type { TestPerson } from '../../../../test/factories.ts'
import { createOwner, pdf, uploadId } from '../../../../test/listing-factory.ts'
import { createTestApp, type TestApp } from '../../../../test/test-app.ts'

let app: TestApp
let owner: TestPerson
let id: number
beforeAll(async () => {
  app = await createTestApp()
  owner = await createOwner(app)
  id = (await owner.client.listings.createDraft({ listedIn: 'sell', subcategory: 'Flats' })).data.id
})
afterAll(() => app.close())

test.each([
  ['sale deed.pdf', 'sale deed.pdf'],
  ['invoice\u202efdp.exe', 'invoicefdp.pdf'],
  ['\u200e\u2066deed\u2069\ufeff.pdf', 'deed.pdf'],
  ['a\u0001b\u009fc\u2028d.pdf', 'abcd.pdf'],
  ['विक्रीपत्र.pdf', 'विक्रीपत्र.pdf'],
  ['<b>deed', 'bdeed.pdf'],
  ['\u202e', 'Paper.pdf'],
  [`${'x'.repeat(300)}.pdf`, `${'x'.repeat(116)}.pdf`],
])('a paper named %j is shown and saved as %j', async (name, shown) => {
  const head = `--x\r\ncontent-disposition: form-data; name="file"; filename="${name}"\r\n\r\n`
  const url = `/api/listings/${id}/papers`
  const authorization = `Bearer ${owner.token}`
  const sent = await app.inject({
    method: 'POST',
    url: `${url}/tax-receipt/${uploadId()}`,
    headers: { authorization, 'content-type': 'multipart/form-data; boundary=x' },
    payload: Buffer.from(`${head}${pdf}\r\n--x--\r\n`),
  })
  expect(sent.json()).toMatchObject({ data: { fileName: shown } })
  const saved = await app.inject({ url: `${url}/${sent.json().data.id}/file`, headers: { authorization } })
  const said = String(saved.headers['content-disposition'])
  expect(said).toMatch(/^attachment; filename="[\w.-]+\.pdf"(; filename\*=UTF-8''[\w.%-]+\.pdf)?$/)
  expect(decodeURIComponent(said.match(/''(.+)$/)?.[1] ?? said.match(/"(.+)"/)?.[1] ?? '')).toBe(shown)
})
