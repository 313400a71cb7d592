import { formatNumber } from '@properysearch/contract/values/numbers'

/** What remains of typed or pasted text: digits and one decimal point. "₹85,00,000" becomes "8500000". */
export function cleanAmount(text: string): string {
  const [whole = '', ...decimals] = text.replace(/[^\d.]/g, '').split('.')
  return decimals.length ? `${whole}.${decimals.join('')}` : whole
}

/** Null while nothing that can be counted has been typed. */
export function readAmount(text: string): number | null {
  const cleaned = cleanAmount(text)
  return /\d/.test(cleaned) ? Number(cleaned) : null
}

/** 85,00,000; empty stays empty. */
export function groupAmount(text: string): string {
  const amount = readAmount(text)
  return amount === null ? '' : formatNumber(amount, 2)
}

/** As a screen reader should say it: 12 lakh 50 thousand rupees. */
export function sayRupees(rupees: number): string {
  const parts = [
    [Math.floor(rupees / 1_00_00_000), 'crore'],
    [Math.floor((rupees % 1_00_00_000) / 1_00_000), 'lakh'],
    [Math.floor((rupees % 1_00_000) / 1000), 'thousand'],
    [rupees % 1000, ''],
  ] as const
  const words = parts.filter(([count]) => count > 0).map(([count, name]) => `${count} ${name}`.trim())
  return `${words.join(' ') || '0'} rupees`
}
