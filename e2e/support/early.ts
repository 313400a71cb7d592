import type { BrowserContext, CDPSession, Locator, Page } from '@playwright/test'
import { expect, quiet } from './test.ts'

declare global {
  interface Window {
    earlyActs?: { waiting: unknown[] }
    said?: (string | null)[]
  }
}

/** A control as a person finds it: what it is, what it is called, and which one of that name. */
export interface Control {
  role: Role
  name: string
  nth: number
}

const roles = ['button', 'checkbox', 'combobox', 'radio', 'searchbox', 'slider', 'switch', 'tab', 'textbox'] as const
type Role = (typeof roles)[number] | 'summary'

export const locate = (page: Page, { role, name, nth }: Control): Locator =>
  role === 'summary'
    ? page.locator('summary').filter({ hasText: name }).nth(nth)
    : page.getByRole(role, { name, exact: true }).nth(nth)

const holders = new WeakMap<Page, Promise<CDPSession>>()

/**
 * Through the debugger, not `page.route`, which would have every file fetched and compiled again at each
 * opening.
 */
function holderOf(page: Page): Promise<CDPSession> {
  const holder = holders.get(page) ?? page.context().newCDPSession(page)
  holders.set(page, holder)
  return holder
}

/** Opens a page and holds its code back until it is released: whatever is done before is too early, on any machine. */
export async function openAsleep(page: Page, path: string): Promise<{ wake: () => Promise<void> }> {
  const holder = await holderOf(page)
  await leave(page)
  await holder.send('Fetch.enable', { patterns: [{ urlPattern: '*/assets/*.js' }] })
  await page.goto(path, { waitUntil: 'domcontentloaded' })
  // Seen as people see it: nothing is drawn before its styles are there.
  await page.waitForFunction(() =>
    [...document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]')].every((link) => link.sheet !== null),
  )
  return {
    wake: async () => {
      expect(await page.evaluate(hasReact), 'the page slept until now').toBe(false)
      // Lets go of what is held, too.
      await holder.send('Fetch.disable')
      await isAwake(page)
    },
  }
}

/** Opens a page and lets it come to life. */
export async function openAwake(page: Page, path: string): Promise<void> {
  await (await holderOf(page)).send('Fetch.disable')
  await leave(page)
  await page.goto(path, { waitUntil: 'domcontentloaded' })
  await isAwake(page)
  await quiet(page)
}

/** From the page itself a path with a hash would only scroll. */
async function leave(page: Page): Promise<void> {
  if (page.url() !== 'about:blank') await page.goto('about:blank')
}

const hasReact = () => Object.keys(document).some((key) => key.startsWith('__reactContainer'))

/** Until React has taken over the page and nothing waits to be done again. */
export async function isAwake(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const own = Object.entries(document).find(([key]) => key.startsWith('__reactContainer'))
    const { current } = own?.[1].stateNode ?? {}
    return current?.memoizedState.isDehydrated === false && !window.earlyActs?.waiting.length
  })
}

/**
 * Every control in the first windows of a page that can be pressed, chosen from or written into; of those whose names
 * are the same up to a colon, the first.
 */
export async function controlsInView(page: Page, within: string, windows: number): Promise<Control[]> {
  const found: Control[] = []
  const seen = new Set<string>()
  for (const role of [...roles, 'summary'] as const) {
    const all = role === 'summary' ? page.locator(within).locator('summary') : page.locator(within).getByRole(role)
    const infos = await all.evaluateAll((elements, count) => {
      const start = scrollY
      return elements.map((element) => {
        if (count > 1) element.scrollIntoView({ block: 'center', behavior: 'instant' })
        const seenAs = element.getBoundingClientRect().width > 4 ? element : (element.closest('label') ?? element)
        const box = seenAs.getBoundingClientRect()
        const [x, y] = [box.x + box.width / 2, box.y + box.height / 2]
        const top = document.elementFromPoint(x, y)
        const isInView = x > 0 && y > 0 && x < innerWidth && y < innerHeight && box.height > 4
        const isNear = y + scrollY - start < innerHeight * count
        scrollTo({ top: start, behavior: 'instant' })
        const isOnTop =
          top !== null && (seenAs.contains(top) || top.contains(seenAs) || top.closest('label') === seenAs)
        const { labels } = element as HTMLInputElement
        const name = element.getAttribute('aria-label') ?? labels?.[0]?.textContent ?? element.textContent ?? ''
        return {
          isTried: isInView && isNear && isOnTop && !element.matches(':disabled'),
          name: name.trim().replaceAll(/\s+/g, ' '),
        }
      })
    }, windows)
    for (const [at, { isTried, name }] of infos.entries()) {
      const kind = `${role} ${name.split(':')[0]}`
      if (!isTried || name === '' || seen.has(kind)) continue
      seen.add(kind)
      found.push({ role, name, nth: infos.slice(0, at).filter((other) => other.name === name).length })
    }
  }
  return found
}

/** The links of the first window that lead to another page in the same tab, and where to press them. */
export async function linksInView(page: Page): Promise<{ x: number; y: number; href: string }[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll<HTMLAnchorElement>('a[href]:not([target],[href^="#"])')].flatMap((link) => {
      const box = link.getBoundingClientRect()
      const [x, y] = [box.x + box.width / 2, box.y + box.height / 2]
      const top = document.elementFromPoint(x, y)
      return box.height > 4 && top?.closest('a') === link ? [{ x, y, href: link.href }] : []
    }),
  )
}

