import { beNewPerson } from '../support/people.ts'
import { expect, test } from '../support/test.ts'

test('news comes by mail, until a press in the mail ends it; what was chosen is kept', { tag: '@phone' }, async ({
  page,
}) => {
  const email = 'chooses@example.in'
  await beNewPerson(page, email)
  await page.goto('/MyProfile#your-data')
  await page.getByRole('button', { name: 'Request a copy' }).click()
  await expect(page.getByRole('button', { name: 'Download' })).toBeVisible()

  let link = ''
  await expect
    .poll(async () => {
      const { data } = await (await page.request.get(`/dev/outbox.json?to=${email}`)).json()
      const mail = data.find(({ subject }: { subject: string }) => subject === 'Your data copy is ready')
      link = /\/stop-mails\/\S+/.exec(mail?.body ?? '')?.[0] ?? ''
      return link
    })
    .not.toBe('')
  await page.goto(link)
  await expect(page.getByRole('heading', { name: 'Stop emails about “Your account”?' })).toBeVisible()
  await page.getByRole('button', { name: 'Stop these emails' }).click()
  await expect(page.getByRole('heading', { name: 'These emails have stopped' })).toBeVisible()

  await page.getByRole('link', { name: 'Choose what reaches you, and how' }).click()
  const account = page.getByRole('group', { name: 'Your account' })
  await expect(account.getByLabel('Email')).toHaveValue('never')
  const saving = (act: Promise<unknown>) =>
    Promise.all([page.waitForResponse((response) => response.request().method() === 'POST'), act])
  await saving(account.getByLabel('Email').selectOption('daily'))
  const bySms = page.getByRole('group', { name: 'Deals and rentals' }).getByLabel('SMS')
  await saving(bySms.click())
  await expect(bySms).toBeChecked()
  await page.reload()
  await expect(account.getByLabel('Email')).toHaveValue('daily')
  await expect(bySms).toBeChecked()

  await page.goto('/Notification')
  await page.getByLabel('Show').selectOption({ label: 'Bids' })
  await expect(page.getByRole('heading', { name: 'Nothing of this kind yet' })).toBeVisible()
  await page.getByLabel('Show').selectOption({ label: 'Your account' })
  await expect(page.getByText('Your data copy is ready')).toBeVisible()
})
