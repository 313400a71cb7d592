import type { Page } from '@playwright/test'
import { dialogOf, lookOver, press, sees } from '../support/deal-room.ts'
import { atADesk, hireByCalls } from '../support/hiring.ts'
import { hoursPassFor } from '../support/later.ts'
import { newPerson, signIn } from '../support/people.ts'
import { newSeller, sender } from '../support/selling.ts'
import { expect, test } from '../support/test.ts'

// What a client paid for a hire that came to nothing: both read why, and to the paisa what went back.

const total = '₹10,588.82'

/** The partner has it, and says so; the bank’s days are the bank’s. */
async function hasArrived(client: Page, hireId: number): Promise<void> {
  await expect(async () => {
    await client.goto('/PaymentHistory?tab=refunds')
    const refund = client
      .getByRole('table', { name: 'My refunds' })
      .getByRole('row')
      .filter({ hasText: `hire ${hireId}` })
    await expect(refund).toContainText(total, { timeout: 5_000 })
    // What, when, how far it is.
    await expect(refund.getByRole('cell').nth(2)).toContainText('Refunded', { timeout: 5_000 })
  }).toPass()
  await lookOver(client)
}

test('a hire that nobody answers is paid back after two days, our own fee too', async ({ page: client, browser }) => {
  const lawyer = await atADesk(browser)
  const person = await newPerson(client, 'nobody-answers@example.in', 'user', { firstname: 'Asha', lastname: 'Rao' })
  const advocate = await newSeller(lawyer, 'does-not-answer@example.in', 'ZZZPJ5620K', '50100007770562', 'lawyer')
  const send = await sender(client, person.email, person.password)
  const wanted = { kind: 'lawyer', professionalId: advocate.id, title: 'Title search of a shop in Camp' } as const
  const hireId = await hireByCalls(client, send, advocate.send, wanted)
  await signIn(lawyer, advocate.email, advocate.password)
  await signIn(client, person.email, person.password)

  await test.step('both read until when it waits, and that it goes back otherwise', async () => {
    for (const page of [client, lawyer]) await page.goto(`/Hires/${hireId}`)
    await sees(client, 'Mandar Joshi has to accept')
    await sees(client, 'If they decline or do not answer by then, all of it goes back to you.')
    await sees(lawyer, 'If you do not answer by then, it goes back to them.')
    await expect(client.getByText('Held by our payment partner')).toBeVisible()
  })

  await test.step('two days pass: both see it without reloading, in words and in money', async () => {
    await hoursPassFor(hireId, 48)
    await sees(client, 'Mandar Joshi did not accept in time')
    await sees(client, 'Your money goes back to where you paid it from.')
    await expect(client.getByText('Gone back')).toBeVisible()
    await expect(client.getByText(total).first()).toBeVisible()
    await sees(lawyer, 'You did not accept in time')
    await sees(lawyer, 'The fee went back to the client.')
    await expect(lawyer.getByRole('button', { name: 'Accept', exact: true })).toHaveCount(0)
    await lookOver(client)
    await lookOver(lawyer)
  })
  await test.step('the money has arrived', () => hasArrived(client, hireId))
  await lawyer.context().close()
})

test('a hire that is declined is paid back at once, with the reason', async ({ page: client, browser }) => {
  const lawyer = await atADesk(browser)
  const person = await newPerson(client, 'is-refused@example.in', 'user', { firstname: 'Asha', lastname: 'Rao' })
  const advocate = await newSeller(lawyer, 'refuses-a-hire@example.in', 'ZZZPJ5630K', '50100007770563', 'lawyer')
  const send = await sender(client, person.email, person.password)
  const wanted = { kind: 'lawyer', professionalId: advocate.id, title: 'Title search of a plot in Wagholi' } as const
  const hireId = await hireByCalls(client, send, advocate.send, wanted)
  await signIn(lawyer, advocate.email, advocate.password)
  await signIn(client, person.email, person.password)
  for (const page of [client, lawyer]) await page.goto(`/Hires/${hireId}`)
  await sees(client, 'Mandar Joshi has to accept')

  const reason = 'I act for the other owner of this plot.'
  await press(lawyer, 'Decline')
  const dialog = dialogOf(lawyer, 'Decline')
  await dialog.getByRole('textbox').fill(reason)
  await press(dialog, 'Decline')
  await sees(client, 'Mandar Joshi declined')
  await sees(lawyer, 'You declined')
  for (const page of [client, lawyer]) {
    await expect(page.getByText(reason).first()).toBeVisible()
    await lookOver(page)
  }
  await expect(client.getByText('Gone back')).toBeVisible()
  await hasArrived(client, hireId)
  await lawyer.context().close()
})
