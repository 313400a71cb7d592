import { launchOptions } from '../support/chromium.ts'
import { beSignedIn, demoEmails } from '../support/people.ts'
import { everyVisit } from '../support/screens-by-role.ts'
import { expect, pixelsBeyondTheEdge, quiet, test } from '../support/test.ts'

// As people set it who see badly: the letters of every page at twice their size, on a phone.
test.use({ launchOptions: { ...launchOptions, args: [...launchOptions.args, '--blink-settings=defaultFontSize=32'] } })

const visits = everyVisit()
for (const person of new Set(visits.map((it) => it.person))) {
  test(`with letters twice as large nothing is wider than the phone, as ${person ?? 'a visitor'}`, async ({ page }) => {
    const mine = visits.filter((it) => it.person === person)
    test.setTimeout(mine.length * 20_000)
    if (person) await beSignedIn(page, demoEmails[person])
    for (const { path } of mine) {
      await page.goto(path)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await quiet(page)
      const letter = await page.evaluate(() => getComputedStyle(document.documentElement).fontSize)
      expect.soft([path, letter, await pixelsBeyondTheEdge(page)]).toEqual([path, '32px', 0])
    }
  })
}
