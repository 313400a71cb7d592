import { dialogOf, lookOver, press, sees } from '../support/deal-room.ts'
import { agreedByCalls } from '../support/deals.ts'
import { atADesk } from '../support/hiring.ts'
import { payAtCheckout } from '../support/payments.ts'
import { codeSentTo, newPerson, signIn } from '../support/people.ts'
import { liveFlat, newSeller, sender } from '../support/selling.ts'
import { expect, test } from '../support/test.ts'

const flat = { title: 'Flat with an agent', price: 62_00_000, longitude: 73.803, seed: 713 }

test('an owner hires an agent, who shows the listing to a buyer and earns a commission that the owner releases', async ({
  page: owner,
  browser,
}) => {
  test.setTimeout(420_000)
  const agent = await atADesk(browser)
  const seller = await newSeller(owner, 'hires-agent@example.in', 'ZZZPJ5600K', '50100007770560')
  const broker = await newSeller(agent, 'hired-agent@example.in', 'ZZZPJ5610K', '50100007770561', 'agent')
  const propertyId = await liveFlat(owner, seller.send, flat)
  await signIn(owner, seller.email, seller.password)
  await signIn(agent, broker.email, broker.password)

  await test.step('asked from the list of my own listings, quoted with a commission', async () => {
    await owner.goto(`/AgentPayment?professional=${broker.id}&property=${propertyId}`)
    await expect(owner.getByRole('link', { name: flat.title })).toBeVisible()
    await owner.getByLabel('What you need, in a few words').fill('Sell my flat in Baner')
    await owner.getByLabel('What is to be done').fill('Photographs, visits at the weekend and the negotiation.')
    await press(owner, 'Ask for a quote')
    await expect(owner).toHaveURL(/\/Hires\/\d+$/)
    await agent.goto(new URL(owner.url()).pathname)
    await press(agent, 'Send the quote')
    const form = dialogOf(agent, 'Send a quote')
    await form.getByLabel('Fee before GST (₹)').fill('5,000')
    await form.getByLabel('Days for the work').fill('20')
    await form.getByLabel(/^Commission on a deal/).fill('1.5')
    await form.getByText('In my own name').click()
    await lookOver(agent)
    await press(form, 'Send the quote')
    await sees(owner, 'Read the quote and pay')
  })

  await test.step('paid, accepted, and in the agent’s list', async () => {
    await owner.getByRole('link', { name: 'Read and pay' }).click()
    await lookOver(owner)
    await owner.getByRole('button', { name: /^Pay ₹/ }).click()
    await payAtCheckout(owner, 'Pay')
    await owner.getByRole('link', { name: 'Go to the hire' }).click()
    await press(agent, 'Accept')
    await press(dialogOf(agent, 'Accept'), 'Accept')
    await sees(owner, 'is at work')
    await expect(async () => {
      await agent.goto('/AssignedProperties')
      await expect(agent.getByRole('article').filter({ hasText: 'In force' })).toContainText('1.5', { timeout: 5_000 })
    }).toPass()
    await expect(agent.getByRole('link', { name: flat.title }).first()).toBeVisible()
    await lookOver(agent)
  })

  const visitor = await (await browser.newContext()).newPage()
  const person = await newPerson(visitor, 'visits-home@example.in', 'user', { firstname: 'Asha', lastname: 'Rao' })
  await signIn(visitor, person.email, person.password)

  await test.step('a buyer asks for a visit; the agent proposes another time', async () => {
    await visitor.goto(`/ViewPropertyDetails/${propertyId}`)
    await press(visitor, 'Ask for a visit')
    const form = dialogOf(visitor, 'Ask for a visit')
    await form.getByLabel('First time').fill(`${inDays(1)}T11:00`)
    await form.getByLabel('Second time (optional)').fill(`${inDays(2)}T17:30`)
    await form.getByRole('checkbox').check()
    await lookOver(visitor)
    await press(form, 'Ask for the visit')
    await expect(visitor.getByText('You have asked for a visit')).toBeVisible()
    await agent.goto('/PropertyVisitors')
    await expect(agent.getByRole('list', { name: 'Proposed times' }).getByRole('listitem')).toHaveCount(2)
    await lookOver(agent)
    const [asked] = await broker.send<{ visit: { id: number } }[]>('GET', `/users/getvisitorrequest/${broker.id}`)
    // In a moment, so that it is over in a moment too.
    const soon = new Date(Date.now() + 40_000).toISOString()
    await broker.send('POST', `/visits/${asked?.visit.id}/act`, { data: { act: 'counter', slots: [soon] } })
  })

  await test.step('the visit is agreed on, and both say that it took place', async () => {
    await visitor.goto('/PropertyVisitors?show=mine')
    await press(visitor, /^Accept /)
    await agent.goto('/PropertyVisitors?show=visitors')
    for (const page of [visitor, agent]) {
      await expect(async () => {
        await page.reload()
        await page.getByRole('button', { name: 'It took place' }).click({ timeout: 3_000 })
      }).toPass()
      await expect(page.getByText('Recorded.')).toBeVisible()
    }
    await expect(agent.getByText('Held', { exact: true })).toBeVisible()
    await expect(visitor.getByText('Held', { exact: true })).toBeVisible()
    await lookOver(agent)
    await lookOver(visitor)
  })

  const bookingId = await test.step('the visitor buys it, up to the registered agreement', async () => {
    const buyer = await sender(visitor, person.email, person.password)
    return agreedByCalls(visitor, { buyer, seller: seller.send, propertyId, bookingAmount: 6_00_000 })
  })
  await visitor.context().close()

  await test.step('the agent asks for the half that is due at the agreement', async () => {
    await expect(async () => {
      await agent.goto('/BookedPropertiesByAgent')
      await agent.getByRole('button', { name: /^Ask for ₹46,500/ }).click({ timeout: 5_000 })
    }).toPass()
    await press(dialogOf(agent, /^Ask for ₹46,500/), 'Ask for it')
    await expect(agent.getByText('Waiting for the client to approve')).toBeVisible()
    await lookOver(agent)
  })

  await test.step('the owner approves it with a code, and it reaches the agent', async () => {
    await owner.goto(`/OwnerBookedPropertyDetails/${bookingId}/${propertyId}`)
    const agents = owner.locator('#agents')
    await expect(agents.getByText('Waiting for you to approve')).toBeVisible()
    await lookOver(owner)
    await agents.getByRole('button', { name: /^Approve with a code/ }).click()
    // ₹46,500 less our fee of 5 % with GST.
    const approval = dialogOf(owner, 'Approve ₹43,756.50')
    await expect(approval).toContainText('₹46,500 leaves the money held for you')
    await press(approval, 'Send code')
    await expect(approval.getByText('A code was sent by SMS')).toBeVisible()
    await lookOver(owner)
    await approval.getByLabel('Code').fill(await codeSentTo(owner, seller.mobile, seller.otp))
    await press(approval, 'Approve')
    await expect(agents.getByText('Paid', { exact: true })).toBeVisible()
    await expect(agent.getByText('Paid', { exact: true })).toBeVisible()
    await expect(agent.getByText('₹43,756.50')).toBeVisible()
    await lookOver(agent)
  })
  await agent.context().close()
})

/** A day in India. */
function inDays(days: number): string {
  return new Date(Date.now() + (days * 24 + 5.5) * 60 * 60 * 1000).toISOString().slice(0, 10)
}
