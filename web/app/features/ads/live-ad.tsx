import { type AdSlotName, adSlots } from '@properysearch/contract/ads/facts'
import { type ReactNode, useEffect, useId, useState } from 'react'
import { useAdsUrl } from '../../lib/ads-url.ts'
import { AdCaption } from './ad-caption.tsx'
import { AdCard } from './ad-card.tsx'
import { AdCounts } from './ad-counts.tsx'
import { lookAt } from './ad-room.tsx'
import { countClick, countView } from './count-ad.ts'
import { useAd } from './use-ad.ts'
import { useTabIsActive, useVisibleShare, useWantsStillness } from './use-on-screen.ts'
import { isViewed } from './view-rules.ts'

interface LiveAdProps {
  slot: AdSlotName
  label: string
  /** What is shown here until the ad has loaded. */
  room: ReactNode
  className: string
}

/** Changes while it is looked at; rests under the pointer, under the keyboard's focus, and when it is told to. */
export default function LiveAd({ slot, label, room, className }: LiveAdProps): ReactNode {
  const host = useAdsUrl()
  const countsId = useId()
  const [card, setCard] = useState<Element | null>(null)
  const [wasToldToPause, tellToPause] = useState<boolean>()
  const [isHeld, setHeld] = useState(false)
  const [areCountsOpen, setCountsOpen] = useState(false)
  const wantsStillness = useWantsStillness()
  const isActive = useTabIsActive()
  const visibleShare = useVisibleShare(card)
  const isOnScreen = visibleShare > 0
  const isResting = isHeld || areCountsOpen || wasToldToPause === true
  const ad = useAd(slot, { host, mayChange: isOnScreen && isActive && !isResting })

  const viewed = (playedSeconds: number) => {
    if (ad && isActive && isViewed(ad.format, { visibleShare, playedSeconds })) countView(host, ad.adId)
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: looked at again when any of these changes
  useEffect(() => viewed(0), [ad?.adId, isActive, visibleShare])

  if (ad === null) return null
  const isPaused = wasToldToPause ?? (wantsStillness && ad?.format !== 'image')
  const { position } = adSlots[slot]
  return (
    <section
      aria-label={label}
      className={className}
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onFocus={(event) => setHeld(event.target.matches(':focus-visible'))}
      onBlur={() => setHeld(false)}
    >
      {ad ? (
        <>
          <AdCaption
            advertiser={ad.advertiser}
            countsId={countsId}
            areCountsOpen={areCountsOpen}
            onToggleCounts={() => setCountsOpen(!areCountsOpen)}
            isPaused={isPaused}
            onTogglePause={() => tellToPause(!isPaused)}
          />
          <div ref={setCard} className={lookAt(position).room}>
            <AdCard
              key={ad.adId}
              ad={ad}
              position={position}
              isPlaying={!isPaused && isActive && isOnScreen}
              onPlayed={viewed}
              onOpen={() => countClick(host, ad.adId)}
            />
          </div>
          {areCountsOpen ? <AdCounts id={countsId} ad={ad} host={host} /> : null}
        </>
      ) : (
        room
      )}
    </section>
  )
}
