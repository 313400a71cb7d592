import { createHash } from 'node:crypto'
import type { APIRequestContext, Page } from '@playwright/test'
import { everyVisit } from '../support/screens-by-role.ts'
import { expect, quiet, test } from '../support/test.ts'

const publicPaths = everyVisit()
  .filter(({ person }) => person === null)
  .map(({ path }) => path)

/** What the browser would run of a page: scripts without an address, except data. */
function inlineScriptsOf(html: string): string[] {
  const all = [...html.matchAll(/<script([^>]*)>([\s\S]*?)<\/script>/gi)]
  return all
    .filter(([, attributes = '']) => !/\ssrc=|type="(application\/(ld\+)?json|text\/plain)"/.test(attributes))
    .map((match) => match[2] as string)
}

async function openWith(page: Page, path: string, change: (html: string) => string) {
  await page.route(
    (url) => url.pathname === path,
    async (route) => {
      const response = await route.fetch()
      await route.fulfill({ response, body: change(await response.text()) })
    },
  )
  await page.goto(path)
}

async function read(request: APIRequestContext, path: string) {
  const reply = await request.get(path)
  return { html: await reply.text(), policy: reply.headers()['content-security-policy'] ?? '' }
}

test('every public page, and every page that says what went wrong, runs the same few scripts of ours', {
  tag: '@desk',
}, async ({ request }) => {
  const policies = new Set<string>()
  for (const path of [...publicPaths, '/nowhere', '/property/ViewPropertyDetails/999999', '/UserDashboard']) {
    const { html, policy } = await read(request, path)
    policies.add(policy)
    const scripts = inlineScriptsOf(html)
    expect(scripts.length, path).toBe(4)
    for (const script of scripts)
      expect(policy, `${path} ${script}`).toContain(createHash('sha256').update(script).digest('base64'))
  }
  expect([...policies]).toHaveLength(1)
  for (const path of ['/dev/outbox', '/api/docs']) {
    const { html, policy } = await read(request, path)
    expect(inlineScriptsOf(html), path).toEqual([])
    expect(policy, path).toContain("default-src 'none'")
  }
})

test('pages of the server alone load without a complaint', { tag: '@desk' }, async ({ page }) => {
  for (const path of ['/dev/outbox', '/api/docs']) {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  }
})

const steals = "document.documentElement.dataset.stolen = localStorage.getItem('token') ?? 'nothing'"
const intrusions = {
  'a script': `<script>${steals}</script>`,
  'a module': `<script type="module" async="">${steals}</script>`,
  'an attribute': `<img src="x:" alt="" onerror="${steals}">`,
  'a script as data': `<script src="data:text/javascript,${encodeURIComponent(steals)}"></script>`,
  'data like that which starts the page': `<script type="application/json" id="page-code">{"context":{},"manifest":{"entry":{"module":"data:text/javascript,${encodeURIComponent(steals)}"}},"modules":{},"files":[]}</script><script type="text/plain"></script>`,
}

for (const [name, intrusion] of Object.entries(intrusions)) {
  test(`${name} that has slipped into a page does not run, and the page does`, { tag: '@desk' }, async ({
    page,
    complaints,
  }) => {
    const refused: string[] = []
    await page.exposeFunction('noteRefused', (directive: string) => refused.push(directive))
    await page.addInitScript(() => {
      const { noteRefused } = window as unknown as { noteRefused(directive: string): void }
      addEventListener('securitypolicyviolation', (event) => noteRefused(event.effectiveDirective))
    })
    await openWith(page, '/privacy', (html) => html.replace(/<body[^>]*>/, `$&${intrusion}`))
    await quiet(page)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    expect(await page.evaluate(() => document.documentElement.dataset.stolen)).toBeUndefined()
    if (!name.startsWith('data')) expect(refused.join()).toMatch(/script-src/)
    // The browser says in its console what it has refused; nothing else is complained of.
    const others = complaints.filter((complaint) => !/Content Security Policy|ERR_UNKNOWN_URL_SCHEME/.test(complaint))
    complaints.splice(0, complaints.length)
    expect(others).toEqual([])
  })
}
