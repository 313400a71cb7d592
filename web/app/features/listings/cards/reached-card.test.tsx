// @vitest-environment happy-dom
import { fireEvent, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { show } from '../../../../test/show.tsx'
import { exampleProperty } from '../example-property.fixture.ts'
import { PropertyCard } from './property-card.tsx'

const item = exampleProperty()
const pictures = item.mediaData.images.map((picture, i) => ({ ...picture, alt: `Picture ${i + 1}` }))
const images = [
  ...pictures,
  { ...(pictures[0] as (typeof pictures)[0]), url: '/pictures/7/9-800.webp', alt: 'The kitchen' },
]

test.each([
  ['the pointer', (card: HTMLElement) => fireEvent.pointerEnter(card)],
  ['the focus', (card: HTMLElement) => fireEvent.focusIn(card.querySelector('a') as HTMLElement)],
])('whoever reaches a card with %s sees the rest of its pictures and where it lies', async (_, reach) => {
  const onHighlight = vi.fn()
  show(<PropertyCard item={{ ...item, mediaData: { ...item.mediaData, images } }} onHighlight={onHighlight} />)
  const card = await screen.findByRole('article')
  expect(screen.queryByAltText('The kitchen')).toBeNull()
  expect(screen.queryByRole('group', { name: 'Pictures' })).toBeNull()
  reach(card)
  expect(await screen.findByAltText('The kitchen')).toBeTruthy()
  expect(onHighlight).toHaveBeenLastCalledWith(7)
  expect(screen.getByRole('group', { name: 'Pictures' }).tabIndex).toBe(0)
})
