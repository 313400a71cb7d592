import type { ReactNode } from 'react'

/** The sentence is the specification's own. */
export function NothingNearby({ action }: { action?: ReactNode }) {
  return (
    <div className="grid h-full place-content-center justify-items-center gap-4 rounded-card border border-line border-dashed p-8 text-center">
      <p className="font-semibold">For this location data not available</p>
      {action}
    </div>
  )
}
