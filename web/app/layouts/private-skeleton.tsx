import { Skeleton } from '../ui/states.tsx'
import { PrivateFrame } from './private-frame.tsx'

/** What the server sends for every screen behind the guard, before the browser knows who is there. */
export function PrivateSkeleton({ says = 'Opening your account' }: { says?: string }) {
  return (
    <PrivateFrame sidebar={<Rows />} tools={<Skeleton className="h-9 w-24" />}>
      <main id="content" className="mx-auto w-full max-w-6xl px-4 py-8 sm:px-8">
        <p role="status" className="sr-only">
          {says}
        </p>
        <Skeleton className="h-8 w-56" />
        <Skeleton className="mt-3 h-5 w-80 max-w-full" />
        <div className="mt-8 grid gap-4 sm:grid-cols-2">
          <Skeleton className="h-40 rounded-card" />
          <Skeleton className="h-40 rounded-card" />
        </div>
      </main>
    </PrivateFrame>
  )
}

function Rows() {
  return (
    <div className="grid gap-3">
      <Skeleton className="h-14" />
      <Skeleton className="h-10" />
      <Skeleton className="h-10 w-4/5" />
    </div>
  )
}
