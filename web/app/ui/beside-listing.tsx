import type { ReactNode } from 'react'
import { Skeleton } from './states.tsx'

/** A listing beside what there is for it, such as bids; over it on the phone. */
export function BesideListing({ listing, children }: { listing: ReactNode; children: ReactNode }) {
  return (
    <div className="grid items-start gap-3 xl:grid-cols-[22rem_minmax(0,1fr)] xl:gap-5">
      <div className="xl:sticky xl:top-20">{listing}</div>
      <div className="grid gap-3">{children}</div>
    </div>
  )
}

/** Those that follow each other for one listing, together. */
export function byListing<Item extends { propertydata: { id: number } }>(items: readonly Item[]): [Item, ...Item[]][] {
  const groups: [Item, ...Item[]][] = []
  for (const item of items) {
    const last = groups.at(-1)
    if (last?.[0].propertydata.id === item.propertydata.id) last.push(item)
    else groups.push([item])
  }
  return groups
}

/** `label`: what is loading. */
export function BesideListingSkeleton({ label }: { label: string }) {
  return (
    <div role="status" className="grid gap-6">
      <span className="sr-only">{label}</span>
      {[0, 1, 2].map((row) => (
        <div key={row} className="grid items-start gap-3 xl:grid-cols-[22rem_minmax(0,1fr)] xl:gap-5">
          <Skeleton className="h-32 rounded-card" />
          <Skeleton className="h-64 rounded-card" />
        </div>
      ))}
    </div>
  )
}
