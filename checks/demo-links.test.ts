import { expect, test } from 'vitest'
import { campaigns } from '../server/src/demo/ads/campaigns.ts'
import { leadsSomewhere } from '../web/app/screens.ts'

test('every ad of the demo world leads to a screen that exists', () => {
  expect(campaigns.map((it) => it.siteLink).filter((path) => !leadsSomewhere(path))).toEqual([])
})
