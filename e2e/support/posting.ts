import type { Page } from '@playwright/test'
import { accessibilityProblems, expect, settle } from './test.ts'

/** Eight photographs that look like no others, drawn by the browser. */
export async function eightJpegs(
  page: Page,
  seed: number,
): Promise<{ name: string; mimeType: string; buffer: Buffer }[]> {
  const encoded = await page.evaluate((seed) => {
    return Array.from({ length: 8 }, (_, n) => {
      const canvas = document.createElement('canvas')
      canvas.width = 1200
      canvas.height = 900
      const brush = canvas.getContext('2d') as CanvasRenderingContext2D
      let state = (seed * 8 + n + 1) * 7919
      for (let x = 0; x < 12; x++) {
        for (let y = 0; y < 9; y++) {
          state = (state * 1664525 + 1013904223) % 2 ** 32
          const grey = Math.floor((state / 2 ** 32) * 255)
          brush.fillStyle = `rgb(${grey} ${255 - grey} ${(grey * 7) % 255})`
          brush.fillRect(x * 100, y * 100, 100, 100)
        }
      }
      return canvas.toDataURL('image/jpeg', 0.8).split(',')[1] as string
    })
  }, seed)
  return encoded.map((text, n) => ({
    name: `room-${n + 1}.jpg`,
    mimeType: 'image/jpeg',
    buffer: Buffer.from(text, 'base64'),
  }))
}

export const pdf = Buffer.from('%PDF-1.4\n1 0 obj <<>> endobj\ntrailer <<>>\n%%EOF\n')

export async function beginFlat(page: Page): Promise<void> {
  await page.goto('/SelectPropertyFor')
  await page.getByRole('link', { name: /^Sell/ }).click()
  await page.getByRole('button', { name: /^Flat / }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Location' })).toBeVisible()
}

/** Each step is looked at before it is left. */
export async function goOn(page: Page): Promise<void> {
  await settle(page)
  expect(await accessibilityProblems(page), page.url()).toEqual([])
  await page.getByRole('button', { name: 'Save and continue' }).click()
}
