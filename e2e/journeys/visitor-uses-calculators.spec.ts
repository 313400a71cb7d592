import { accessibilityProblems, expect, settle, test } from '../support/test.ts'

test('a visitor must fill all fields for capital gains, then sees the formula’s tax and, apart, today’s law', async ({
  page,
}) => {
  await page.goto('/home/propertyevaluation-guidance')
  await page.getByRole('button', { name: 'Calculate' }).click()
  await expect(page.getByText('Please fill all fields!')).toBeVisible()

  await page.getByLabel('Sale price').fill('₹1,00,00,000')
  await page.getByLabel('Cost of transfer').fill('100000')
  await page.getByLabel('Purchase price').fill('4000000')
  await page.getByLabel('Improvement cost').fill('500000')
  await page.getByLabel('Purchase year').selectOption('2010')
  await page.getByLabel('Sale year').selectOption('2024')
  await page.getByLabel('Tax rate').fill('20')
  await page.getByRole('button', { name: 'Calculate' }).click()
  await expect(page.getByRole('status').filter({ hasText: 'Capital gains tax' })).toContainText('₹1,41,077.84')

  const today = page.getByRole('region', { name: 'Tax under today’s law' })
  await today.getByLabel('Year of improvement').selectOption('2015-16')
  await expect(today).toContainText('₹6,75,000.00')
  await expect(today).toContainText('₹98,164.46')
  await expect(today).toContainText('₹1,02,091.04')
  await today.getByLabel('Seller').selectOption('other')
  await expect(today).toContainText('₹7,02,000.00')
  await today.getByLabel('Date of sale').fill('2011-01-01')
  await expect(today).toContainText('falls under the earlier law')
  expect(await accessibilityProblems(page)).toEqual([])

  await page.getByLabel('Sale price').fill('90,00,000')
  await page.getByRole('button', { name: 'Calculate' }).click()
  await expect(page.getByRole('status').filter({ hasText: 'Capital gains tax' })).toContainText('-₹58,922.16')
})

test('on the home page a calculator acts on what was pressed while it slept, and keeps the focus', async ({ page }) => {
  let wake = () => {}
  const isAwake = new Promise<void>((resolve) => {
    wake = resolve
  })
  await page.route(/\/assets\/calculators-/, async (route) => {
    await isAwake
    await route.continue()
  })
  await page.goto('/')
  const part = page.getByRole('region', { name: 'Calculators' })
  await part.scrollIntoViewIfNeeded()
  await part.getByRole('button', { name: 'Calculate' }).click()
  await part.getByRole('button', { name: 'Purchase year: Choose a year' }).focus()
  wake()
  await expect(page.getByText('Please fill all fields!')).toBeVisible()
  await expect(part.getByRole('combobox', { name: 'Purchase year' })).toBeFocused()
  await page.keyboard.press('Shift+Tab')
  await page.keyboard.type('50000')
  await expect(part.getByRole('textbox', { name: 'Improvement cost' })).toHaveValue('50000')
})

test('each of the seven fields of capital gains is required', { tag: '@desk' }, async ({ page }) => {
  await page.goto('/home/propertyevaluation-guidance')
  const amounts = ['Sale price', 'Cost of transfer', 'Purchase price', 'Improvement cost', 'Tax rate'] as const
  const years = ['Purchase year', 'Sale year'] as const
  await page.getByRole('button', { name: 'Calculate' }).click()
  await expect(page.getByText('Please fill all fields!')).toBeVisible()
  for (const label of amounts) await page.getByLabel(label).fill('10')
  for (const label of years) await page.getByLabel(label).selectOption('2010')
  // Toasts may lie over the button; Enter does the same.
  const calculate = () => page.getByLabel('Tax rate').press('Enter')
  for (const label of amounts) {
    await page.getByLabel(label).fill('')
    await calculate()
    await page.getByLabel(label).fill('10')
  }
  for (const label of years) {
    await page.getByLabel(label).selectOption('')
    await calculate()
    await page.getByLabel(label).selectOption('2010')
  }
  const answer = page.getByRole('status').filter({ hasText: 'Capital gains tax' })
  await expect(answer).toContainText('₹ –')
  await calculate()
  await expect(answer).toContainText(/₹\d/)
})

