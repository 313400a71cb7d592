import type { OrderState } from '@properysearch/contract/orders/facts'

const steps = [1000, 1000, 1500, 2000, 3000, 5000, 8000, 13_000]
const slowest = 20_000
/** Money may still arrive for what has failed or run out. */
const lateMs = 30_000

/** How long until an order is looked at again; false when it has come to its end. */
export function waitMs(status: OrderState, looks: number): number | false {
  if (status === 'created') return steps[looks - 1] ?? slowest
  return status === 'failed' || status === 'expired' ? lateMs : false
}
