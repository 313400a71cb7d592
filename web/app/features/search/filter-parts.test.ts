import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { optionsFor } from './filter-options.ts'
import { type FilterPart, FilterPartFields } from './filter-parts.tsx'
import type { Facets } from './find-list.ts'

const show = (part: FilterPart, search: Parameters<typeof FilterPartFields>[0]['search'] = {}) =>
  renderToStaticMarkup(createElement(FilterPartFields, { part, search, facets: null }))

test('the preset above one crore says that it includes the one below; rents have none', () => {
  expect(show('budget', { type: 'buy' })).toContain('‘Above ₹1 Cr’ includes ₹1 Cr to ₹1.5 Cr.')
  expect(show('budget', { type: 'rent' })).not.toContain('₹1 Cr')
})

test('the floors of the building are chosen from one to four or more', () => {
  const html = show('floors', { floorsNo: '2' })
  const choices = [...html.matchAll(/<input[^>]*name="floorsNo"[^>]*>/g)].map(([input]) => input)
  expect(choices.map((input) => input.match(/value="(\d)"/)?.[1])).toEqual(['1', '2', '3', '4'])
  expect(choices.filter((input) => input.includes('checked'))).toHaveLength(1)
  expect(html).toContain('4 or more')
})

test('furnishing is written as people write it', () => {
  const html = show('furnishing')
  expect(html).toContain('>Unfurnished<')
  expect(html).toContain('value="UnFurnished"')
})

test('budgets that would replace a range of one’s own are not counted within it', () => {
  const facets = { budget: [{ value: 'Under50Lac', label: 'Under ₹50 Lac', count: 66, isExact: true }] } as Facets
  expect(optionsFor('budget', { type: 'buy' }, facets)[0]?.count).toBe(66)
  expect(optionsFor('budget', { type: 'buy', maxPrice: '11000000' }, facets).map(({ count }) => count)).toEqual(
    new Array(4).fill(undefined),
  )
})
