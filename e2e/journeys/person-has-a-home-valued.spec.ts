import type { Page } from '@playwright/test'
import { dialogOf, lookOver, press, sees } from '../support/deal-room.ts'
import { atADesk, hireByCalls } from '../support/hiring.ts'
import { newPerson, signIn } from '../support/people.ts'
import { eightJpegs } from '../support/posting.ts'
import { newSeller, type Send, sender } from '../support/selling.ts'
import { expect, test } from '../support/test.ts'

const nothing = { negotiation: 0, floor: 0, age: 0, area: 0, view: 0 }

/** Every step but the declaration, as the forms send them. */
async function writeReport(page: Page, evaluator: Send, hireId: number): Promise<void> {
  const today = new Date(Date.now() + 5.5 * 60 * 60 * 1000).toISOString().slice(0, 10)
  const assignment = { purpose: 'loan', addressee: '', valuedOn: today, inspectedOn: today, shownBy: '' }
  const property = {
    kind: 'Flats',
    bhk: '2',
    address: 'Flat 4, Baner Road',
    locality: 'Baner',
    city: 'Pune',
    surveyNumber: 'S. No. 45/2',
    owners: 'Asha Rao',
    tenure: 'society',
    occupancy: 'owner',
    areaSqft: 800,
    builtUpSqft: 960,
    floor: 4,
    ageYears: 8,
    lifeYears: 52,
    boundaries: '',
    deviations: '',
  }
  const documents = { seen: ['index-ii', 'tax-receipt'], notes: '' }
  const save = async (parts: object) => {
    const { version } = await evaluator<{ version: number }>('GET', `/propertyevaluator/getleaddetails/${hireId}`)
    await evaluator('PUT', `/valuations/${hireId}`, { data: { version, ...parts } })
  }
  await save({ assignment, property, documents })
  const { listings } = await evaluator<{ listings: { propertydata: { id: number } }[] }>(
    'GET',
    `/valuations/${hireId}/comparables`,
  )
  const rows = listings.slice(0, 3).map(({ propertydata }) => ({
    propertyId: propertydata.id,
    adjustments: { ...nothing, negotiation: -5 },
  }))
  const comparables = { rows, adoptedRate: 11_000, reason: 'It is on a higher floor than the comparables.' }
  const values = { realisablePercent: 90, distressPercent: 75, guideline: null, construction: null, remarks: '' }
  await save({ comparables, values })
  const [file] = await eightJpegs(page, 813)
  await evaluator('POST', `/valuations/${hireId}/photos/photo-of-the-front`, { multipart: { file } })
}

