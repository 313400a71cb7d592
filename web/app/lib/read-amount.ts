import { readRupees } from '@properysearch/contract/values/money'

/** Rupees to the paisa, `27,38,999.67`, or as people write them, `5 lakh`. Undefined while it cannot be read. */
export function readAmount(typed: unknown): number | undefined {
  if (typeof typed !== 'string') return typed as number | undefined
  const plain = typed.replace(/[\s,₹]/g, '')
  return /^\d{1,12}(\.\d{1,2})?$/.test(plain) ? Number(plain) : readRupees(typed)
}
