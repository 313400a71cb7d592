import { type AdSlotName, adSlots } from '@properysearch/contract/ad-facts'
import { useEffect, useId, useRef, useState } from 'react'
import { useAdsUrl } from '../../lib/ads-url.ts'
import { classNames } from '../../ui/class-names.ts'
import { AdCaption } from './ad-caption.tsx'
import { AdCard, AdRoom } from './ad-card.tsx'
import { AdCounts } from './ad-counts.tsx'
import { countClick, countView } from './count-ad.ts'
import { useAd } from './use-ad.ts'
import { useIsNear, useTabIsActive, useVisibleShare, useWantsStillness } from './use-on-screen.ts'
import { isViewed } from './view-rules.ts'

const labels: Record<AdSlotName, string> = {
  TopHome: 'Ad on top of the page',
  CenterHomeVideo: 'Ad with a film',
  CenterHomeGif: 'Ad with a moving picture',
  BottomHome: 'Ad at the bottom of the page',
  DashBoardTopImage: 'Ad on top of the page',
  DashBoardBottomImage: 'Ad at the bottom of the page',
  AnalysisTopImage: 'Ad on top of the page',
  ShortListTopImage: 'Ad on top of the page',
}

/**
 * One of the eight places of ads: `<AdSlot slot="TopHome" />`. Its room is kept from the start, so that nothing moves
 * when the ad comes; without an ad it takes none. It loads when it comes near, changes while it is looked at, and rests
 * under the pointer, under the keyboard's focus, and when it is told to.
 */
export function AdSlot({ slot, className }: { slot: AdSlotName; className?: string }) {
  const host = useAdsUrl()
  const countsId = useId()
  const place = useRef<HTMLElement>(null)
  const card = useRef<HTMLDivElement>(null)
  const wantsStillness = useWantsStillness()
  const [wasToldToPause, tellToPause] = useState<boolean>()
  const [isHeld, setHeld] = useState(false)
  const [areCountsOpen, setCountsOpen] = useState(false)
  const isActive = useTabIsActive()
  const { position } = adSlots[slot]

  const isNear = useIsNear(place)
  const visibleShare = useVisibleShare(card)
  const isOnScreen = visibleShare > 0
  const isResting = isHeld || areCountsOpen || wasToldToPause === true
  const ad = useAd(slot, { host, isNear, mayChange: isOnScreen && isActive && !isResting })

  const viewed = (playedSeconds: number) => {
    if (ad && isActive && isViewed(ad.format, { visibleShare, playedSeconds })) countView(host, ad.adId)
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: looked at again when any of these changes
  useEffect(() => viewed(0), [ad?.adId, isActive, visibleShare])

  if (ad === null) return null
  const isPaused = wasToldToPause ?? (wantsStillness && ad?.format !== 'image')
  return (
    <section
      ref={place}
      aria-label={labels[slot]}
      className={classNames('ad-slot', className)}
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onFocus={(event) => setHeld(event.target.matches(':focus-visible'))}
      onBlur={() => setHeld(false)}
    >
      {ad ? (
        <AdCaption
          advertiser={ad.advertiser}
          countsId={countsId}
          areCountsOpen={areCountsOpen}
          onToggleCounts={() => setCountsOpen(!areCountsOpen)}
          isPaused={isPaused}
          onTogglePause={() => tellToPause(!isPaused)}
        />
      ) : (
        <div className="min-h-9" />
      )}
      <div ref={card} className={position === 'center' ? '' : 'h-44 sm:h-42'}>
        {ad ? (
          <AdCard
            key={ad.adId}
            ad={ad}
            position={position}
            isPlaying={!isPaused && isActive && isOnScreen}
            onPlayed={viewed}
            onOpen={() => countClick(host, ad.adId)}
          />
        ) : (
          <AdRoom position={position} />
        )}
      </div>
      {ad && areCountsOpen ? <AdCounts id={countsId} ad={ad} host={host} /> : null}
    </section>
  )
}
