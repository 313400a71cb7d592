import { act, changes, controlsInTheFirstWindow, isAwake, openAsleep, whatIsShown } from '../support/early.ts'
import { expect, quiet, test } from '../support/test.ts'

// The code of a page comes after its picture. Whatever is done before must have the effect it has on a page that is awake.

const pages = [
  { name: 'home', path: '/', within: 'body' },
  { name: 'the list', path: '/PropertyListHome', within: 'main' },
  { name: 'a property', path: '/property/ViewPropertyDetails/1', within: 'main' },
  { name: 'a guide', path: '/home/homebuying-guidance', within: 'main' },
  { name: 'login', path: '/Login', within: 'main' },
]

for (const { name, path, within } of pages) {
  test(`${name}: nothing done in the first moment is lost or done twice`, async ({ page, hasTouch, context }) => {
    const sent = changes(context)
    await openAsleep(page, path)
    const controls = await controlsInTheFirstWindow(page, within)
    expect(controls.length).toBeGreaterThan(2)
    await page.unrouteAll()
    const differing: string[] = []
    for (const control of controls) {
      await page.evaluate(() => localStorage.clear())
      await page.goto(path)
      await isAwake(page)
      await quiet(page)
      sent.length = 0
      await act(page, control, Boolean(hasTouch))
      await quiet(page)
      const expected = { ...(await whatIsShown(page)), sent: [...sent] }

      await page.evaluate(() => localStorage.clear())
      sent.length = 0
      const { wake } = await openAsleep(page, path)
      await act(page, control, Boolean(hasTouch))
      await wake()
      const same = () => whatIsShown(page).then((shown) => expect({ ...shown, sent: [...sent] }).toEqual(expected))
      await expect(same)
        .toPass({ timeout: 10_000 })
        .catch((error: Error) => {
          differing.push(`${control.role} ${control.name}: ${error.message.slice(0, 900)}`)
        })
    }
    expect(differing).toEqual([])
  })
}
