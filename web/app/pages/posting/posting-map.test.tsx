// @vitest-environment happy-dom
import { fireEvent, screen } from '@testing-library/react'
import { useState } from 'react'
import { expect, test, vi } from 'vitest'
import { show } from '../../../test/show.tsx'
import type { MapProps } from '../../features/map/map-props.ts'
import { PostingMap } from './posting-map.tsx'

vi.mock('../../features/map/property-map.tsx', () => ({
  PropertyMap: ({ center, zoom, spot }: MapProps) => (
    <p>{`${center.latitude}, ${center.longitude} from ${zoom}${spot ? `, pin at ${spot.latitude}` : ''}`}</p>
  ),
}))

const places = {
  Nashik: { latitude: 19.9975, longitude: 73.7898, isCity: true },
  Baner: { latitude: 18.559, longitude: 73.7868, isCity: false },
}

function Posting({ spot = null }: { spot?: { latitude: number; longitude: number } | null }) {
  const [named, setNamed] = useState<(typeof places)['Baner'] | null>(null)
  return (
    <>
      {Object.entries(places).map(([name, place]) => (
        <button key={name} type="button" onClick={() => setNamed({ ...place })}>
          {name}
        </button>
      ))}
      <PostingMap spot={spot} onSpot={() => undefined} onCenter={() => undefined} named={named} />
    </>
  )
}

test('the map goes to the place that is named, and shows the whole of a city; the pin stays where it was put', () => {
  show(<Posting spot={{ latitude: 18.5, longitude: 73.8 }} />)
  expect(screen.getByText('18.5, 73.8 from 13, pin at 18.5')).toBeTruthy()
  fireEvent.click(screen.getByRole('button', { name: 'Nashik' }))
  expect(screen.getByText('19.9975, 73.7898 from 11, pin at 18.5')).toBeTruthy()
  fireEvent.click(screen.getByRole('button', { name: 'Baner' }))
  expect(screen.getByText('18.559, 73.7868 from 13, pin at 18.5')).toBeTruthy()
})
