import { type AdSlotName, adSlots } from '@properysearch/contract/ads/facts'
import { lazy, type ReactNode, Suspense, useRef } from 'react'
import { useIsNear } from '../../lib/use-is-near.ts'
import { classNames } from '../../ui/class-names.ts'
import { AdRoom } from './ad-room.tsx'

// What makes an ad live comes when the first one comes near; should it not come, there are no ads.
const LiveAd = lazy(() => import('./live-ad.tsx').catch(() => ({ default: NoAd })))

const labels: Record<AdSlotName, string> = {
  TopHome: 'Ad at the top of the page',
  CenterHomeVideo: 'Video ad',
  CenterHomeGif: 'Animated ad',
  BottomHome: 'Ad at the bottom of the page',
  DashBoardTopImage: 'Ad at the top of the page',
  DashBoardBottomImage: 'Ad at the bottom of the page',
  AnalysisTopImage: 'Ad at the top of the page',
  ShortListTopImage: 'Ad at the top of the page',
}

/**
 * One of the eight places of ads: `<AdSlot slot="TopHome" />`. Its room is kept from the start, so that nothing moves
 * when the ad comes; without an ad it takes none.
 */
export function AdSlot({ slot, className }: { slot: AdSlotName; className?: string }) {
  const place = useRef<HTMLDivElement>(null)
  const isNear = useIsNear(place, '400px 0px')
  const look = classNames('ad-slot', className)
  const room = <AdRoom position={adSlots[slot].position} />
  const waiting = (
    <div ref={place} className={look}>
      {room}
    </div>
  )
  if (!isNear) return waiting
  return (
    <Suspense fallback={waiting}>
      <LiveAd slot={slot} label={labels[slot]} room={room} className={look} />
    </Suspense>
  )
}

function NoAd(): ReactNode {
  return null
}
