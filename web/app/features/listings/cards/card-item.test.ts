import { expect, test } from 'vitest'
import { forCard } from '../../../lib/card-item.ts'
import { exampleProperty } from '../example-property.fixture.ts'

test('a card gets what it shows, and neither the address nor what only its page says', () => {
  const card = forCard(exampleProperty())
  expect(card.propertydata).toHaveProperty('title')
  expect(JSON.stringify(card)).not.toContain('pincode')
  expect(card.locationData).not.toHaveProperty('address')
})
