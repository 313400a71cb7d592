import { expect, test } from 'vitest'
import { type SharedProperty, shareCardUrl, shareCardWords } from './card.ts'

const flat: SharedProperty = {
  propertydata: { id: 7, title: 'Corner flat by the river', price: 90_00_000, listedIn: 'sell' },
  mediaData: { images: [{ url: '/pictures/7/1-800.webp' }, { url: '/pictures/7/2-800.webp' }] },
  locationData: { locality: 'Baner', city: 'Pune' },
  detailsData: { bhk: '2', sizeInFt: 1750 },
}

test('says what it costs, how large it is and where', () => {
  expect(shareCardWords(flat)).toEqual({
    title: 'Corner flat by the river',
    price: '₹90 Lac',
    line: '2 BHK · 1,750 sqft · Baner, Pune',
  })
  const shop = { ...flat, detailsData: { bhk: null, sizeInFt: 300 } }
  expect(shareCardWords(shop).line).toBe('300 sqft · Baner, Pune')
  const rented = { ...flat, propertydata: { ...flat.propertydata, listedIn: 'rent' as const, price: 32_000 } }
  expect(shareCardWords(rented).price).toBe('₹32,000 /month')
})

test('its address changes with what is written on it, and with nothing else', () => {
  const url = shareCardUrl(flat)
  expect(url).toMatch(/^\/pictures\/7\/card-[0-9a-z]{7}\.jpg$/)
  expect(shareCardUrl(structuredClone(flat))).toBe(url)
  expect(shareCardUrl({ ...flat, mediaData: { images: [{ url: '/pictures/7/1-800.webp' }] } })).toBe(url)
  const others = [
    { ...flat, propertydata: { ...flat.propertydata, price: 89_00_000 } },
    { ...flat, propertydata: { ...flat.propertydata, title: 'Corner flat' } },
    { ...flat, mediaData: { images: [{ url: '/files/a-800.webp' }] } },
    { ...flat, locationData: { locality: 'Aundh', city: 'Pune' } },
  ]
  expect(new Set([url, ...others.map(shareCardUrl)]).size).toBe(5)
})
