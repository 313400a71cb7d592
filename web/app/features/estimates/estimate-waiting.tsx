import { Skeleton } from '../../ui/states.tsx'

export function EstimateWaiting() {
  return (
    <div role="status" className="grid grid-cols-1 gap-3">
      <span className="sr-only">Working out the estimate</span>
      <Skeleton className="h-9 w-48 max-w-full" />
      <Skeleton className="h-10" />
      <Skeleton className="h-72" />
      <Skeleton className="h-[36rem]" />
    </div>
  )
}
