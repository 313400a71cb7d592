import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { CalculatorTabs } from './calculator-tabs.tsx'
import { years } from './capital-gains.ts'

// As the server sends it: what a visitor reads before, or without, any script.
const html = renderToStaticMarkup(createElement(CalculatorTabs))
const textOf = (pattern: RegExp) => [...html.matchAll(pattern)].map((match) => match[1])

test('the tabs, capital gains and EMI first', () => {
  expect(textOf(/role="tab"[^>]*>([^<]+)</g)).toEqual([
    'Capital Gains Tax',
    'EMI Calculator',
    'Affordability',
    'Stamp Duty',
    'Rent or Buy',
  ])
})

test('the default results are in the page', () => {
  expect(html).toContain(
    'Your EMI each month</span><span class="figures break-words font-bold text-2xl sm:text-3xl">₹20,037.95',
  )
  expect(html).toContain('₹5,90,000')
  expect(html).toContain('₹91.48 Lac')
})

test('the EMI sliders have the ranges, steps and defaults of the specification, and say their value in words', () => {
  const [loan, tenure, rate] = [...html.matchAll(/<input[^>]*type="range"[^>]*>/g)].map((match) => match[0])
  expect(loan).toMatch(/min="100000" max="10000000" step="100000" aria-valuetext="10 lakh rupees"/)
  expect(tenure).toMatch(/min="1" max="30" step="1" aria-valuetext="5 years"/)
  expect(rate).toMatch(/min="1" max="15" step="0.1" aria-valuetext="7.5 percent"/)
  expect([loan, tenure, rate].map((input) => input?.match(/ value="([^"]+)"/)?.[1])).toEqual(['1000000', '5', '7.5'])
})

test('capital gains asks for the seven fields, years from 2001 to 2024', () => {
  const panel = html.slice(
    html.indexOf('role="tabpanel"'),
    html.indexOf('role="tabpanel"', html.indexOf('role="tabpanel"') + 1),
  )
  expect([...panel.matchAll(/<label[^>]*>([^<]+)</g)].map((match) => match[1])).toEqual([
    'Sale price',
    'Cost of transfer',
    'Purchase price',
    'Improvement cost',
    'Purchase year',
    'Sale year',
    'Tax rate',
  ])
  expect([...panel.matchAll(/value="(Choose a year)"/g)]).toHaveLength(2)
  expect([years.length, years[0], years.at(-1)]).toEqual([24, 2001, 2024])
})

test('before its code has come nothing can be filled in, for which the browser would lay out all of it', () => {
  const kinds = [...html.matchAll(/<input[^>]*type="(\w+)"/g)].map((match) => match[1])
  expect(new Set(kinds)).toEqual(new Set(['button', 'range', 'radio']))
  expect(html).not.toMatch(/<(select|form|textarea)|<input(?![^>]*type=)/)
})
