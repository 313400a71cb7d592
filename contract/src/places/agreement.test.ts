import { expect, test } from 'vitest'
import { doubtsAbout, type SaidPlace } from './agreement.ts'

const around = {
  city: { name: 'Pune', latitude: 18.5204, longitude: 73.8567 },
  localities: [
    { name: 'Baner', pincode: '411045', latitude: 18.559, longitude: 73.7868 },
    { name: 'Balewadi', pincode: '411045', latitude: 18.576, longitude: 73.77 },
    { name: 'Aundh', pincode: '411007', latitude: 18.558, longitude: 73.8075 },
    { name: 'Kothrud', pincode: '411038', latitude: 18.5074, longitude: 73.8077 },
    { name: 'Wagholi', pincode: '412207', latitude: 18.5808, longitude: 73.9787 },
  ],
}
const baner: SaidPlace = { city: 'Pune', locality: 'Baner', pincode: '411045', latitude: 18.559, longitude: 73.7868 }
const words = (said: Partial<SaidPlace>, known = around) =>
  doubtsAbout({ ...baner, ...said }, known).map(({ field, message, isAbsurd }) => [field, message, isAbsurd])

test.each<[string, Partial<SaidPlace>]>([
  ['everything agrees', {}],
  ['the pin is at the edge of the locality', { latitude: 18.57, longitude: 73.777 }],
  ['the name is written in small letters', { locality: ' baner' }],
  ['there is no pin yet', { latitude: null, longitude: null }],
  ['the pincode is being typed', { pincode: '4110' }],
  ['a part of the locality has a pincode of its own', { pincode: '411069' }],
  ['we do not know the locality', { locality: 'Sus Road' }],
  [
    'the pin is at the far end of a village that nothing else is near',
    {
      locality: 'Wagholi',
      pincode: '412207',
      latitude: 18.6,
      longitude: 74.015,
    },
  ],
])('nothing is said when %s', (_, said) => {
  expect(words(said)).toEqual([])
})

test.each<[string, Partial<SaidPlace>, [string, string, boolean]]>([
  [
    'the pin is in another locality',
    { latitude: 18.5074, longitude: 73.8077 },
    ['latitude', 'The pin is 6 km from Baner, near Kothrud. Move the pin, or correct the locality.', false],
  ],
  [
    'the pin is in no locality that we know',
    { latitude: 18.75, longitude: 73.68 },
    ['latitude', 'The pin is 24 km from Baner. Move the pin, or correct the locality.', false],
  ],
  [
    'the pin is in another city',
    { latitude: 19.0728, longitude: 72.8826 },
    ['latitude', 'The pin is 120 km from Pune. Move the pin, or correct the city.', false],
  ],
  [
    'the pin is in another part of the country',
    { latitude: 28.65, longitude: 77.23 },
    ['latitude', 'The pin is 1,177 km from Pune. Move the pin, or correct the city.', true],
  ],
  [
    'the pincode belongs to another locality',
    { pincode: '411007' },
    ['pincode', '411007 is the pincode of Aundh; Baner has 411045. Correct the pincode or the locality.', false],
  ],
  [
    'two localities share the pincode',
    { locality: 'Aundh', latitude: 18.558, longitude: 73.8075 },
    [
      'pincode',
      '411045 is the pincode of Baner and Balewadi; Aundh has 411007. Correct the pincode or the locality.',
      false,
    ],
  ],
  [
    'the pincode is of another part of the country',
    { pincode: '110001' },
    [
      'pincode',
      'Pincodes in and around Pune begin with 411 or 412; this one begins with 110. Correct the pincode or the city.',
      false,
    ],
  ],
  [
    'we do not know the locality, but where its pincode is',
    { locality: 'Green Lane', latitude: 18.58, longitude: 73.9787 },
    [
      'latitude',
      'The pin is 20 km from Baner, which has the pincode 411045. Move the pin, or correct the pincode.',
      false,
    ],
  ],
])('it is said when %s', (_, said, doubt) => {
  expect(words(said)).toEqual([doubt])
})

test('in a city whose localities we do not know, only a pin far outside it is doubted', () => {
  const mumbai = { city: { name: 'Mumbai', latitude: 19.0728, longitude: 72.8826 }, localities: [] }
  const bandra = { city: 'Mumbai', locality: 'Bandra', pincode: '400050', latitude: 19.06, longitude: 72.83 }
  expect(words(bandra, mumbai)).toEqual([])
  expect(words({ ...bandra, latitude: 18.52, longitude: 73.85 }, mumbai)).toHaveLength(1)
  expect(words(bandra, { city: null as never, localities: [] })).toEqual([])
})
