import { existsSync } from 'node:fs'
import { readdir, utimes, writeFile } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { photoMaxBytes } from '@properysearch/contract/accounts/calls'
import sharp from 'sharp'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createUser, type TestPerson } from '../../../test/factories.ts'
import { createTestApp, type TestApp } from '../../../test/test-app.ts'
import { inTransaction } from '../../context.ts'
import { sql } from '../../platform/db/sql.ts'
import { enqueue } from '../../platform/jobs/jobs.ts'
import { cleanUpFiles } from '../files/index.ts'

let app: TestApp
let asha: TestPerson
beforeEach(async () => {
  app = await createTestApp()
  asha = await createUser(app)
})
afterEach(() => app.close())

const flat = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#c0392b' }, limitInputPixels: false })

const blob = (bytes: Uint8Array | string, type = 'image/jpeg') =>
  new Blob([typeof bytes === 'string' ? bytes : new Uint8Array(bytes)], { type })

const upload = (file: Blob) => asha.client.accounts.uploadPhoto({ id: asha.user.id }, file)

async function filesOnDisk(): Promise<string[]> {
  const folder = join(app.config.dataDir, 'files')
  if (!existsSync(folder)) return []
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  return entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name))
}

async function shownPhoto(): Promise<string | null> {
  return (await asha.client.accounts.getProfile({ id: asha.user.id })).data.ProfileImage
}

test.each(['jpeg', 'png', 'webp'] as const)('takes a %s and shows it to anyone as a square WebP', async (format) => {
  const picture = await flat(900, 600).toFormat(format).toBuffer()
  const { data } = await upload(blob(picture, 'application/octet-stream'))
  expect(data.ProfileImage).toMatch(/^\/files\/photos\/[0-9a-f]{32}\.webp$/)
  expect(await shownPhoto()).toBe(data.ProfileImage)
  const response = await app.inject({ url: data.ProfileImage })
  expect(response.headers['content-type']).toBe('image/webp')
  const shown = await sharp(response.rawPayload).metadata()
  expect(shown).toMatchObject({ format: 'webp', width: 512, height: 512 })
})

test('turns the picture upright and drops where and with what it was taken', async () => {
  const blue = await sharp({ create: { width: 400, height: 400, channels: 3, background: '#0000ff' } })
    .png()
    .toBuffer()
  const picture = await sharp({ create: { width: 800, height: 400, channels: 3, background: '#ff0000' } })
    .composite([{ input: blue, left: 400, top: 0 }])
    .withExif({ IFD0: { Model: 'SecretPhone' }, IFD3: { GPSLatitude: '18/1 31/1 12/1' } })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer()
  expect((await sharp(picture).metadata()).orientation).toBe(6)
  expect(picture.includes('SecretPhone')).toBe(true)
  const { data } = await upload(blob(picture))
  const shown = (await app.inject({ url: data.ProfileImage })).rawPayload
  const traces = await sharp(shown).metadata()
  expect([traces.exif, traces.xmp, traces.iptc, traces.orientation]).toEqual([
    undefined,
    undefined,
    undefined,
    undefined,
  ])
  expect(shown.includes('SecretPhone')).toBe(false)
  // Turned by a quarter, what lay left (red) is on top and what lay right (blue) below.
  const pixel = async (x: number, y: number) => [
    ...(await sharp(shown).extract({ left: x, top: y, width: 1, height: 1 }).raw().toBuffer()),
  ]
  const [top, bottom] = [await pixel(256, 20), await pixel(256, 490)]
  expect(top[0]).toBeGreaterThan(200)
  expect(bottom[2]).toBeGreaterThan(200)
  expect(bottom[0]).toBeLessThan(60)
})

test('replaces the photo and removes the old one', async () => {
  const picture = blob(await flat(600, 600).jpeg().toBuffer())
  const first = await upload(picture)
  const second = await upload(picture)
  await app.runJobs()
  expect(second.data.ProfileImage).not.toBe(first.data.ProfileImage)
  expect(await shownPhoto()).toBe(second.data.ProfileImage)
  expect((await app.inject({ url: first.data.ProfileImage })).statusCode).toBe(404)
  expect((await app.inject({ url: second.data.ProfileImage })).statusCode).toBe(200)
  expect(await filesOnDisk()).toHaveLength(1)
})

