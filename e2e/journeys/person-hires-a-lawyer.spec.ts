import { dialogOf, lookOver, press, sees } from '../support/deal-room.ts'
import { atADesk } from '../support/hiring.ts'
import { payAtCheckout } from '../support/payments.ts'
import { beSignedIn, codeSentTo, demoEmails, newPerson, signIn } from '../support/people.ts'
import { pdf } from '../support/posting.ts'
import { newSeller } from '../support/selling.ts'
import { expect, test } from '../support/test.ts'

const draft = 'The seller sells the flat to the buyer for Rs 60,00,000. The keys are handed over at the deed.'

test('a person hires a lawyer: quote, payment, papers, title report and a draft approved by code', async ({
  page: client,
  browser,
}) => {
  test.setTimeout(300_000)
  const lawyer = await atADesk(browser)
  const person = await newPerson(client, 'hires-lawyer@example.in', 'user', { firstname: 'Asha', lastname: 'Rao' })
  const registeredAt = Date.now()
  const advocate = await newSeller(lawyer, 'hired-lawyer@example.in', 'ZZZPJ5570K', '50100007770557', 'lawyer')
  await signIn(lawyer, advocate.email, advocate.password)
  await signIn(client, person.email, person.password)

  const hireId = await test.step('a quote is asked for and given', async () => {
    await client.goto(`/HireLawyer/${advocate.id}`)
    await press(client, 'I understand, go on')
    await expect(client.getByRole('heading', { level: 1, name: 'Mandar Joshi' })).toBeVisible()
    await client.getByRole('link', { name: 'Ask for a quote from Mandar Joshi' }).click()
    await client.getByLabel('What you need, in a few words').fill('Title search of a flat in Baner')
    await client.getByLabel('What is to be done').fill('Search the title of thirty years and draft the agreement.')
    await lookOver(client)
    await press(client, 'Ask for a quote')
    await expect(client).toHaveURL(/\/Hires\/\d+$/)
    const id = Number(client.url().split('/').at(-1))
    await sees(client, 'Mandar Joshi is asked for a quote')
    await lawyer.goto(`/Hires/${id}`)
    await press(lawyer, 'Send the quote')
    const form = dialogOf(lawyer, 'Send a quote')
    await form.getByLabel('Fee before GST (₹)').fill('12,000')
    await form.getByLabel('Days for the work').fill('10')
    await form.getByText('In my own name').click()
    await lookOver(lawyer)
    await press(form, 'Send the quote')
    await sees(lawyer, 'Asha Rao has your quote')
    return id
  })

  await test.step('the client reads it and pays', async () => {
    await sees(client, 'Read the quote and pay')
    await client.getByRole('link', { name: 'Read and pay' }).click()
    await expect(client.getByText('Our payment partner holds the fee.')).toBeVisible()
    await lookOver(client)
    await client.getByRole('button', { name: /^Pay ₹/ }).click()
    await payAtCheckout(client, 'Pay')
    await expect(client.getByText(/They have until .* to accept/)).toBeVisible()
    await client.getByRole('link', { name: 'Go to the hire' }).click()
    await sees(client, 'Mandar Joshi has to accept')
  })

  await test.step('the lawyer accepts in the list of leads', async () => {
    await lawyer.goto('/LawyerLeadList')
    await expect(lawyer.getByText('1-1 of 1 Results')).toBeVisible()
    await lookOver(lawyer)
    await press(lawyer, 'Accept')
    const accepting = dialogOf(lawyer, /^Accept the matter of/)
    await accepting.getByRole('checkbox').check()
    await press(accepting, 'Accept')
    await expect(lawyer.getByText('Lead accepted successfully')).toBeVisible()
    await sees(client, 'Mandar Joshi is at work')
    await lawyer.getByRole('link', { name: 'View Detail' }).click()
    await expect(lawyer).toHaveURL(new RegExp(`/BuyerSideDetials/${hireId}$`))
  })

  await test.step('a paper is asked for and uploaded', async () => {
    await press(lawyer, 'Ask for a paper')
    const asking = dialogOf(lawyer, 'Ask for a paper')
    await asking.getByLabel('Name of the paper').fill('Index II of 2011')
    await press(asking, 'Ask for it')
    await sees(client, 'Mandar Joshi needs a paper from you')
    await client.getByRole('link', { name: 'Open the case' }).click()
    await press(client, 'Upload it: Index II of 2011')
    const giving = dialogOf(client, 'Index II of 2011')
    await giving.getByLabel('File').setInputFiles({ name: 'index-ii.pdf', mimeType: 'application/pdf', buffer: pdf })
    await press(giving, 'Give paper')
    await expect(lawyer.getByRole('button', { name: 'Download index-ii.pdf' })).toBeVisible()
    await lookOver(client)
    await lookOver(lawyer)
  })

  await test.step('the title report and a draft are given', async () => {
    await lawyer.goto(`/DocumentUploadByLawyer?lead=${hireId}`)
    await lawyer.getByText('Clear and marketable', { exact: true }).click()
    const report = { name: 'title-report.pdf', mimeType: 'application/pdf', buffer: pdf }
    await lawyer.getByLabel('The report', { exact: true }).setInputFiles(report)
    await lookOver(lawyer)
    await press(lawyer, 'Give to my client')
    await expect(lawyer).toHaveURL(new RegExp(`/BuyerSideDetials/${hireId}$`))
    await lawyer.getByRole('link', { name: 'Give a draft' }).click()
    await lawyer.getByLabel('Text of the draft').fill(draft)
    await press(lawyer, 'Give to my client')
    await expect(client.getByRole('button', { name: 'Download title-report.pdf' })).toBeVisible()
  })

  await test.step('the client approves the draft with a code', async () => {
    await press(client, 'Read version 1')
    await expect(client.getByText(draft)).toBeVisible()
    await press(client, 'Approve version 1')
    const approval = dialogOf(client, 'Approve version 1')
    // A number gets one code in half a minute, whatever for.
    await expect.poll(() => Date.now() - registeredAt).toBeGreaterThan(31_000)
    await press(approval, 'Send code')
    await expect(approval.getByText('A code was sent by SMS')).toBeVisible()
    await lookOver(client)
    await approval.getByLabel('Code').fill(await codeSentTo(client, person.mobile, person.otp))
    await press(approval, 'Approve draft')
    await expect(lawyer.getByText('Approved with a code on')).toBeVisible()
  })

  await test.step('it is delivered and accepted', async () => {
    await press(lawyer, 'Deliver')
    await press(dialogOf(lawyer, 'Deliver the work?'), 'Deliver')
    await client.goto(`/Hires/${hireId}`)
    await sees(client, 'Look at the work')
    await lookOver(client)
    await press(client, 'Accept the work')
    await press(dialogOf(client, 'Accept the work'), 'Accept the work')
    await sees(client, 'The work is accepted')
    await lawyer.goto(`/Hires/${hireId}`)
    await sees(lawyer, 'Your work is accepted')
    await expect(lawyer.getByText(/^Paid out/)).toBeVisible()
    await lookOver(lawyer)
  })
  await lawyer.context().close()
})

test('the leads of a lawyer, five to a page', async ({ page }) => {
  await beSignedIn(page, demoEmails.lawyer)
  await page.goto('/LawyerLeadList')
  await expect(page.getByText('1-5 of 29 Results')).toBeVisible()
  await press(page, 'Page 2')
  await expect(page.getByText('6-10 of 29 Results')).toBeVisible()
  const pages = page.getByRole('navigation', { name: 'Pages' }).getByRole('listitem')
  await expect(pages).toHaveText(['', '1', '2', '3', '…', '6', ''])
  await lookOver(page)
})
