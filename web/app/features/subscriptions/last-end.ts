import type { Subscription } from '@properysearch/contract/subscriptions/calls'

type Owned = Pick<Subscription, 'packageId' | 'status' | 'endsAt'>

/** When the last running one of a package ends; null when none runs. */
export function lastEndOf(subscriptions: readonly Owned[], packageId: number): string | null {
  const ends = subscriptions.filter(
    (subscription) => subscription.packageId === packageId && subscription.status === 'running',
  )
  return (
    ends
      .map((subscription) => subscription.endsAt)
      .sort()
      .at(-1) ?? null
  )
}
