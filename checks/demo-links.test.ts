import { expect, test } from 'vitest'
import { campaigns } from '../demo-world/src/ads/campaigns.ts'
import { leadsSomewhere } from '../web/app/screens.ts'

test('every ad of the demo world leads to a screen that exists', () => {
  expect(campaigns.map((campaign) => campaign.siteLink).filter((path) => !leadsSomewhere(path))).toEqual([])
})
