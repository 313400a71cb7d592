import { existsSync } from 'node:fs'
import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { clientId, messagesOf, talking } from '../../../test/conversation-factory.ts'
import { createUser } from '../../../test/factories.ts'
import { asBlob, pdf, photo } from '../../../test/listing-factory.ts'
import { createTestApp, type TestApp } from '../../../test/test-app.ts'

let app: TestApp
beforeAll(async () => {
  app = await createTestApp()
})
afterAll(() => app.close())

async function stored(): Promise<string[]> {
  const path = join(app.config.dataDir, 'files/private/messages')
  return existsSync(path) ? (await readdir(path)).filter((name) => !name.startsWith('.')) : []
}

test('a picture is sent once, without a trace, with its size, and opened by the two alone', async () => {
  const { asker, owner, id } = await talking(app)
  const bytes = await sharp(await photo({ width: 900, height: 600 }))
    .withExif({ IFD0: { Copyright: 'Where Isha lives' } })
    .jpeg()
    .toBuffer()
  const as = clientId()
  const send = () => asker.client.conversations.sendFile({ id, clientId: as }, asBlob(bytes))
  const [first, ...others] = (await Promise.all([send(), send(), send()])).map(({ data }) => data.seq)
  for (const seq of others) expect(seq).toBe(first)
  expect((await send()).data.seq).toBe(first)
  await app.runJobs()
  expect(await stored()).toHaveLength(1)
  const sent = (await messagesOf(owner, id)).filter(({ file }) => file)
  expect(sent).toMatchObject([{ text: null, file: { contentType: 'image/jpeg', width: 900, height: 600 } }])
  const file = await owner.client.conversations.downloadFile({ id, seq: first ?? 0 })
  expect(Buffer.from(await (file as Blob).arrayBuffer()).includes('Where Isha lives')).toBe(false)

  await asker.client.conversations.remove({ id, seq: first ?? 0 })
  await app.runJobs()
  expect(await stored()).toEqual([])
  await expect(owner.client.conversations.downloadFile({ id, seq: first ?? 0 })).rejects.toMatchObject({ http: 404 })
})

test('a PDF is sent as it is; anything else is refused, and nothing is left of it', async () => {
  const { asker, owner, id } = await talking(app)
  const before = (await stored()).length
  const { data } = await owner.client.conversations.sendFile({ id, clientId: clientId() }, asBlob(pdf))
  expect(data.file).toMatchObject({ contentType: 'application/pdf', width: null })
  for (const bytes of ['GIF89a', '<html>', '%PDF-1.4 cut off']) {
    await expect(
      asker.client.conversations.sendFile({ id, clientId: clientId() }, asBlob(bytes)),
    ).rejects.toMatchObject({ http: expect.any(Number) })
  }
  await app.runJobs()
  expect((await stored()).length).toBe(before + 1)
  await expect(asker.client.conversations.downloadFile({ id, seq: 1 })).rejects.toMatchObject({ http: 404 })
})

test('nobody else uploads anything into a conversation, and nothing is left of the attempt', async () => {
  const { asker, id } = await talking(app)
  const before = (await stored()).length
  const bytes = await photo({ width: 60, height: 40 })
  for (const person of [await createUser(app), await createUser(app, { role: 'admin' })]) {
    await expect(
      person.client.conversations.sendFile({ id, clientId: clientId() }, asBlob(bytes)),
    ).rejects.toMatchObject({ http: 404 })
  }
  await expect(app.visitor.conversations.sendFile({ id, clientId: clientId() }, asBlob(bytes))).rejects.toMatchObject({
    http: 401,
  })
  await app.runJobs()
  expect((await stored()).length).toBe(before)
  expect(await messagesOf(asker, id)).toHaveLength(2)
})
