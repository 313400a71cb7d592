import type { Locator, Page } from '@playwright/test'
import { accessibilityProblems, expect, pixelsBeyondTheEdge, settle } from './test.ts'

// The room of a deal, as both sides use it.

export const nextStep = (page: Page) => page.getByRole('region', { name: 'Next step' })
/** The other side's step arrives by itself: nobody reloads. */
export const sees = (page: Page, text: string | RegExp) => expect(nextStep(page)).toContainText(text)
export const press = (within: Page | Locator, name: string | RegExp) => within.getByRole('button', { name }).click()
export const dialogOf = (page: Page, name: string | RegExp) => page.getByRole('dialog', { name })

export async function lookOver(page: Page): Promise<void> {
  await settle(page)
  expect(await accessibilityProblems(page), page.url()).toEqual([])
  expect(await pixelsBeyondTheEdge(page), page.url()).toBe(0)
}
