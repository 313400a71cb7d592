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
      return { city: answer, locality: null, attribution: null }
    },
  }
  return { asked, inner }
}

test('asks once for a spot, rounded, however many people are there at once', async () => {
  const { asked, inner } = watched(() => 'Pune')
  const geocoding = rememberingGeocoding(inner, { keepForMs: day }, () => 0)
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
  const geocoding = rememberingGeocoding(inner, { keepForMs: day }, () => now)
  const here = { latitude: 18, longitude: 73 }
  await expect(geocoding.findPlace(here)).rejects.toThrow('no')
  expect((await geocoding.findPlace(here)).city).toBe('answer 2')
  now = day - 1
  expect((await geocoding.findPlace(here)).city).toBe('answer 2')
  now = day
  expect((await geocoding.findPlace(here)).city).toBe('answer 3')
  expect(asked).toHaveLength(3)
})

test('of a vendor whose names may not be kept, only those who wait together share an answer', async () => {
  const { asked, inner } = watched((n) => `answer ${n}`)
  const geocoding = rememberingGeocoding(inner, { keepForMs: 0 }, () => 0)
  const here = { latitude: 18, longitude: 73 }
  const together = await Promise.all([geocoding.findPlace(here), geocoding.findPlace(here)])
  expect(together.map(({ city }) => city)).toEqual(['answer 1', 'answer 1'])
  expect((await geocoding.findPlace(here)).city).toBe('answer 2')
  expect(asked).toHaveLength(2)
})