test('a toast closes after 5 seconds, waits under the pointer, and is dragged away past 80 percent of its width', {
  tag: '@desk',
}, async ({ page }) => {
  await page.goto('/home/propertyevaluation-guidance')
  await page.getByRole('button', { name: 'Calculate' }).click()
  const toast = page.locator('.Toastify__toast')
  const bar = toast.locator('.Toastify__progress-bar--animated')
  const clock = () =>
    bar.evaluate((element) => [
      getComputedStyle(element).animationDuration,
      getComputedStyle(element).animationPlayState,
    ])
  await expect.poll(clock).toEqual(['5s', 'running'])
  // On a busy machine the pointer may take seconds to get there.
  await bar.evaluate((element) => {
    for (const animation of element.getAnimations()) animation.playbackRate = 0.01
  })
  await settle(page)
  const box = (await toast.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 }
  const [x, y] = [box.x + 20, box.y + box.height / 2]
  await page.mouse.move(x, y)
  await expect.poll(clock).toEqual(['5s', 'paused'])
  const dragBy = async (share: number) => {
    await page.mouse.move(x, y)
    await page.mouse.down()
    await page.mouse.move(x + box.width * share, y, { steps: 4 })
    await page.mouse.up()
  }
  await dragBy(0.75)
  await expect.poll(async () => (await toast.boundingBox())?.x).toBe(box.x)
  await dragBy(0.85)
  await expect(toast).toHaveCount(0)

  await page.getByRole('button', { name: 'Calculate' }).click()
  await page.mouse.move(0, 0)
  await expect.poll(clock).toEqual(['5s', 'running'])
  // Not to wait for it: its clock is put forward to the end.
  await bar.evaluate((element) => {
    for (const animation of element.getAnimations()) animation.finish()
  })
  await expect(toast).toHaveCount(0)
})

test('a visitor moves the EMI sliders by key and by number, and reads the years', async ({ page }) => {
  await page.goto('/home/homeloan-guidance')
  await expect(page.getByText('₹20,037.95')).toBeVisible()

  const emi = page.getByRole('region', { name: 'What an EMI is made of' })
  const loan = emi.getByRole('slider', { name: 'Loan amount' })
  await loan.press('End')
  await expect(loan).toHaveAttribute('aria-valuetext', '1 crore rupees')
  await emi.getByLabel('Tenure, as a number').fill('99')
  await emi.getByLabel('Tenure, as a number').press('Enter')
  await expect(emi.getByRole('slider', { name: 'Tenure' })).toHaveAttribute('aria-valuetext', '30 years')
  await emi.getByRole('slider', { name: 'Interest rate' }).press('End')
  await expect(emi.getByText('₹1,26,444.40')).toBeVisible()
  await emi.getByText('Principal and interest, year by year').click()
  await expect(emi.getByRole('row')).toHaveCount(1 + 30 + 5)
  expect(await accessibilityProblems(page)).toEqual([])
})

test('a visitor learns the total cost of a flat, and what a rented one costs to register', { tag: '@both' }, async ({
  page,
}) => {
  await page.goto('/home/homebuying-guidance')
  const duty = page.getByRole('region', { name: 'Stamp duty, registration and TDS' })
  await expect(duty.getByText('₹85,90,000')).toBeVisible()
  await duty.getByLabel('Buyers').selectOption('women')
  await expect(duty.getByText('₹5,10,000')).toBeVisible()
  await duty.getByLabel('What', { exact: true }).selectOption('building')
  await duty.getByLabel('Agreement value').fill('45,00,000')
  await expect(duty.getByText('GST 1%')).toBeVisible()
  await duty.getByLabel('Renting: leave and licence').check()
  await duty.getByLabel('Months, as a number').fill('24')
  await duty.getByLabel('Refundable deposit').fill('500000')
  await expect(duty.getByText('₹1,750').first()).toBeVisible()
  expect(await accessibilityProblems(page)).toEqual([])
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('guides can be read, with the calculators’ first results', async ({ page }) => {
    await page.goto('/home/homeloan-guidance')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Borrowing for a home, without surprises')
    await expect(page.getByText('₹20,037.95')).toBeVisible()
    await expect(page.getByText('₹91.48 Lac')).toBeVisible()
  })
})
