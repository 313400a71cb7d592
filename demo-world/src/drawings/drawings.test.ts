import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { allModules } from '@properysearch/server/src/all-modules.ts'
import { createTestApp, type TestApp } from '@properysearch/server/test/test-app.ts'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { demoModule } from '../demo.module.ts'
import { adDrawings } from './ad-drawings.ts'
import { byteRange } from './byte-range.ts'

let app: TestApp
beforeAll(async () => {
  app = await createTestApp({}, { modules: [...allModules, demoModule] })
})
afterAll(() => app.close())

const get = (url: string, headers: Record<string, string> = {}) => app.inject({ method: 'GET', url, headers })

test('a picture is served, may be kept forever and used by other sites', async () => {
  const response = await get('/drawings/1/loan-desk.webp')
  expect(response.statusCode).toBe(200)
  expect(response.headers).toMatchObject({
    'content-type': 'image/webp',
    'cache-control': 'public, max-age=31536000, immutable',
    'cross-origin-resource-policy': 'cross-origin',
    'x-content-type-options': 'nosniff',
  })
  expect(await sharp(response.rawPayload).metadata()).toMatchObject({ width: 960, height: 640 })
})

test('a gif has many frames, rests on three of them, and is small to send; its still has the same shape', async () => {
  const response = await get('/drawings/1/hall-furnished.gif')
  expect(response.headers['content-type']).toBe('image/gif')
  const { pages, delay, width, pageHeight } = await sharp(response.rawPayload, { animated: true }).metadata()
  expect({ pages, width, pageHeight }).toEqual({ pages: 12, width: 512, pageHeight: 384 })
  expect(delay?.filter((ms) => ms > 2000)).toHaveLength(3)
  expect(response.rawPayload.length).toBeLessThan(600_000)
  const still = await get('/drawings/1/hall-furnished.webp')
  expect(await sharp(still.rawPayload).metadata()).toMatchObject({ width: 1024, height: 768 })
})

test('a picture is drawn once however many ask', async () => {
  const url = '/drawings/1/villa-evening.webp'
  const all = await Promise.all([get(url), get(url), get(url)])
  expect(new Set(all.map((response) => response.rawPayload.toString('base64'))).size).toBe(1)
  const kept = await readdir(join(app.config.dataDir, 'files'), { recursive: true })
  expect(kept.filter((name) => name.endsWith('villa-evening.webp'))).toHaveLength(1)
})

test('every film is there and small to send', async () => {
  const films = Object.entries(adDrawings).filter(([, { moves }]) => moves === 'film')
  expect(films).toHaveLength(2)
  for (const [name] of films) {
    const { headers, rawPayload } = await get(`/drawings/1/${name}.webm`)
    expect(headers['content-type']).toBe('video/webm')
    expect(rawPayload.subarray(0, 4).toString('hex')).toBe('1a45dfa3')
    expect(rawPayload.length).toBeLessThan(100_000)
  }
})

test('a film is sent in parts when asked so', async () => {
  const url = '/drawings/1/bungalow-evening.webm'
  const whole = (await get(url)).rawPayload
  const part = await get(url, { range: 'bytes=100-199' })
  expect([part.statusCode, part.headers['content-range']]).toEqual([206, `bytes 100-199/${whole.length}`])
  expect(part.rawPayload.equals(whole.subarray(100, 200))).toBe(true)
  expect((await get(url, { range: `bytes=${whole.length}-` })).statusCode).toBe(416)
})

test.each([
  '/drawings/1/loan-desk.gif',
  '/drawings/1/loan-desk.webm',
  '/drawings/1/hall-furnished.webm',
  '/drawings/1/villa-evening.gif',
  '/drawings/2/loan-desk.webp',
  '/drawings/1/constructor.webp',
  '/drawings/1/nothing.webp',
  '/drawings/1/..%2floan-desk.webp',
  '/drawings/1/loan-desk.png',
])('there is no %s', async (url) => {
  expect((await get(url)).statusCode).toBe(404)
})

test.each([
  [undefined, undefined],
  ['bytes=0-', { start: 0, end: 99 }],
  ['bytes=10-19', { start: 10, end: 19 }],
  ['bytes=90-500', { start: 90, end: 99 }],
  ['bytes=-10', { start: 90, end: 99 }],
  ['bytes=-500', { start: 0, end: 99 }],
  ['bytes=100-', null],
  ['bytes=20-10', null],
  ['bytes=-0', null],
  ['bytes=-', undefined],
  ['bytes=0-1,5-6', undefined],
  ['pages=1-2', undefined],
])('of 100 bytes, %s asks for %o', (header, part) => {
  expect(byteRange(header, 100)).toEqual(part)
})

test('names can stand in an address', () => {
  for (const name of Object.keys(adDrawings)) expect(name).toMatch(/^[a-z-]{1,60}$/)
})
