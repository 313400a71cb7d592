import type { Locator, Page, Response } from '@playwright/test'
import { newPerson, signIn } from '../support/people.ts'
import { accessibilityProblems, allowRefusals, expect, settle, test } from '../support/test.ts'

const slotCall = '**/api/ads/searchSingleForDashBoardTopImage*'
const topAd = (page: Page) => page.getByRole('region', { name: 'Ad at the top of the page' })
const adIdOf = (response: Response) => Number(new URL(response.url()).searchParams.get('adId'))
const isView = (response: Response) => response.url().includes('/api/stat/add?')
const countsOf = async (page: Page, adId: number) =>
  (await (await page.request.get(`/api/ads/${adId}/counts`)).json()).data as { views: number; clicks: number }

// A person of its own for each test and width: whoever has seen an ad is not counted again.
let people = 0
async function newcomer(page: Page, width: number) {
  people += 1
  const number = String(width * 100 + people * 7 + test.info().workerIndex * 1000).padStart(6, '0')
  return newPerson(page, `ads${number}@example.in`)
}

/** The slot answers this instead of an image ad. */
async function answerWith(page: Page, change: (ad: Record<string, unknown>) => unknown) {
  await page.route(slotCall, async (route) => {
    const reply = await (await route.fetch()).json()
    await route.fulfill({ json: { ...reply, data: change(reply.data) } })
  })
}

test('an ad in view is counted once, even after a reload; its card says how', { tag: '@desk' }, async ({
  page,
  viewport,
}) => {
  const person = await newcomer(page, viewport?.width ?? 0)
  const ad = (await (await page.request.get('/api/ads/searchSingleForDashBoardTopImage')).json()).data
  await answerWith(page, () => ad)
  const isViewOfIt = (response: Response) => isView(response) && adIdOf(response) === ad.adId
  const views: Response[] = []
  page.on('response', (response) => isViewOfIt(response) && views.push(response))
  const first = page.waitForResponse(isViewOfIt)
  await signIn(page, person.email, person.password)
  const view = await first
  expect((await view.json()).data).toEqual({ isCounted: true })
  expect(new URL(view.url()).searchParams.get('userId')).toMatch(/^\d+$/)
  expect((await countsOf(page, ad.adId)).views).toBeGreaterThan(0)

  await openCounts(page)
  await expect(topAd(page).getByText('at least 50% of the ad is on screen')).toBeVisible()
  await settle(page)
  expect(await accessibilityProblems(page)).toEqual([])

  // A browser that remembers the ad is silent: its counts are asked for and come, a view does not.
  await page.reload()
  await expect(topAd(page).getByRole('link')).toContainText(ad.headLine)
  await openCounts(page)
  expect(views).toHaveLength(1)

  // One that has forgotten tells again, and the server does not count. Others see this ad too: its sum proves nothing.
  await page.evaluate(() => localStorage.removeItem('adsViewed'))
  const again = page.waitForResponse(isViewOfIt)
  await page.reload()
  expect((await (await again).json()).data).toEqual({ isCounted: false })
})

async function openCounts(page: Page) {
  await topAd(page).getByRole('button', { name: 'About this ad' }).click()
  await expect(topAd(page).getByRole('row', { name: /Total/ })).toContainText(/\d/)
}

test('a click opens the advertiser’s page in a new tab and counts once, even when counting fails', {
  tag: '@desk',
}, async ({ page, viewport, complaints }) => {
  const person = await newcomer(page, viewport?.width ?? 0)
  // Without a view there is no click to count.
  const ad = (await (await page.request.get('/api/ads/searchSingleForDashBoardTopImage')).json()).data
  await answerWith(page, () => ad)
  const isViewOfIt = (response: Response) => isView(response) && adIdOf(response) === ad.adId
  const viewed = page.waitForResponse(isViewOfIt)
  await signIn(page, person.email, person.password)
  const link = topAd(page).getByRole('link')
  await viewed
  const open = async () => {
    const [popup, click] = await Promise.all([
      page.waitForEvent('popup'),
      page.waitForResponse((response) => response.url().includes('/api/form/increaseresult/')),
      link.click(),
    ])
    expect(click.request().method()).toBe('PUT')
    await popup.waitForLoadState('domcontentloaded')
    expect(new URL(popup.url()).pathname).toBe(await link.getAttribute('href'))
    expect(await popup.evaluate(() => window.opener)).toBeNull()
    await popup.close()
    return click
  }
  expect((await (await open()).json()).data).toEqual({ isCounted: true })
  expect((await (await open()).json()).data).toEqual({ isCounted: false })

  // Neither a view nor a click that could not be counted is anybody's concern here.
  await page.route('**/api/stat/add*', (route) => route.fulfill({ status: 503 }))
  await page.evaluate(() => localStorage.removeItem('adsViewed'))
  const lost = page.waitForResponse(isViewOfIt)
  await page.reload()
  expect((await lost).status()).toBe(503)
  await page.route('**/api/form/increaseresult/*', (route) => route.fulfill({ status: 503 }))
  expect((await open()).status()).toBe(503)
  await expect(page.getByRole('alert')).toHaveCount(0)
  allowRefusals(complaints, 503)
})

