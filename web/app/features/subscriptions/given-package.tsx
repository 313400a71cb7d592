import { formatDay } from '../../lib/format.ts'
import { usePackageOf } from './subscriptions.queries.ts'

/** What somebody has for a package they paid. */
export function GivenPackage({ orderId }: { orderId: number }) {
  const { data } = usePackageOf(orderId)
  if (!data || data.status === 'refunded') return <p>See what is left of it under your packages.</p>
  return data.status === 'running' ? (
    <p>Your package runs until {formatDay(data.endsAt)}. What it includes is ready to use.</p>
  ) : (
    <p>This package ran until {formatDay(data.endsAt)}.</p>
  )
}
