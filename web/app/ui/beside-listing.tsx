import type { PropertyItem } from '@properysearch/contract/listings/property'
import type { ReactNode } from 'react'
import { pathTo } from '../screens.ts'
import { Link } from './link.tsx'
import { Skeleton } from './states.tsx'

interface BesideListingProps {
  item: Pick<PropertyItem, 'propertydata' | 'locationData'>
  listing: ReactNode
  /** Under it. */
  link?: ReactNode
  /** Of its name where there is no room beside: one level below the heading before it. */
  heading?: 'h2' | 'h3'
  children: ReactNode
}

/** A listing beside what there is for it, such as bids; where there is no room beside, its name and place over them. */
export function BesideListing({ item, listing, link, heading: Heading = 'h3', children }: BesideListingProps) {
  const { propertydata, locationData } = item
  return (
    <div className="grid items-start gap-3 xl:grid-cols-[22rem_minmax(0,1fr)] xl:gap-5">
      <div className="max-xl:hidden xl:sticky xl:top-20">
        {listing}
        {link}
      </div>
      <div className="grid px-1 xl:hidden">
        <Heading className="break-words font-semibold text-base">
          <Link to={pathTo('myPropertyView', { id: propertydata.id })} className="inline-block py-1 hover:text-leaf">
            {propertydata.title}
          </Link>
        </Heading>
        <p className="flex flex-wrap items-center justify-between gap-x-4 text-soft-ink text-sm">
          {locationData.locality}, {locationData.city}
          {link}
        </p>
      </div>
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
