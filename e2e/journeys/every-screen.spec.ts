import { beSignedIn, demoEmails } from '../support/people.ts'
import { everyVisit } from '../support/screens-by-role.ts'
import { accessibilityProblems, expect, pixelsBeyondTheEdge, quiet, settle, test } from '../support/test.ts'

for (const { person, name, path } of everyVisit()) {
  test(`${name} as ${person ?? 'a visitor'}: accessible in light and dark, no complaint, nothing wider than the screen`, async ({
    page,
  }) => {
    if (person) await beSignedIn(page, demoEmails[person])
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await quiet(page)
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
      await settle(page)
      expect(await accessibilityProblems(page), `${path} in ${colorScheme}`).toEqual([])
    }
    expect(await pixelsBeyondTheEdge(page)).toBe(0)
  })
}
