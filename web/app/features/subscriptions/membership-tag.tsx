import { useMyPackages } from './subscriptions.queries.ts'

/** What somebody is to us: the package that they have longest, or a free member. */
export function MembershipTag() {
  const { data } = useMyPackages()
  if (!data) return null
  // A contact that was returned is not a package.
  const running = data.subscriptions.filter(
    (subscription) => subscription.status === 'running' && subscription.packageId !== null,
  )
  const [longest] = running.toSorted((a, b) => b.endsAt.localeCompare(a.endsAt))
  return (
    <p className="inline-block rounded-full bg-leaf-wash px-2.5 py-0.5 font-medium text-leaf text-xs">
      {longest?.name ?? 'Free Member'}
    </p>
  )
}
