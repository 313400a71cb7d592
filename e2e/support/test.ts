import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { test as base, expect, type Page, type Request, type Response } from '@playwright/test'

const axeSource = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

/** How many times slower the browser's processor is made: a journey that is right only on a fast one is not right. */
const slowness = Number(process.env.E2E_SLOWNESS ?? 1)

/** Every journey fails when the browser's console shows an error or a warning, whatever else it proves. */
export const test = base.extend<{ complaints: string[] }>({
  page: async ({ page, javaScriptEnabled }, use) => {
    // What is done before a page is awake is kept, but by the browser's own means where it can: a link is followed as a
    // whole page. Journeys that are not about that moment (they say what to wait for) begin when the page is awake.
    for (const way of ['goto', 'reload', 'goBack'] as const) {
      const go = page[way].bind(page) as (...given: unknown[]) => Promise<Response | null>
      page[way] = (async (...given: unknown[]) => {
        const reply = await go(...given)
        const isEarly = given.some((option) => typeof option === 'object' && option !== null && 'waitUntil' in option)
        if (javaScriptEnabled && !isEarly) await isAlive(page)
        return reply
      }) as never
    }
    follow(page)
    if (slowness > 1) {
      const browser = await page.context().newCDPSession(page)
      await browser.send('Emulation.setCPUThrottlingRate', { rate: slowness })
    }
    await use(page)
  },
  complaints: [
    async ({ page }, use) => {
      const complaints: string[] = []
      page.on('console', (message) => {
        // Leaving a page while its live channel is being opened.
        if (message.text().includes('WebSocket is closed before the connection is established')) return
        if (['error', 'warning'].includes(message.type())) complaints.push(`${message.type()}: ${message.text()}`)
      })
      page.on('pageerror', (error) => complaints.push(`uncaught: ${error.message}`))
      await use(complaints)
      expect(complaints, 'the browser console').toEqual([])
    },
    { auto: true },
  ],
})

export { expect }

/** Waits until the page answers to clicks: React listens on it, or it has no code to wait for. */
async function isAlive(page: Page): Promise<void> {
  await page.waitForFunction(
    () =>
      !document.getElementById('page-code') || Object.keys(document).some((key) => key.startsWith('__reactContainer')),
  )
}

/** A refused call is part of this journey: the browser reports it in its console by itself. */
export function allowRefusals(complaints: string[], ...statuses: number[]): void {
  const kept = complaints.filter(
    (complaint) => !statuses.some((status) => complaint.includes(`responded with a status of ${status}`)),
  )
  complaints.splice(0, complaints.length, ...kept)
}

interface Traffic {
  open: Set<Request>
  changedAt: number
}
const traffic = new WeakMap<Page, Traffic>()

function follow(page: Page): void {
  const ofPage: Traffic = { open: new Set(), changedAt: Date.now() }
  traffic.set(page, ofPage)
  const note = (request: Request, isOpen: boolean) => {
    if (!['document', 'script', 'fetch', 'xhr'].includes(request.resourceType())) return
    if (isOpen) ofPage.open.add(request)
    else ofPage.open.delete(request)
    ofPage.changedAt = Date.now()
  }
  page.on('request', (request) => note(request, true))
  page.on('requestfinished', (request) => note(request, false))
  page.on('requestfailed', (request) => note(request, false))
}

/** Waits until the page asks for nothing more: what is shown at once may still be on its way to the server. */
export async function quiet(page: Page): Promise<void> {
  const isQuiet = () => {
    const { open, changedAt } = traffic.get(page) ?? { open: new Set(), changedAt: 0 }
    return open.size === 0 && Date.now() - changedAt >= 400
  }
  await expect.poll(isQuiet, { message: 'a quiet network', intervals: [100], timeout: 30_000 }).toBe(true)
}

// The style property of React cannot say `!important`, which is all that this costly rule looks for.
const needlessRules = { 'avoid-inline-spacing': { enabled: false } }
const allRules = {
  type: 'tag',
  values: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
}
/** What depends on the colours and the width; the rest is the same however a page is looked at. */
const rulesOfTheLook = {
  type: 'rule',
  values: ['color-contrast', 'link-in-text-block', 'target-size', 'scrollable-region-focusable'],
}

/** What axe finds on the page as it stands, in words. */
export async function accessibilityProblems(page: Page, { again = false } = {}): Promise<string[]> {
  // A page that is put together again, as after an error, reads its styles once more.
  await page.waitForFunction(() =>
    [...document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]')].every((link) => link.sheet !== null),
  )
  // Through the debugger's door: the page's content policy rightly keeps injected tags out. Half a megabyte, once a
  // page.
  if (await page.evaluate(() => !('axe' in window))) await page.evaluate(axeSource)
  const options = {
    runOnly: again ? rulesOfTheLook : allRules,
    rules: again ? {} : needlessRules,
    resultTypes: ['violations'],
    // No rule of these reads the style sheets, which would be fetched again.
    preload: false,
  }
  return page.evaluate(async (options) => {
    const { axe } = window as unknown as { axe: { run(options: object): Promise<{ violations: Violation[] }> } }
    interface Violation {
      id: string
      help: string
      nodes: { target: string[] }[]
    }
    const { violations } = await axe.run(options)
    return violations.map(
      (violation) =>
        `${violation.id}: ${violation.help} (${violation.nodes.map((node) => node.target.join(' ')).join(', ')})`,
    )
  }, options)
}

/** Waits until what the last change set in motion has come to rest. */
export async function settle(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (let frame = 0; frame < 2; frame++) await new Promise(requestAnimationFrame)
    // Transitions end by themselves; an animation may follow the scroll and never end.
    const transitions = document.getAnimations().filter((animation) => animation instanceof CSSTransition)
    await Promise.allSettled(transitions.map((transition) => transition.finished))
  })
}

/**
 * By how much the page is wider than what holds it. A phone would shrink the page, so its window says nothing; and what
 * is laid out late keeps to itself what does not fit.
 */
export async function pixelsBeyondTheEdge(page: Page): Promise<number> {
  return page.evaluate(() => {
    const late = document.querySelectorAll<HTMLElement>('.laid-out-late, .list-card-below')
    for (const part of late) part.style.contentVisibility = 'visible'
    const beyond = document.documentElement.scrollWidth - document.documentElement.clientWidth
    for (const part of late) part.style.contentVisibility = ''
    return beyond
  })
}
