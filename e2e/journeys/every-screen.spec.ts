import type { BrowserContext, Page } from '@playwright/test'
import { beSignedIn, demoEmails } from '../support/people.ts'
import { everyVisit } from '../support/screens-by-role.ts'
import { accessibilityProblems, expect, pixelsBeyondTheEdge, quiet, settle, test } from '../support/test.ts'

for (const { person, name, path } of everyVisit()) {
  test(`${name} as ${person ?? 'a visitor'}: accessible in light and dark, no complaint, nothing wider than the screen`, async ({
    page,
    context,
    isMobile,
  }) => {
    if (person) await beSignedIn(page, demoEmails[person])
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await quiet(page)
    await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' })
    await settle(page)
    expect(await accessibilityProblems(page), `${path} in light`).toEqual([])
    await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' })
    await settle(page)
    expect(await accessibilityProblems(page, 'colours'), `${path} in dark`).toEqual([])
    expect(await pixelsBeyondTheEdge(page)).toBe(0)
    // Where it is tight.
    if (isMobile) expect(await pixelsBeyondTheEdgeWithLargeLetters(page, context)).toBe(0)
  })
}

/** As people with weak eyes set it: the letters of every page at twice their size. */
async function pixelsBeyondTheEdgeWithLargeLetters(page: Page, context: BrowserContext): Promise<number> {
  const browser = await context.newCDPSession(page)
  await browser.send('Page.setFontSizes', { fontSizes: { standard: 32 } })
  await page.waitForFunction(() => getComputedStyle(document.documentElement).fontSize === '32px')
  await settle(page)
  return pixelsBeyondTheEdge(page)
}