test('leaves one photo of several that arrive at the same moment, the one that is shown', async () => {
  const picture = blob(await flat(600, 600).jpeg().toBuffer())
  const uploads = await inTransaction(app, async ({ db }) => {
    await db.run(sql`select from users where id = ${asha.user.id} for update`)
    const underWay = [upload(picture), upload(picture), upload(picture)]
    await vi.waitFor(async () => {
      const waiting = sql`select from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()`
      expect(await app.fromOutside(() => app.db.many(waiting))).toHaveLength(3)
    }, 30_000)
    return underWay
  })
  await Promise.all(uploads)
  await app.runJobs()
  const [only, ...others] = await filesOnDisk()
  expect(others).toEqual([])
  expect(only?.endsWith((await shownPhoto())?.replace('/files/', '/public/') ?? 'none')).toBe(true)
})

test('removes my photo, and once more without complaint', async () => {
  const { data } = await upload(blob(await flat(600, 600).jpeg().toBuffer()))
  await asha.client.accounts.removePhoto({ id: asha.user.id })
  await asha.client.accounts.removePhoto({ id: asha.user.id })
  await app.runJobs()
  expect(await shownPhoto()).toBeNull()
  expect((await app.inject({ url: data.ProfileImage })).statusCode).toBe(404)
  expect(await filesOnDisk()).toEqual([])
})

test('lets nobody touch another person’s photo', async () => {
  const ravi = await createUser(app, { role: 'admin' })
  const picture = blob(await flat(600, 600).jpeg().toBuffer())
  const { data } = await upload(picture)
  const { id } = asha.user
  await expect(ravi.client.accounts.uploadPhoto({ id }, picture)).rejects.toMatchObject({ http: 404 })
  await expect(ravi.client.accounts.removePhoto({ id })).rejects.toMatchObject({ http: 404 })
  await expect(app.visitor.accounts.uploadPhoto({ id }, picture)).rejects.toMatchObject({ http: 401 })
  await expect(app.visitor.accounts.removePhoto({ id })).rejects.toMatchObject({ http: 401 })
  await expect(asha.client.accounts.removePhoto({ id: 'x' })).rejects.toMatchObject({ http: 400 })
  await app.runJobs()
  expect(await shownPhoto()).toBe(data.ProfileImage)
  expect(await filesOnDisk()).toHaveLength(1)
})

const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script>alert(1)</script></svg>'
const gif = Buffer.from('R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7', 'base64')
test.each([
  ['a PHP file', '<?php system($_GET["c"]); ?>'],
  ['an SVG with a script', svg],
  ['a page', '<!doctype html><script>alert(1)</script>'],
  ['a GIF', gif],
  ['an empty file', ''],
  ['a PDF', '%PDF-1.7'],
])('refuses %s that says it is a JPEG', async (_, bytes) => {
  await expect(upload(blob(bytes))).rejects.toMatchObject({
    http: 415,
    body: { code: 'wrong-file-type', message: 'Please choose a JPEG, PNG or WebP picture.' },
  })
  expect(await filesOnDisk()).toEqual([])
  expect(await shownPhoto()).toBeNull()
})

test('refuses pictures that break off, or only begin like one', async () => {
  const noise = { type: 'gaussian', mean: 128, sigma: 60 } as const
  const base = () => sharp({ create: { width: 800, height: 800, channels: 3, background: '#fff', noise } })
  for (const format of ['jpeg', 'png', 'webp'] as const) {
    const whole = await base().toFormat(format).toBuffer()
    for (const part of [0.5, 0.9]) {
      const cut = whole.subarray(0, Math.floor(whole.length * part))
      await expect(upload(blob(cut)), `${format} ${part}`).rejects.toMatchObject({
        http: 400,
        body: { code: 'invalid-input', errors: { file: expect.stringContaining('damaged or incomplete') } },
      })
    }
  }
  const pretender = Buffer.concat([Buffer.from([0xff, 0xd8, 0xff, 0xe0]), Buffer.from('<?php evil(); ?>')])
  await expect(upload(blob(pretender))).rejects.toMatchObject({ http: 400 })
  expect(await filesOnDisk()).toEqual([])
})

