import { expect, test } from 'vitest'
import { nearest } from './nearest.ts'

const baner = { name: 'Baner', latitude: 18.559, longitude: 73.7868 }
const aundh = { name: 'Aundh', latitude: 18.5602, longitude: 73.8031 }

test('names the nearest of the places around a point', () => {
  expect(nearest({ latitude: 18.56, longitude: 73.79 }, [aundh, baner])).toBe(baner)
  expect(nearest({ latitude: 18.56, longitude: 73.8 }, [baner, aundh])).toBe(aundh)
})

test('names none when all are farther than five kilometres', () => {
  expect(nearest({ latitude: 18.559, longitude: 73.7868 - 0.049 }, [baner])).toBeNull()
  expect(nearest({ latitude: 18.559, longitude: 73.7868 - 0.047 }, [baner])).toBe(baner)
  expect(nearest({ latitude: 28.6, longitude: 77.2 }, [baner, aundh])).toBeNull()
})

test('names none when there are none', () => {
  expect(nearest(baner, [])).toBeNull()
})