test('a person has a home valued: the report is delivered and accepted, and anybody can tell that it is genuine', async ({
  page: client,
  browser,
}) => {
  test.setTimeout(300_000)
  const evaluator = await atADesk(browser)
  const person = await newPerson(client, 'has-home-valued@example.in', 'user', { firstname: 'Asha', lastname: 'Rao' })
  const valuer = await newSeller(evaluator, 'values-homes@example.in', 'ZZZPJ5580K', '50100007770558', 'evaluator')
  const send = await sender(client, person.email, person.password)
  const wanted = { kind: 'evaluator', professionalId: valuer.id, propertyId: 1 } as const
  const hireId = await hireByCalls(client, send, valuer.send, { ...wanted, title: 'Value of a flat in Baner' })
  await signIn(evaluator, valuer.email, valuer.password)
  await signIn(client, person.email, person.password)
  await client.goto(`/Hires/${hireId}`)
  await sees(client, 'Mandar Joshi has to accept')

  await test.step('the evaluator accepts', async () => {
    await evaluator.goto('/EvaluatorLeadList')
    await expect(evaluator.getByText('For Asha Rao')).toBeVisible()
    await lookOver(evaluator)
    await press(evaluator, 'Accept: Value of a flat in Baner')
    await sees(client, 'Mandar Joshi is at work')
  })

  await test.step('the report is completed and delivered', async () => {
    await writeReport(evaluator, valuer.send, hireId)
    await evaluator.goto(`/EvaluatorLeadDetails/${hireId}`)
    await expect(evaluator.getByText('6 of 7 steps done')).toBeVisible()
    for (const declared of await evaluator.getByRole('checkbox').all()) await declared.check()
    await lookOver(evaluator)
    await press(evaluator, /^Save/)
    await lookOver(evaluator)
    await press(evaluator, 'Deliver report')
    await press(dialogOf(evaluator, 'Deliver the report?'), 'Deliver report')
    await expect(evaluator.getByText(/^Delivered as PV-/)).toBeVisible()
  })

  await test.step('the client reads it and accepts it', async () => {
    await sees(client, 'Look at the work')
    const download = client.waitForEvent('download')
    await press(client, /^Download PDF of report PV-/)
    expect((await download).suggestedFilename()).toMatch(/^PV-[\w-]+\.pdf$/)
    await expect(client.getByText('₹88,00,000')).toBeVisible()
    await lookOver(client)
    await press(client, 'Accept the work')
    await press(dialogOf(client, 'Accept the work'), 'Accept the work')
    await sees(client, 'The work is accepted')
    await evaluator.goto(`/Hires/${hireId}`)
    await sees(evaluator, 'Your work is accepted')
    await lookOver(evaluator)
  })

  await test.step('anybody who has its number can check it', async () => {
    await client.getByRole('link', { name: 'Where anybody can check it' }).click()
    await expect(client.getByRole('heading', { name: 'This report is genuine' })).toBeVisible()
    await lookOver(client)
    const number = client.url().split('/').at(-1) ?? ''
    const stranger = await (await browser.newContext()).newPage()
    await stranger.goto('/valuations/check/PV-2222-2222')
    await expect(stranger.getByText('There is no report with the number PV-2222-2222.')).toBeVisible()
    await stranger.getByLabel('Number of a report').fill(number.replaceAll('-', ' ').toLowerCase())
    await press(stranger, 'Check')
    await expect(stranger.getByRole('heading', { name: 'This report is genuine' })).toBeVisible()
    await expect(stranger.getByRole('main')).not.toContainText('88,00,000')
    await stranger.context().close()
  })
  await evaluator.context().close()
})

test('what was paid for a hire that is declined comes back', async ({ page: client, browser }) => {
  const evaluator = await atADesk(browser)
  const person = await newPerson(client, 'is-declined@example.in', 'user', { firstname: 'Asha', lastname: 'Rao' })
  const valuer = await newSeller(evaluator, 'declines-work@example.in', 'ZZZPJ5590K', '50100007770559', 'evaluator')
  const send = await sender(client, person.email, person.password)
  const wanted = { kind: 'evaluator', professionalId: valuer.id } as const
  const hireId = await hireByCalls(client, send, valuer.send, { ...wanted, title: 'Value of a shop in Camp' })
  await signIn(evaluator, valuer.email, valuer.password)
  await signIn(client, person.email, person.password)
  await client.goto(`/Hires/${hireId}`)
  await sees(client, 'Mandar Joshi has to accept')

  await evaluator.goto('/EvaluatorLeadList')
  await press(evaluator, 'Decline: Value of a shop in Camp')
  const dialog = dialogOf(evaluator, 'Decline this valuation')
  await dialog.getByRole('textbox').fill('I am travelling and cannot inspect it in time.')
  await press(dialog, 'Decline')

  await sees(client, 'Mandar Joshi declined')
  await sees(client, 'Your money goes back to where you paid it from.')
  await expect(client.getByText('I am travelling and cannot inspect it in time.')).toBeVisible()
  await lookOver(client)
  await client.goto('/PaymentHistory?tab=refunds')
  const refunds = client.getByRole('table', { name: 'My refunds' })
  await expect(refunds).toContainText('₹10,000')
  await lookOver(client)
  await evaluator.context().close()
})