/** As a hand would do it: no waiting for the page to be ready. */
export async function act(page: Page, control: Control, hasTouch: boolean | undefined): Promise<void> {
  const element = locate(page, control)
  const isSelect = await element.evaluate((node) => node instanceof HTMLSelectElement)
  if (isSelect) {
    const other = await element.evaluate(
      (select: HTMLSelectElement) => select.options[select.selectedIndex === 1 ? 0 : 1]?.value,
    )
    await element.selectOption(other ?? null)
    return
  }
  const { x, y } = await element.evaluate((node) => {
    const seenAs = node.getBoundingClientRect().width > 4 ? node : (node.closest('label') ?? node)
    const { top, bottom } = seenAs.getBoundingClientRect()
    if (top < 0 || bottom > innerHeight) seenAs.scrollIntoView({ block: 'center', behavior: 'instant' })
    const box = seenAs.getBoundingClientRect()
    return { x: box.x + box.width / 2, y: box.y + box.height / 2 }
  })
  if (hasTouch) await page.touchscreen.tap(x, y)
  else await page.mouse.click(x, y)
  if (['textbox', 'searchbox', 'combobox'].includes(control.role)) await page.keyboard.type('bane')
  if (control.role === 'slider') await page.keyboard.press('ArrowRight')
}

/**
 * All that a person, or the next page, could tell apart: where it led, what is said, what is remembered, who has the
 * focus.
 */
export async function whatIsShown(page: Page): Promise<Record<string, unknown>> {
  const tree = withoutWhatPasses(await page.locator('body').ariaSnapshot())
  return { ...(await page.evaluate(besidesTheTree)), tree }
}

const besidesTheTree = () => ({
  address: location.pathname + location.search,
  said: window.said,
  // Ads take turns, and the number that a browser is counted by is never the same.
  remembered: Object.entries(localStorage)
    .filter(([key]) => !/^ad(s|V)/.test(key))
    .toSorted(),
  fields: [...document.querySelectorAll<HTMLInputElement>('main :is(input:not([type=hidden]),select,textarea)')].map(
    (field) => (/checkbox|radio/.test(field.type) ? field.checked : field.value),
  ),
  focus: document.activeElement?.getAttribute('aria-label') ?? document.activeElement?.textContent?.slice(0, 40),
  isHeld: document.documentElement.hasAttribute('data-held'),
})

/**
 * Ads take turns, maps come when they can, and toasts go by themselves: what they said is kept apart. Listings come and
 * go while other journeys run: how many there are is left out.
 */
function withoutWhatPasses(tree: string): string {
  let indentOfPassing = Number.POSITIVE_INFINITY
  return tree
    .split('\n')
    .filter((line) => {
      const indent = line.search(/\S/)
      const isPassing = /^\s*- region "(Ad|Notifications|Map) /.test(line)
      if (indent <= indentOfPassing) indentOfPassing = isPassing ? indent : Number.POSITIVE_INFINITY
      return indentOfPassing === Number.POSITIVE_INFINITY
    })
    .map((line) =>
      line
        .replaceAll(/[\d,]+\+?(?= (?:propert|for sale|to rent))/g, 'so many')
        .replace(/^(\s*- \w+: )"?[\d,]+"?$/, '$1so many')
        .replace(/^(\s*- (?:checkbox|radio|option) ".*) [\d,]+\+?"/, '$1 so many"'),
    )
    .join('\n')
}

/** Writes down, on every page that is opened from now on, what it says out loud. */
export async function hearAlerts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    window.said = []
    new MutationObserver((changes) => {
      for (const added of changes.flatMap((change) => [...change.addedNodes])) {
        if (!(added instanceof Element)) continue
        const alerts = added.matches('[role=alert]') ? [added] : added.querySelectorAll('[role=alert]')
        for (const alert of alerts) window.said?.push(alert.textContent)
      }
    }).observe(document, { childList: true, subtree: true })
  })
}

/** Longer than any field waits before it asks for what is being typed. */
const restMs = 250

/** The same, once it has not changed for a moment. */
export async function whatIsShownInTheEnd(page: Page): Promise<Record<string, unknown>> {
  for (let last = '', since = 0; ; ) {
    await quiet(page)
    await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve, { timeout: 500 })))
    // To read the page as a person hears it is dear; whether it still changes is seen in its markup.
    const markup = await page.evaluate(() => document.body.innerHTML)
    const now = JSON.stringify([markup, await page.evaluate(besidesTheTree)])
    if (now !== last) [last, since] = [now, Date.now()]
    else if (Date.now() - since >= restMs) return whatIsShown(page)
  }
}

/** The calls that change something, as they leave. */
export function changes(context: BrowserContext): string[] {
  const sent: string[] = []
  context.on('request', (request) => {
    const { pathname } = new URL(request.url())
    if (request.method() !== 'GET' && !/\/(ads|viewed|visitors)\b/i.test(pathname))
      sent.push(`${request.method()} ${pathname}`)
  })
  return sent
}
