import { readSearch, searchString } from '@properysearch/contract/search/address'
import { budgetsFor, optionsOf } from '@properysearch/contract/search/facts'
import { expect, test } from 'vitest'
import { leadsSomewhere, type Screen, screens } from '../../screens.ts'
import { buttonsWhere, columnsWhere, type Menu, menusWhere } from './menus.ts'
import { puneSearches } from './pune-searches.ts'

/** The specification's routes that menus lead to, and one with a parameter. */
const routesToCome = [
  '/PropertyListHome',
  '/ViewSingleProperty/:id',
  '/home/propertyAnalysis',
  '/home/homebuying-guidance',
  '/home/homedesign-guidance',
  '/home/homeloan-guidance',
  '/home/propertyevaluation-guidance',
  '/PropertyCampare',
  '/AddProperty',
  '/HireAgent',
  '/HireLawyer',
  '/PropertyEvaluators',
]
const toScreen = (path: string): [string, Screen] => [path, { path, access: 'public' }]
const fullTable: Record<string, Screen> = { ...screens, ...Object.fromEntries(routesToCome.map(toScreen)) }
const inFull = (address: string) => leadsSomewhere(address, fullTable)
const inToday = (address: string) => leadsSomewhere(address)

const outline = (menus: Menu[]) =>
  menus.map((menu) => [
    menu.label,
    ...menu.columns.flatMap((column) => column.title ?? column.links.map((link) => link.label)),
  ])
const linksOf = (menus: Menu[]) => menus.flatMap((menu) => menu.columns.flatMap((column) => column.links))

test('with every screen of the specification, every menu and column appears, in its order and words', () => {
  expect(outline(menusWhere(inFull))).toEqual([
    ['Buy', 'Popular Choices', 'Budget', 'Explore'],
    ['Rent', 'Popular Choices', 'Budget'],
    ['Sell', 'Property Valuation', 'Find an Agent'],
    ['Property Services', 'Home Interiors', 'Property Valuation', 'Legal Title Check', 'Property Lawyers'],
  ])
  expect(buttonsWhere(inFull)).toMatchObject({
    analysis: { label: 'Analysis' },
    postProperty: { label: 'Post Property' },
  })
})

test('with the screens of today, no link leads nowhere', () => {
  const links = [...linksOf(menusWhere(inToday)), ...Object.values(buttonsWhere(inToday))]
  expect(links.filter((link) => !inToday(link.to))).toEqual([])
  expect(
    columnsWhere(inToday, puneSearches)
      .flatMap((column) => column.links)
      .every((link) => inToday(link.to)),
  ).toBe(true)
})

test('a menu or column with nothing to lead to is left out, the others stay', () => {
  const withoutSearch = (address: string) => inFull(address) && !address.startsWith('/PropertyListHome')
  expect(outline(menusWhere(withoutSearch)).map(([label, ...columns]) => [label, columns.length])).toEqual([
    ['Buy', 1],
    ['Sell', 2],
    ['Property Services', 4],
  ])
  expect(menusWhere(() => false)).toEqual([])
  expect(buttonsWhere(() => false)).toEqual({})
})

test('every search carries a type and a value the search understands, in the one spelling of its address', () => {
  const links = [...linksOf(menusWhere(inFull)), ...puneSearches.flatMap((column) => column.links)]
  const searches = links
    .filter((link) => link.to.startsWith('/PropertyListHome'))
    .map((link) => new URL(link.to, 'http://site'))
  expect(searches.length).toBeGreaterThan(20)
  for (const { search, searchParams } of searches) {
    expect(searchString(readSearch(searchParams))).toBe(search)
    const type = searchParams.get('type') as 'buy' | 'rent'
    const subCategory = searchParams.get('subCategory')
    const budget = searchParams.get('budget')
    expect(['buy', 'rent']).toContain(type)
    if (subCategory) expect(optionsOf(type)).toHaveProperty(subCategory)
    if (budget) expect(budgetsFor(type === 'rent' ? 'rent' : 'sell')).toContain(budget)
    expect(subCategory ?? budget).toBeTruthy()
  }
})

test('an address is found whatever its capitals, filters or parameter, and only as a whole', () => {
  expect(leadsSomewhere('/privacy#grievance')).toBe(true)
  expect(leadsSomewhere('/PRIVACY/?x=1')).toBe(true)
  expect(leadsSomewhere('/')).toBe(true)
  expect(leadsSomewhere('/ViewSingleProperty/7', fullTable)).toBe(true)
  expect(leadsSomewhere('/ViewSingleProperty', fullTable)).toBe(false)
  expect(leadsSomewhere('/privacy/more')).toBe(false)
})

test('with the screens of today, Sell and Property Services are complete', () => {
  expect(outline(menusWhere(inToday)).filter(([label]) => label === 'Sell' || label === 'Property Services')).toEqual([
    ['Sell', 'Property Valuation', 'Find an Agent'],
    ['Property Services', 'Home Interiors', 'Property Valuation', 'Legal Title Check', 'Property Lawyers'],
  ])
})
