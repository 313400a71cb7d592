import { expect, test } from 'vitest'
import { pathTo, type ScreenLink } from './screens.ts'

test('the values of a path are escaped', () => {
  expect(pathTo('login')).toBe('/Login')
  expect(pathTo('ownerDetailsByAgent', { id: 7, agentId: 'a/b' })).toBe('/OwnerDetails/7/a%2Fb')
})

test('a link may say more than the screen, and no link leads nowhere', () => {
  const links: ScreenLink[] = [
    `${pathTo('myProfile')}#kyc`,
    `${pathTo('adminOrders')}?show=refunds`,
    pathTo('propertyVerification', { id: 7 }),
    // @ts-expect-error There is no such screen.
    '/MyListings',
    // @ts-expect-error It needs to be said whose papers.
    '/PropertyVerification',
  ]
  expect(links).toHaveLength(5)
  // @ts-expect-error There is no such screen.
  expect(() => pathTo('myListings')).toThrow()
  // @ts-expect-error It needs to be said whose papers.
  expect(pathTo('propertyVerification')).toBe('/PropertyVerification/undefined')
})