test('it changes after 25 seconds, and stays when told to', { tag: '@desk' }, async ({ page, viewport }) => {
  const person = await newcomer(page, viewport?.width ?? 0)
  const viewed: number[] = []
  page.on('response', (response) => isView(response) && viewed.push(adIdOf(response)))
  await page.clock.install()
  const answer = page.waitForResponse(slotCall)
  await signIn(page, person.email, person.password)
  await page.mouse.move(0, 0)
  // The 25 seconds begin when the ad is on screen, which is also when it is counted.
  const shown = await answer
  const { adId } = (await shown.json()).data
  await expect.poll(() => viewed).toContain(adId)
  // From here on time passes only when told, so that a busy machine does not use it up; what has passed is taken off.
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 5_000))
  const passed = (await page.evaluate(() => Date.now())) - shown.request().timing().startTime
  const link = topAd(page).getByRole('link')
  const first = await link.textContent()
  await page.clock.runFor(24_000 - passed)
  await expect(link).toHaveText(first ?? '')
  await page.clock.runFor(1_500 + passed)
  // It waits for its picture, which is drawn when first asked for.
  await expect(link).not.toHaveText(first ?? '')

  await topAd(page).getByRole('button', { name: 'Pause this ad' }).click()
  await page.mouse.move(0, 0)
  const second = await link.textContent()
  await page.clock.runFor(60_000)
  await expect(link).toHaveText(second ?? '')
})

test('a film really plays, counts after ten seconds, and can be paused', { tag: '@desk' }, async ({
  page,
  viewport,
}) => {
  const person = await newcomer(page, viewport?.width ?? 0)
  // The film is drawn when first asked for.
  test.slow()
  const film = (await (await page.request.get('/api/ads/searchSingleForCenterHomeVideo')).json()).data
  await answerWith(page, () => film)
  const views: number[] = []
  page.on('response', (response) => isView(response) && views.push(adIdOf(response)))
  await signIn(page, person.email, person.password)
  const video: Locator = topAd(page).locator('video')
  const position = () => video.evaluate((element: HTMLVideoElement) => element.currentTime)
  await expect.poll(position, { timeout: 90_000 }).toBeGreaterThan(0.5)
  expect(
    await video.evaluate((element: HTMLVideoElement) => [
      element.muted,
      element.loop,
      element.duration,
      element.videoWidth,
    ]),
  ).toEqual([true, true, 12, 640])
  expect(views).not.toContain(film.adId)
  const counted = page.waitForResponse((response) => isView(response) && adIdOf(response) === film.adId)
  await video.evaluate((element: HTMLVideoElement) => {
    element.playbackRate = 4
  })
  expect((await (await counted).json()).data).toEqual({ isCounted: true })
  await topAd(page).getByRole('button', { name: 'Pause this ad' }).click()
  await expect.poll(() => video.evaluate((element: HTMLVideoElement) => element.paused)).toBe(true)
})

test('a gif really moves, and stops when asked', { tag: '@desk' }, async ({ page, viewport }) => {
  const person = await newcomer(page, viewport?.width ?? 0)
  test.slow()
  const gif = (await (await page.request.get('/api/ads/searchSingleForCenterHomeGif')).json()).data
  await answerWith(page, () => gif)
  await signIn(page, person.email, person.password)
  const picture = topAd(page).getByRole('img', { name: gif.alt })
  await expect(picture).toHaveAttribute('src', gif.mediaUrl, { timeout: 90_000 })
  const frames = await page.evaluate(async (url) => {
    const decoder = new ImageDecoder({ data: await (await fetch(url)).arrayBuffer(), type: 'image/gif' })
    await decoder.tracks.ready
    return decoder.tracks.selectedTrack?.frameCount
  }, gif.mediaUrl)
  expect(frames).toBe(12)
  await expect(topAd(page).getByText(/people were interested/)).toBeVisible()
  await topAd(page).getByRole('button', { name: 'Pause this ad' }).click()
  await expect(picture).toHaveAttribute('src', gif.poster)
})

test('a link to YouTube becomes its player, which says when it has played', { tag: '@desk' }, async ({
  page,
  viewport,
}) => {
  const person = await newcomer(page, viewport?.width ?? 0)
  await answerWith(page, (ad) => ({ ...ad, format: 'video', mediaUrl: 'https://youtu.be/dQw4w9WgXcQ', poster: null }))
  // Stands in for the player: once listened to, it reports eleven seconds.
  await page.route('https://www.youtube-nocookie.com/**', (route) =>
    route.fulfill({
      contentType: 'text/html',
      body: `<title>Player</title><script>addEventListener('message', ({ data }) => {
        if (JSON.parse(data).event !== 'listening') return
        for (let second = 0; second <= 11; second++)
          parent.postMessage(JSON.stringify({ event: 'infoDelivery', info: { currentTime: second } }), '*')
      })</script>`,
    }),
  )
  const counted = page.waitForResponse(isView)
  await signIn(page, person.email, person.password)
  await expect(topAd(page).locator('iframe')).toHaveAttribute(
    'src',
    /youtube-nocookie\.com\/embed\/dQw4w9WgXcQ\?.*mute=1/,
  )
  expect((await (await counted).json()).data).toEqual({ isCounted: true })
})

test('without an ad, or when ads cannot be reached, there is neither room nor complaint', { tag: '@desk' }, async ({
  page,
  viewport,
  complaints,
}) => {
  const person = await newcomer(page, viewport?.width ?? 0)
  await page.route(slotCall, (route) => route.fulfill({ json: { status: 1, message: 'OK', data: null } }))
  await page.route('**/api/ads/searchSingleForDashBoardBottomImage*', (route) => route.fulfill({ status: 503 }))
  await signIn(page, person.email, person.password)
  await expect(page.getByRole('heading', { name: 'Where to go' })).toBeVisible()
  await page.getByText('Your data', { exact: true }).scrollIntoViewIfNeeded()
  await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight))
  await expect(page.locator('.ad-slot')).toHaveCount(0)
  await expect(page.getByRole('alert')).toHaveCount(0)
  allowRefusals(complaints, 503)
})
