import { beNewPerson, newPerson, signIn } from '../support/people.ts'
import { expect, test } from '../support/test.ts'

test('an error that shows on leaving a field does not swallow the click that leaves it', async ({ page }) => {
  await page.goto('/Login')
  await expect(page.getByRole('button', { name: 'Sign In' })).toBeEnabled()
  await page.getByLabel('Email').focus()
  await page.keyboard.press('Tab')
  await expect(page.getByText('Email is required')).toBeVisible()
  await page.getByRole('main').getByRole('link', { name: 'Sign up' }).click()
  await expect(page).toHaveURL(/\/Registration$/)
})

test('a name is checked, changed, and seen everywhere', async ({ page }, info) => {
  await beNewPerson(page, `renamed.${info.project.name}@example.in`)
  await page.goto('/MyProfile')
  const lastName = page.getByLabel('Last name')
  const before = await lastName.inputValue()
  await lastName.fill('1')
  await lastName.press('Tab')
  await expect(page.getByText('Last name can have only letters')).toBeVisible()
  await lastName.fill("D'Souza Kale")
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('Your profile is saved.')).toBeVisible()
  await page.getByRole('button', { name: 'Profile menu' }).click()
  await expect(page.locator('[popover]').getByText("D'Souza Kale")).toBeVisible()
  await page.reload()
  await expect(lastName).toHaveValue("D'Souza Kale")
  await lastName.fill(before)
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('Your profile is saved.')).toBeVisible()
})

test('opening the notifications takes the number off the bell, for good', async ({ page }, info) => {
  const { email, password } = await newPerson(page, `meera.${info.project.name}@example.in`)
  await signIn(page, email, password)
  await page.getByRole('link', { name: 'Notifications, 1 new' }).click()
  await expect(page.getByRole('main').getByRole('listitem').first()).toBeVisible()
  const bell = page.getByRole('link', { name: 'Notifications', exact: true })
  await expect(bell).toBeVisible()
  await page.reload()
  await expect(page.getByRole('main').getByRole('listitem').first()).toBeVisible()
  await expect(bell).toBeVisible()
})
