import { existsSync } from 'node:fs'
import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { pictureFormats, pictureUrl, pictureWidths } from '@properysearch/contract/listings/facts'
import { paperMaxBytes, pictureMaxBytes, videoMaxBytes } from '@properysearch/contract/listings/papers'
import sharp from 'sharp'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import type { TestPerson } from '../../../../test/factories.ts'
import { asBlob, createOwner, createWholeDraft, pdf, photo, uploadId } from '../../../../test/listing-factory.ts'
import { createTestApp, type TestApp } from '../../../../test/test-app.ts'
import { sql } from '../../../platform/db/sql.ts'
import { enqueue } from '../../../platform/jobs/jobs.ts'
import { cleanUpFiles } from '../../files/index.ts'

let app: TestApp
let owner: TestPerson
let id: number
beforeEach(async () => {
  app = await createTestApp()
  owner = await createOwner(app)
  id = (await owner.client.listings.createDraft({ listedIn: 'sell', subcategory: 'Flats' })).data.id
})
afterEach(() => app.close())

const sendPicture = (bytes: Uint8Array | string, role: 'photo' | 'floor-plan' = 'photo', upload = uploadId()) =>
  owner.client.listings.uploadPicture({ id, role, uploadId: upload }, asBlob(bytes))
const mine = async () => (await owner.client.listings.getMine({ id })).data

async function filesOnDisk(): Promise<string[]> {
  const folder = join(app.config.dataDir, 'files')
  if (!existsSync(folder)) return []
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  return entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name))
}

const nothingLeft = async () => {
  expect(await filesOnDisk()).toEqual([])
  expect(await app.db.many(sql`select * from orphaned_files`)).toEqual([])
  expect(await mine()).toMatchObject({ pictures: [], papers: [], videoUrl: null })
}

