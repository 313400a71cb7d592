import type { PremiumUser } from '@properysearch/contract/promotions/calls'
import { createElement, type ReactElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { MemoryRouter } from 'react-router'
import { expect, test } from 'vitest'
import { exampleProperty } from '../../features/listings/example-property.fixture.ts'
import { loginThenBackTo } from '../../lib/next-page.ts'
import { DataPromise } from './data-promise.tsx'
import { Featured } from './featured.tsx'
import { HireVendor } from './hire-vendor.tsx'
import { InsightsAndTools } from './insights-and-tools.tsx'
import { NothingNearby } from './nothing-nearby.tsx'
import { placeOfHome } from './place-of-home.ts'
import { PremiumUsers } from './premium-users.tsx'
import { Testimonials } from './testimonials.tsx'

const show = (part: ReactElement) => renderToStaticMarkup(createElement(MemoryRouter, null, part))
const slidesIn = (html: string) => html.match(/class="carousel-slide"/g)?.length ?? 0

const person = (city: string, given: Partial<PremiumUser['userData']> = {}): PremiumUser => ({
  userData: {
    id: 3,
    image: null,
    firstname: 'Sayali',
    lastname: 'Jadhav',
    city,
    userrole: 'agent',
    proof: 'none',
    ...given,
  },
})

test('Featured Properties is a carousel, hidden if empty', () => {
  expect(show(createElement(Featured, { items: [] }))).toBe('')
  const two = [exampleProperty(), exampleProperty({ propertydata: { id: 8 } })]
  const html = show(createElement(Featured, { items: two }))
  expect(html).toContain('>Featured Properties<')
  expect(slidesIn(html)).toBe(2)
})

test('Premium Users is hidden if empty, and says who somebody is', () => {
  expect(show(createElement(PremiumUsers, { people: [] }))).toBe('')
  const html = show(createElement(PremiumUsers, { people: [person('Pune')] }))
  for (const text of ['>Premium Users<', 'Sayali Jadhav', 'Agent', '>Pune<']) expect(html).toContain(text)
})

test.each([
  ['agent', 'verified', 'Registration verified', '/agents/3'],
  ['evaluator', 'checking', 'Registration being checked', '/evaluators/3'],
  ['agent', 'none', 'Registration not verified yet', '/agents/3'],
  ['user', 'verified', 'Identity verified', '/premium/3'],
  ['user', 'checking', 'Identity being checked', '/premium/3'],
  ['user', 'none', 'Identity not verified yet', '/premium/3'],
] as const)('a premium %s whose proof is %s: %s', (userrole, proof, words, page) => {
  const html = show(createElement(PremiumUsers, { people: [person('Pune', { userrole, proof })] }))
  expect(html).toContain(words)
  expect(html.match(/href="([^"]+)"/)?.[1] ?? null).toBe(page)
})

test('the whole map is that of the list in the city, and only Pune has the drawing of its localities', () => {
  const html = show(createElement(InsightsAndTools, { atlas: null, city: 'Mumbai' }))
  expect(html).toContain('href="/PropertyListHome?city=Mumbai#map"')
  expect(html).not.toContain('every part of Pune')
})

test.each([
  [null, 'Pune', 18.5204],
  ['mumbai', 'Mumbai', 19.07],
  ['All India', 'All India', 18.5204],
])('the home page for %s is of %s', (asked, city, latitude) => {
  const cities = [
    { name: 'Pune', state: 'Maharashtra', latitude: 18.52, longitude: 73.85 },
    { name: 'Mumbai', state: 'Maharashtra', latitude: 19.07, longitude: 72.88 },
  ]
  const place = placeOfHome(cities, asked)
  expect([place?.city, place?.centre.latitude]).toEqual([city, latitude])
  expect(placeOfHome(cities, 'Atlantis')).toBeUndefined()
})

test.each([
  ['Thiruvananthapuram', 'Thiruvananthapuram'],
  ['Twenty characters ok', 'Twenty characters ok'],
  ['Twenty-one characters', 'Twenty-one character…'],
  ['Dr. Babasaheb Ambedkar Nagar', 'Dr. Babasaheb Ambedk…'],
])('a premium user of %s is shown in %s: cut to 20 characters plus an ellipsis', (city, shown) => {
  expect(show(createElement(PremiumUsers, { people: [person(city)] }))).toContain(`title="${city}">${shown}<`)
})

test('Hire Vendor: Agent, Lawyer and Property Evaluators, each with ‘Hire Me’; a stranger signs in first', () => {
  const asked: string[] = []
  const html = show(createElement(HireVendor, { exists: (path: string) => asked.push(path) > 0 }))
  expect(asked).toEqual(['/HireAgent', '/HireLawyer', '/PropertyEvaluators'])
  expect([...html.matchAll(/<h3[^>]*>([^<]+)</g)].map((match) => match[1])).toEqual([
    'Agent',
    'Lawyer',
    'Property Evaluators',
  ])
  expect([...html.matchAll(/href="([^"]+)"[^>]*>([^<]+?) ?</g)].map(([, to, text]) => [to, text])).toEqual(
    asked.map((to) => [loginThenBackTo(to), 'Hire Me']),
  )
  expect(show(createElement(HireVendor, { exists: () => false }))).toBe('')
})

test('the testimonials are a carousel, and each says that it is a sample', () => {
  const html = show(createElement(Testimonials))
  expect(slidesIn(html)).toBeGreaterThanOrEqual(4)
  expect(html.match(/>Sample</g)).toHaveLength(slidesIn(html))
})

test('without anything nearby it says so', () => {
  expect(show(createElement(NothingNearby))).toContain('>For this location data not available<')
})

test('the promise about data admits to the cookie that remembers a city', () => {
  const html = show(createElement(DataPromise))
  expect(html).toContain('Our one cookie remembers your city.')
  expect(html).not.toMatch(/no cookies|set none/i)
})
