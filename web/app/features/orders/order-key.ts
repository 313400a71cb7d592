import type { PurposeName } from '@properysearch/contract/orders/facts'
import { newKey } from '../../lib/new-key.ts'

/** What is to be bought, as the server is asked for it. */
export interface Wanted {
  purpose: PurposeName
  subjectId: number
  option?: string
  gstin?: string
  businessName?: string
  businessAddress?: string
}

const prefix = 'order-key'

/**
 * One key for one purchase, kept for this tab: a second press, a reload or coming back makes no second order.
 * It is given up when the purchase has come to its end.
 */
export function keyFor(wanted: Wanted): string {
  const name = nameOf(wanted)
  const known = sessionStorage.getItem(name)
  if (known) return known
  const fresh = newKey()
  sessionStorage.setItem(name, fresh)
  return fresh
}

/** Whatever is bought next of this is a purchase of its own, with or without a GSTIN. */
export function forgetKey({ purpose, subjectId, option }: Pick<Wanted, 'purpose' | 'subjectId' | 'option'>): void {
  const start = `${[prefix, purpose, subjectId, option ?? ''].join('|')}|`
  for (const name of Object.keys(sessionStorage)) {
    if (name.startsWith(start)) sessionStorage.removeItem(name)
  }
}

function nameOf({
  purpose,
  subjectId,
  option = '',
  gstin = '',
  businessName = '',
  businessAddress = '',
}: Wanted): string {
  return [prefix, purpose, subjectId, option, gstin, businessName, businessAddress].join('|')
}
