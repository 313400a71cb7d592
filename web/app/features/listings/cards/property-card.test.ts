import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { MemoryRouter } from 'react-router'
import { expect, test } from 'vitest'
import { exampleProperty } from '../example-property.fixture.ts'
import { propertyAddress } from '../property-address.ts'
import { type CardSize, PropertyCard } from './property-card.tsx'

type Given = Parameters<typeof exampleProperty>[0]

function cardOf(given: Given, size: CardSize): string {
  const card = createElement(PropertyCard, { item: exampleProperty(given), size })
  return renderToStaticMarkup(createElement(MemoryRouter, null, card))
}

const textOf = (html: string) =>
  html
    .replaceAll('\u00a0', ' ')
    .replace(/<[^>]+>/g, '|')
    .replace(/\|+/g, '|')
const sizes: CardSize[] = ['small', 'wide', 'tall']

// The specification's list card, thing by thing.
test.each(
  sizes.flatMap((size) =>
    (
      [
        ['image', {}, 'src="/pictures/7/1-'],
        ['title', {}, 'Corner 2 BHK flat in Baner'],
        ['a link of the title', {}, 'href="/property/ViewPropertyDetails/7"'],
        ['price', {}, '₹90 Lac'],
        ['the whole price in Indian digit grouping', {}, '₹90,00,000'],
        ['price of a rent', { propertydata: { listedIn: 'rent', price: 1_32_000 } }, '₹1,32,000 /month'],
        ['city and state', {}, 'Pune, Maharashtra'],
        ['badge of a sale', {}, 'For Sale'],
        ['badge of a rent', { propertydata: { listedIn: 'rent' } }, 'For Rent'],
        ['bedrooms', {}, '2 BHK'],
        ['bedrooms beyond ten', { detailsData: { bedrooms: 10, bhk: '10' } }, '10+ BHK'],
        ['bathrooms', {}, '2 baths'],
        ['bathrooms beyond ten', { detailsData: { bathrooms: 10 } }, '10+ baths'],
        ['sizeInFt', { detailsData: { sizeInFt: 1_250 } }, '1,250 sqft'],
        ['garages', {}, '1 garage'],
        ['garages beyond ten', { detailsData: { garages: 12 } }, '10+ garages'],
      ] satisfies [string, Given, string][]
    ).map(([what, given, shown]) => [size, what, given, shown] as const),
  ),
)('a %s card shows its %s', (size, _, given, shown) => {
  expect(cardOf(given, size).replaceAll('\u00a0', ' ')).toContain(shown)
})

test.each(sizes)('a %s card has the Featured badge when promotePropertyStatus is set', (size) => {
  expect(textOf(cardOf({ propertydata: { promotePropertyStatus: 1 } }, size))).toContain('|Featured|')
  expect(textOf(cardOf({ propertydata: { promotePropertyStatus: 0 } }, size))).not.toContain('Featured')
})

test('a listing opens on the page behind the guard with a token, on the public one without', () => {
  expect(propertyAddress(7, true)).toBe('/ViewPropertyDetails/7')
  expect(propertyAddress(7, false)).toBe('/property/ViewPropertyDetails/7')
})

test.each(sizes)('a %s card says when what was verified was changed, and nothing otherwise', (size) => {
  const changed = cardOf({ propertydata: { beingCheckedSince: '2026-12-12T10:00:00.000Z' } }, size)
  expect(textOf(changed)).toContain('|Changed on 12 Dec 2026, being checked|')
  expect(textOf(cardOf({}, size))).not.toContain('being checked')
})
