import type { PurposeName } from '@properysearch/contract/orders/facts'
import { taxOf } from '@properysearch/contract/values/gst'

/** What is sold by the piece. */
export type Piece = Extract<
  PurposeName,
  'owner-contact' | 'rent-contact' | 'promote-property' | 'promote-profile' | 'agent-lead' | 'property-analysis'
>

/** In rupees. The tax is the same amount everywhere; only its split goes by the place. */
export function costOf(pricePaise: number): { price: number; gst: number; total: number } {
  const { totalPaise } = taxOf(pricePaise, 'Maharashtra')
  return { price: pricePaise / 100, gst: (totalPaise - pricePaise) / 100, total: totalPaise / 100 }
}
