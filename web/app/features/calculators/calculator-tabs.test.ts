import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { IsPart } from '../../lib/lazy-in-view.tsx'
import { CalculatorTabs } from './calculator-tabs.tsx'

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
  const years = [...panel.matchAll(/<option value="(\d+)"/g)].map((match) => Number(match[1]))
  expect(years).toHaveLength(48)
  expect([years[0], years[23]]).toEqual([2001, 2024])
})

test('as a sleeping part nothing in it can be filled in, for which the browser would lay out all of it', () => {
  const asleep = renderToStaticMarkup(createElement(IsPart, { value: true }, createElement(CalculatorTabs)))
  const kinds = [...asleep.matchAll(/<input[^>]*type="(\w+)"/g)].map((match) => match[1])
  expect(new Set(kinds)).toEqual(new Set(['button', 'range', 'radio']))
  expect(asleep).not.toMatch(/<(select|form|textarea)|<input(?![^>]*type=)/)
  expect(asleep).toContain('value="Choose a year"')
})
