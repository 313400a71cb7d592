import { expect, test } from 'vitest'
import type { Geocoding } from './port.ts'
import { rememberingGeocoding } from './remembering-geocoding.ts'

const day = 24 * 60 * 60 * 1000

function watched(find: (n: number) => string | Error) {
  const asked: string[] = []
  const inner: Geocoding = {
    findPlace: async ({ latitude, longitude }) => {
      asked.push(`${latitude},${longitude}`)
      const answer = find(asked.length)
      if (answer instanceof Error) throw answer
      return { city: answer, locality: null }
    },
  }
  return { asked, inner }
}

test('asks once for a spot, rounded, however many people are there at once', async () => {
  const { asked, inner } = watched(() => 'Pune')
  const geocoding = rememberingGeocoding(inner, () => 0)
  await Promise.all([
    geocoding.findPlace({ latitude: 18.55904, longitude: 73.78701 }),
    geocoding.findPlace({ latitude: 18.55896, longitude: 73.78699 }),
  ])
  expect((await geocoding.findPlace({ latitude: 18.559, longitude: 73.787 })).city).toBe('Pune')
  await geocoding.findPlace({ latitude: 18.57, longitude: 73.787 })
  expect(asked).toEqual(['18.559,73.787', '18.57,73.787'])
})

test('asks again after a day, and at once after a failure', async () => {
  let now = 0
  const { asked, inner } = watched((n) => (n === 1 ? new Error('no') : `answer ${n}`))
  const geocoding = rememberingGeocoding(inner, () => now)
  const here = { latitude: 18, longitude: 73 }
  await expect(geocoding.findPlace(here)).rejects.toThrow('no')
  expect((await geocoding.findPlace(here)).city).toBe('answer 2')
  now = day - 1
  expect((await geocoding.findPlace(here)).city).toBe('answer 2')
  now = day
  expect((await geocoding.findPlace(here)).city).toBe('answer 3')
  expect(asked).toHaveLength(3)
})
