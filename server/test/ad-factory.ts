import { insertAds, type NewAd } from '../src/modules/ads/index.ts'
import type { TestApp } from './test-app.ts'

/** A running image ad on top of the home page, unless told otherwise. */
export async function createAd(app: TestApp, given: Partial<NewAd> = {}): Promise<number> {
  const [id] = await insertAds(app.db, [
    {
      slot: 'TopHome',
      advertiser: 'A loan desk',
      headline: 'Know your loan',
      description: 'Before you sign it.',
      siteLink: '/home/homeloan-guidance',
      drawing: null,
      mediaUrl: 'https://cdn.example.in/ad.webp',
      posterUrl: null,
      alt: 'A desk',
      width: 960,
      height: 640,
      runningFrom: app.clock.now,
      runningUntil: null,
      ...given,
    },
  ])
  return id as number
}
