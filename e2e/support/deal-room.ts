import type { Locator, Page } from '@playwright/test'
import { accessibilityProblems, expect, pixelsBeyondTheEdge, settle } from './test.ts'

// The room of a deal, as both sides use it.

export const nextStep = (page: Page) => page.getByRole('region', { name: 'Next step' })
/** The other side's step arrives by itself: nobody reloads. */
export const sees = (page: Page, text: string | RegExp) => expect(nextStep(page)).toContainText(text)
/** Parts in which nothing has to be done now are folded on a phone: a press on their heading opens them. */
async function unfold(page: Page): Promise<void> {
  await page.locator('main details:not([open])').evaluateAll((all) => {
    for (const part of all) part.querySelector('summary')?.click()
  })
}

export async function press(within: Page | Locator, name: string | RegExp): Promise<void> {
  const button = within.getByRole('button', { name })
  if ('goto' in within && !(await button.isVisible())) {
    await settle(within)
    if (!(await button.isVisible())) await unfold(within)
  }
  await button.click()
}
export const dialogOf = (page: Page, name: string | RegExp) => page.getByRole('dialog', { name })

export async function lookOver(page: Page): Promise<void> {
  await settle(page)
  expect(await accessibilityProblems(page), page.url()).toEqual([])
  expect(await pixelsBeyondTheEdge(page), page.url()).toBe(0)
}
