import type { CDPSession, Page } from '@playwright/test'
import { beSignedIn, demoEmails } from '../support/people.ts'
import { everyVisit, type Visit } from '../support/screens-by-role.ts'
import { accessibilityProblems, expect, pixelsBeyondTheEdge, quiet, settle, test } from '../support/test.ts'

// Everybody opens all their screens in one browser, as people do: what is loaded once is there for the next screen.
const visitsOf = Map.groupBy(everyVisit(), ({ person }) => person)
for (const [person, visits] of visitsOf) {
  test(`the screens of ${person ?? 'a visitor'}: accessible in light and dark, no complaint, nothing wider than the screen`, async ({
    page,
    context,
  }) => {
    test.setTimeout(visits.length * 60_000)
    const browser = await context.newCDPSession(page)
    if (person) await beSignedIn(page, demoEmails[person])
    for (const visit of visits) await test.step(visit.name, () => lookAt(page, browser, visit))
  })
}

// Each colour is a token with a value for each scheme, so a screen is looked at by day on a phone and by night at a desk.
const ways = {
  'on a phone in light': { width: 390, height: 844, mobile: true, colorScheme: 'light' },
  'on a desk in dark': { width: 1440, height: 900, mobile: false, colorScheme: 'dark' },
} as const

async function lookAt(page: Page, browser: CDPSession, { path }: Visit): Promise<void> {
  const holdIt = async ({ mobile, colorScheme, ...size }: (typeof ways)[keyof typeof ways]) => {
    await browser.send('Emulation.setDeviceMetricsOverride', { ...size, mobile, deviceScaleFactor: 1 })
    await browser.send('Emulation.setTouchEmulationEnabled', { enabled: mobile })
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
  }
  // A page that is made narrow again would fetch its smaller pictures for nothing.
  await page.goto('/robots.txt')
  await holdIt(ways['on a phone in light'])
  await page.goto(path)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  for (const [how, way] of Object.entries(ways)) {
    await holdIt(way)
    await quiet(page)
    await settle(page)
    expect.soft(await accessibilityProblems(page, { again: !way.mobile }), `${path} ${how}`).toEqual([])
    expect.soft(await pixelsBeyondTheEdge(page), `${path} ${how}`).toBe(0)
    // Where it is tight.
    if (!way.mobile) continue
    expect.soft(await pixelsBeyondTheEdgeWithLargeLetters(page, browser), `${path} in large letters`).toBe(0)
  }
}

/** As people with weak eyes set it: the letters of every page at twice their size. */
async function pixelsBeyondTheEdgeWithLargeLetters(page: Page, browser: CDPSession): Promise<number> {
  await browser.send('Page.setFontSizes', { fontSizes: { standard: 32 } })
  await page.waitForFunction(() => getComputedStyle(document.documentElement).fontSize === '32px')
  await settle(page)
  const beyond = await pixelsBeyondTheEdge(page)
  await browser.send('Page.setFontSizes', { fontSizes: { standard: 16 } })
  return beyond
}
