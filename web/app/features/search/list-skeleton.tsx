import { Skeleton } from '../../ui/states.tsx'

const places = ['a', 'b', 'c', 'd', 'e']

/** Cards on their way, in their shape. */
export function ListSkeleton() {
  return (
    <div role="status" className="grid gap-4">
      <span className="sr-only">Loading properties</span>
      {places.map((place) => (
        <div key={place} className="flex flex-col overflow-hidden rounded-card border border-line bg-card sm:flex-row">
          <Skeleton className="aspect-4/3 shrink-0 rounded-none sm:aspect-auto sm:min-h-51 sm:w-68" />
          <div className="grid grow content-start gap-3 p-4">
            <Skeleton className="h-7 w-40" />
            <Skeleton className="h-5 w-4/5" />
            <Skeleton className="h-4 w-1/2" />
            <Skeleton className="h-4 w-2/3" />
          </div>
        </div>
      ))}
    </div>
  )
}