test('keeps nothing that was hidden behind a picture', async () => {
  const picture = await flat(600, 600).jpeg().toBuffer()
  const { data } = await upload(blob(Buffer.concat([picture, Buffer.from('<?php evil(); ?>')])))
  expect((await app.inject({ url: data.ProfileImage })).rawPayload.includes('<?php')).toBe(false)
})

test('refuses a small file that unpacks to something huge', async () => {
  const bomb = await flat(8000, 8000).png({ compressionLevel: 9 }).toBuffer()
  expect(bomb.length).toBeLessThan(photoMaxBytes)
  await expect(upload(blob(bomb))).rejects.toMatchObject({
    http: 400,
    body: { errors: { file: 'That picture is too large. The limit is 50 megapixels.' } },
  })
  expect(await filesOnDisk()).toEqual([])
})

test('refuses a file over the limit, saying the limit', async () => {
  const bytes = Buffer.alloc(photoMaxBytes + 1, 0xff)
  await expect(upload(blob(bytes))).rejects.toMatchObject({
    http: 413,
    body: { code: 'file-too-large', message: 'That file is too large. The limit is 8 MB.' },
  })
  expect(await filesOnDisk()).toEqual([])
})

async function send(contentType: string, payload: Buffer | string) {
  const response = await app.inject({
    method: 'POST',
    url: `/api/profile/${asha.user.id}/photo`,
    headers: { authorization: `Bearer ${asha.token}`, 'content-type': contentType },
    payload,
  })
  return { http: response.statusCode, body: response.json() }
}

async function sendForm(form: FormData) {
  const encoded = new Response(form)
  return send(encoded.headers.get('content-type') ?? '', Buffer.from(await encoded.arrayBuffer()))
}

test('refuses a form without a file, with two files, or none at all', async () => {
  const picture = blob(await flat(600, 600).jpeg().toBuffer())
  const none = new FormData()
  none.append('note', 'no file')
  expect(await sendForm(none)).toMatchObject({ http: 400, body: { errors: { file: 'Choose a file to upload.' } } })
  for (const count of [2, 3]) {
    const several = new FormData()
    for (let i = 0; i < count; i++) several.append(`file${i}`, picture, 'one.jpg')
    expect(await sendForm(several)).toMatchObject({
      http: 400,
      body: { errors: { file: 'Send one file at a time.' } },
    })
  }
  expect(await send('application/json', '{}')).toMatchObject({ http: 415, body: { code: 'wrong-content-type' } })
  expect(await send('multipart/form-data; boundary=x', '')).toMatchObject({ http: 400 })
  expect(await filesOnDisk()).toEqual([])
})

test('refuses a form that breaks off', async () => {
  const picture = await flat(600, 600).jpeg().toBuffer()
  const head = '--x\r\ncontent-disposition: form-data; name="file"; filename="../../evil.php"\r\n\r\n'
  const reply = await send('multipart/form-data; boundary=x', Buffer.concat([Buffer.from(head), picture]))
  expect(reply).toMatchObject({ http: 400, body: { code: 'invalid-input' } })
  expect(await filesOnDisk()).toEqual([])
})

test('leaves nothing on disk when the database refuses', async () => {
  const picture = blob(await flat(600, 600).jpeg().toBuffer())
  await app.db.pool.query(`alter table users add constraint no_photos check (photo_key is null)`)
  await expect(upload(picture)).rejects.toMatchObject({ http: 500 })
  expect(await filesOnDisk()).toEqual([])
})

test('clears away, by the hour, what writes that were cut short have left', async () => {
  const { data } = await upload(blob(await flat(600, 600).jpeg().toBuffer()))
  const minutesAgo = (minutes: number) => new Date(app.clock.now.getTime() - minutes * 60_000)
  for (const minutes of [30, 90]) {
    const path = join(app.config.dataDir, 'files/public/photos', `.unfinished-${minutes}`)
    await writeFile(path, 'half')
    await utimes(path, minutesAgo(minutes), minutesAgo(minutes))
  }
  await enqueue(app.db, cleanUpFiles, {})
  await app.runJobs()
  const names = (await filesOnDisk()).map((path) => basename(path)).sort()
  expect(names).toEqual(['.unfinished-30', basename(data.ProfileImage)])
})
