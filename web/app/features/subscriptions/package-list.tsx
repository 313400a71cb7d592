import { messageOf } from '../../lib/api.ts'
import { FailedState, Skeleton } from '../../ui/states.tsx'
import { lastEndOf } from './last-end.ts'
import { NoPackages } from './no-packages.tsx'
import { PackageCard } from './package-card.tsx'
import { comparedKinds } from './package-words.ts'
import { useMyPackages, usePackages } from './subscriptions.queries.ts'

const grid = 'grid gap-4 sm:grid-cols-2'
const wider = { 2: 'max-w-3xl', 3: 'xl:grid-cols-3', 4: 'xl:grid-cols-4' } as const

/** All packages of my role side by side, line by line the same questions. */
export function PackageList() {
  const { data, error, refetch } = usePackages()
  const { data: mine } = useMyPackages()
  if (error && !data) return <FailedState message={messageOf(error)} onRetry={() => void refetch()} />
  if (!data) {
    return (
      <div role="status" className={`${grid} ${wider[4]}`}>
        <span className="sr-only">Loading packages</span>
        {[0, 1, 2, 3].map((slot) => (
          <Skeleton key={slot} className="h-96 rounded-card" />
        ))}
      </div>
    )
  }
  if (data.length === 0) return <NoPackages />
  const kinds = comparedKinds(data)
  const columns = wider[data.length as keyof typeof wider] ?? wider[4]
  return (
    <div className={`${grid} ${columns}`}>
      {data.map((item) => (
        <PackageCard key={item.id} item={item} kinds={kinds} endsAt={lastEndOf(mine?.subscriptions ?? [], item.id)} />
      ))}
    </div>
  )
}