describe('a picture', () => {
  test('becomes three widths in two formats, upright, without place or camera', async () => {
    const taken = await sharp(await photo({ width: 1800, height: 1200 }))
      .withExif({ IFD0: { Model: 'SecretPhone' }, IFD3: { GPSLatitude: '18/1 31/1 12/1' } })
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer()
    const { data: picture } = await sendPicture(taken)
    expect(picture).toMatchObject({ role: 'photo', placeholder: expect.stringMatching(/^#[0-9a-f]{6}$/) })
    expect(picture.height).toBeGreaterThan(picture.width)
    // Whoever knows the address alone can show it.
    expect((await app.inject({ url: picture.url })).headers['content-type']).toMatch(/^image\//)
    for (const width of pictureWidths) {
      for (const format of pictureFormats) {
        const response = await app.inject({ url: pictureUrl(picture, width, format) })
        expect(response.headers['content-type']).toBe(`image/${format}`)
        expect(response.headers['cache-control']).toContain('immutable')
        const traces = await sharp(response.rawPayload).metadata()
        expect(traces.width).toBe(Math.min(width, 1200))
        expect([traces.exif, traces.xmp, traces.icc, traces.orientation]).toEqual([
          undefined,
          undefined,
          undefined,
          undefined,
        ])
        expect(response.rawPayload.includes('SecretPhone')).toBe(false)
      }
    }
    expect(await filesOnDisk()).toHaveLength(6)
  })

  test('sent again after a lost answer, even at the same time, is the same one', async () => {
    const bytes = await photo()
    const upload = uploadId()
    const all = await Promise.all([sendPicture(bytes, 'photo', upload), sendPicture(bytes, 'photo', upload)])
    const again = await sendPicture(bytes, 'photo', upload)
    expect(new Set([...all, again].map((reply) => reply.data.id)).size).toBe(1)
    expect(await filesOnDisk()).toHaveLength(6)
  })

  test('can be put elsewhere, made the cover, and removed with its files', async () => {
    const ids: number[] = []
    for (let n = 0; n < 3; n++) ids.push((await sendPicture(await photo())).data.id)
    const plan = (await sendPicture(await photo(), 'floor-plan')).data.id
    const [a = 0, b = 0, c = 0] = ids
    const { data } = await owner.client.listings.arrangePictures({ id, ids: [c, a, b] })
    expect(data.map((picture) => picture.id)).toEqual([c, a, b, plan])
    const stale = { http: 409, body: { code: 'changed-meanwhile' } }
    await expect(owner.client.listings.arrangePictures({ id, ids: [c, a] })).rejects.toMatchObject(stale)
    await expect(owner.client.listings.arrangePictures({ id, ids: [c, a, a] })).rejects.toMatchObject(stale)
    expect((await owner.client.listings.removePicture({ id, pictureId: a })).data.map((picture) => picture.id)).toEqual(
      [c, b, plan],
    )
    await expect(owner.client.listings.removePicture({ id, pictureId: a })).rejects.toMatchObject({ http: 404 })
    await app.runJobs()
    expect(await filesOnDisk()).toHaveLength(18)
  })

  test('of the plan replaces the plan before', async () => {
    await sendPicture(await photo(), 'floor-plan')
    const { data } = await sendPicture(await photo(), 'floor-plan')
    await app.runJobs()
    expect((await mine()).pictures).toEqual([data])
    expect(await filesOnDisk()).toHaveLength(6)
  })

  const noisy = async () =>
    sharp({
      create: {
        width: 900,
        height: 700,
        channels: 3,
        background: '#fff',
        noise: { type: 'gaussian', mean: 128, sigma: 60 },
      },
    })
      .jpeg()
      .toBuffer()
  const wrong: [string, () => Promise<Uint8Array | string>, number, string][] = [
    ['a PHP file named .jpg', async () => '<?php system($_GET["c"]); ?>', 415, 'JPEG, PNG or WebP'],
    [
      'an SVG with a script',
      async () => '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>',
      415,
      'JPEG, PNG or WebP',
    ],
    [
      'a picture of more than 50 megapixels',
      () =>
        sharp({ create: { width: 8000, height: 6500, channels: 3, background: '#c00' }, limitInputPixels: false })
          .png({ compressionLevel: 9 })
          .toBuffer(),
      400,
      '50 megapixels',
    ],
    [
      'a JPEG that breaks off',
      async () => {
        const whole = await noisy()
        return whole.subarray(0, Math.floor(whole.length * 0.6))
      },
      400,
      'damaged or incomplete',
    ],
    ['60 MB', async () => Buffer.alloc(60 * 2 ** 20, 0xff), 413, `The limit is ${pictureMaxBytes / 2 ** 20} MB`],
    ['a thumbnail', () => photo({ width: 200, height: 150 }), 400, 'too small'],
  ]
  test.each(wrong)('is refused when it is %s, and leaves nothing', async (_, make, http, sentence) => {
    await expect(sendPicture(await make())).rejects.toMatchObject({
      http,
      body: { message: expect.stringContaining(sentence) },
    })
    await nothingLeft()
  })

  test.each(['../../evil.jpg', '/etc/passwd', 'C:\\Users\\x.jpg'])('is refused when its name is %s', async (name) => {
    const head = `--x\r\ncontent-disposition: form-data; name="file"; filename="${name}"\r\ncontent-type: image/jpeg\r\n\r\n`
    const payload = Buffer.concat([Buffer.from(head), await photo(), Buffer.from('\r\n--x--\r\n')])
    const response = await app.inject({
      method: 'POST',
      url: `/api/listings/${id}/pictures/photo/${uploadId()}`,
      headers: { authorization: `Bearer ${owner.token}`, 'content-type': 'multipart/form-data; boundary=x' },
      payload,
    })
    expect(response.statusCode).toBe(400)
    expect(response.json().message).toContain('contains a path')
    await nothingLeft()
  })

  test('stays within the number a listing may have', async () => {
    await app.db.run(sql`insert into property_pictures (property_id, position, drawn, view, width, height, placeholder, alt)
      select ${id}, n, n, 'front', 1600, 1200, '#ffffff', 'x' from generate_series(1, 40) n`)
    await expect(sendPicture(await photo())).rejects.toMatchObject({
      http: 409,
      body: { code: 'limit-reached', message: expect.stringContaining('at most 40') },
    })
  })
})

describe('a crash', () => {
  test('between the files and the row leaves no half listing and, after the clean-up, no file', async () => {
    // As a kill -9 would: nothing after this line runs, not even what tidies up.
    vi.spyOn(app.db, 'transaction').mockImplementation(() => new Promise(() => undefined))
    void sendPicture(await photo())
    await vi.waitFor(async () => expect(await filesOnDisk()).toHaveLength(6), { timeout: 20_000 })
    await vi.waitFor(() => expect(app.db.transaction).toHaveBeenCalled(), 30_000)
    vi.restoreAllMocks()
    expect((await mine()).pictures).toEqual([])
    await enqueue(app.db, cleanUpFiles, {})
    await app.runJobs()
    expect(await filesOnDisk()).toHaveLength(6)
    app.clock.advance(61 * 60 * 1000)
    await enqueue(app.db, cleanUpFiles, {})
    await app.runJobs()
    await nothingLeft()
  })

  test('of the database refuses the picture and leaves nothing', async () => {
    await app.db.pool.query('alter table property_pictures add constraint none check (upload_id is null)')
    await expect(sendPicture(await photo())).rejects.toMatchObject({ http: 500 })
    await nothingLeft()
  })

  test('in the middle of a profile photo is covered too', async () => {
    vi.spyOn(app.db, 'transaction').mockImplementation(() => new Promise(() => undefined))
    void owner.client.accounts.uploadPhoto({ id: owner.user.id }, asBlob(await photo()))
    await vi.waitFor(() => expect(app.db.transaction).toHaveBeenCalled(), { timeout: 30_000 })
    vi.restoreAllMocks()
    app.clock.advance(61 * 60 * 1000)
    await enqueue(app.db, cleanUpFiles, {})
    await app.runJobs()
    await nothingLeft()
  })
})

describe('a video', () => {
  const mp4 = (text = '') =>
    Buffer.concat([
      Buffer.from([0, 0, 0, 24]),
      Buffer.from('ftypisom'),
      Buffer.alloc(5000, 7),
      Buffer.from(text),
      Buffer.alloc(100, 7),
    ])

  test('is kept as sent, except for where it was taken, and played in parts', async () => {
    const bytes = mp4('\u00a9xyz+18.5204+073.8567+560.000/ and +18.5204+073.8567/')
    const { data } = await owner.client.listings.uploadVideo({ id }, asBlob(bytes))
    const whole = await app.inject({ url: data.videoUrl })
    expect(whole.headers['content-type']).toBe('video/mp4')
    expect(whole.rawPayload).toHaveLength(bytes.length)
    expect(whole.rawPayload.toString('latin1')).toContain('+00.0000+000.0000+000.000/')
    expect(whole.rawPayload.includes('18.5204')).toBe(false)
    const part = await app.inject({ url: data.videoUrl, headers: { range: 'bytes=4-11' } })
    expect(part.statusCode).toBe(206)
    expect(part.rawPayload.toString()).toBe('ftypisom')
    expect(part.headers['content-range']).toBe(`bytes 4-11/${bytes.length}`)
    expect((await app.inject({ url: data.videoUrl, headers: { range: 'bytes=99999999-' } })).statusCode).toBe(416)
  })

  test('or a link replaces the one before; removed, nothing is left', async () => {
    await owner.client.listings.uploadVideo({ id }, asBlob(mp4()))
    await owner.client.listings.linkVideo({ id, url: 'https://www.youtube.com/watch?v=abcdefghijk' })
    await app.runJobs()
    expect(await filesOnDisk()).toEqual([])
    await owner.client.listings.removeVideo({ id })
    await nothingLeft()
    await expect(owner.client.listings.linkVideo({ id, url: 'https://evil.example/x.mp4' })).rejects.toMatchObject({
      body: { errors: { url: expect.stringContaining('YouTube') } },
    })
  })

  test.each([
    ['not one', () => Buffer.from('MZ this is a program'), 415, 'MP4 or WebM'],
    ['too large', () => Buffer.concat([mp4(), Buffer.alloc(videoMaxBytes + 1)]), 413, 'The limit is 50 MB'],
    ['empty', () => Buffer.alloc(0), 415, 'MP4 or WebM'],
  ])('is refused when it is %s, and leaves nothing', async (_, make, http, sentence) => {
    await expect(owner.client.listings.uploadVideo({ id }, asBlob(make()))).rejects.toMatchObject({
      http,
      body: { message: expect.stringContaining(sentence) },
    })
    await nothingLeft()
  })

  test('that breaks off on its way is refused, and leaves nothing', async () => {
    const head = '--x\r\ncontent-disposition: form-data; name="file"; filename="a.mp4"\r\n\r\n'
    const response = await app.inject({
      method: 'POST',
      url: `/api/listings/${id}/video`,
      headers: { authorization: `Bearer ${owner.token}`, 'content-type': 'multipart/form-data; boundary=x' },
      payload: Buffer.concat([Buffer.from(head), mp4()]),
    })
    expect(response.statusCode).toBe(400)
    expect(response.json().message).toContain('did not arrive completely')
    await nothingLeft()
  })

  test('that lies about its length is refused when it grows too large', async () => {
    const head = '--x\r\ncontent-disposition: form-data; name="file"; filename="a.mp4"\r\n\r\n'
    const payload = Buffer.concat([Buffer.from(head), mp4(), Buffer.alloc(videoMaxBytes), Buffer.from('\r\n--x--\r\n')])
    const response = await app.inject({
      method: 'POST',
      url: `/api/listings/${id}/video`,
      headers: {
        authorization: `Bearer ${owner.token}`,
        'content-type': 'multipart/form-data; boundary=x',
        'content-length': '5000',
      },
      payload,
    })
    expect(response.statusCode).toBe(413)
    await nothingLeft()
  })
})

describe('a paper', () => {
  const sendPaper = (bytes: Uint8Array | string, upload = uploadId()) =>
    owner.client.listings.uploadPaper({ id, kind: 'tax-receipt', uploadId: upload }, asBlob(bytes))

  test('is kept out of reach of everybody but its owner', async () => {
    const upload = uploadId()
    const { data } = await sendPaper(pdf, upload)
    expect((await sendPaper(pdf, upload)).data.id).toBe(data.id)
    expect(data).toMatchObject({ kind: 'tax-receipt', contentType: 'application/pdf' })
    const file = await owner.client.listings.downloadPaper({ id, paperId: data.id })
    expect(await file.text()).toBe(pdf)
    const [row] = await app.db.many<{ fileKey: string }>(sql`select file_key from property_papers`)
    expect((await app.inject({ url: `/files/${row?.fileKey}` })).statusCode).toBe(404)
  })

  test('that is a photograph loses where and with what it was taken', async () => {
    const taken = await sharp(await photo())
      .withExif({ IFD0: { Model: 'SecretPhone' } })
      .jpeg()
      .toBuffer()
    const { data } = await sendPaper(taken)
    expect(data.contentType).toBe('image/jpeg')
    const file = await owner.client.listings.downloadPaper({ id, paperId: data.id })
    expect(Buffer.from(await file.arrayBuffer()).includes('SecretPhone')).toBe(false)
  })

  test.each([
    ['a program', () => 'MZ...', 415, 'PDF'],
    ['a page with a script', () => '<html><script>alert(1)</script></html>', 415, 'PDF'],
    ['a PDF that breaks off', () => '%PDF-1.4\n1 0 obj <<>>', 400, 'damaged or incomplete'],
    ['too large', () => Buffer.alloc(paperMaxBytes + 1, 1), 413, 'The limit is 15 MB'],
  ])('is refused when it is %s, and leaves nothing', async (_, make, http, sentence) => {
    await expect(sendPaper(make())).rejects.toMatchObject({
      http,
      body: { message: expect.stringContaining(sentence) },
    })
    await nothingLeft()
  })

  test('can be removed, but not the last one that shows who owns a submitted property', async () => {
    const { data } = await sendPaper(pdf)
    await owner.client.listings.removePaper({ id, paperId: data.id })
    await app.runJobs()
    await nothingLeft()
    const whole = await createWholeDraft(owner)
    await owner.client.listings.submit({ id: whole.id })
    const paperId = whole.papers[0]?.id as number
    await expect(owner.client.listings.removePaper({ id: whole.id, paperId })).rejects.toMatchObject({
      http: 409,
      body: { code: 'not-yet', message: expect.stringContaining('Add another before you remove it') },
    })
  })
})
