import { Skeleton } from '../../ui/states.tsx'

export function PromotionLoading() {
  return (
    <div role="status" className="grid gap-8 lg:grid-cols-[minmax(0,1fr)_20rem]">
      <span className="sr-only">Loading the prices</span>
      <div className="grid content-start gap-6">
        <Skeleton className="h-36 rounded-card" />
        <Skeleton className="h-64 rounded-card" />
      </div>
      <Skeleton className="h-96 rounded-card max-lg:hidden" />
    </div>
  )
}
