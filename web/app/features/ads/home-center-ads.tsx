import { AdSlot } from './ad-slot.tsx'

/** Part five of the home page: `<HomeCenterAds />`, a film and a moving picture side by side. */
export function HomeCenterAds() {
  return (
    <div className="page-width grid gap-6 lg:grid-cols-2 lg:gap-8">
      <AdSlot slot="CenterHomeVideo" />
      <AdSlot slot="CenterHomeGif" />
    </div>
  )
}
