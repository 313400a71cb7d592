import { formatNumber } from './numbers.ts'

// Rupees as people in India read them. Amounts inside the product are integer paise.
const lakh = 1_00_000
const crore = 1_00_00_000

/** ₹1,25,00,000 */
export function formatRupees(rupees: number, decimals = 0): string {
  return `${rupees < 0 ? '-' : ''}₹${formatNumber(Math.abs(rupees), decimals, decimals)}`
}

/** ₹85.5 Lac, ₹1.25 Cr; below one lakh the full figure. A figure that rounds to 100 Lac is shown as 1 Cr. */
export function formatPrice(rupees: number): string {
  const inLakh = Math.round((rupees / lakh) * 100) / 100
  if (inLakh >= 100) return `₹${formatNumber(Math.round((rupees / crore) * 100) / 100)} Cr`
  if (rupees >= lakh) return `₹${formatNumber(inLakh)} Lac`
  return formatRupees(rupees)
}

/** Whether an amount in rupees can be written with two decimals: 0.07 can, 0.075 and a billionth cannot. */
export function isWholePaise(rupees: number): boolean {
  return Number(rupees.toFixed(2)) === rupees
}

/** `paise × part ÷ whole`, half-up to a multiple of `step` paise; exact for any amount that a bank account can hold. */
export function proportion(paise: number, part: number, whole: number, step = 1): number {
  const product = BigInt(paise) * BigInt(part)
  const unit = BigInt(whole) * BigInt(step)
  return Number((2n * product + unit) / (2n * unit)) * step
}

const units: Record<string, number> = { k: 1000, l: lakh, c: crore }

/** Rupees as people write them: `80 lakh`, `1.2 cr`, `₹35k`, `85,00,000`. Undefined for anything else. */
export function readRupees(text: string): number | undefined {
  const match = text
    .toLowerCase()
    .replace(/[\s,₹]|\/-|rs\.?/g, '')
    .match(/^(\d{1,12}(?:\.\d{1,6})?)(k|thousand|l|lac|lacs|lakh|lakhs|c|cr|crore|crores)?$/)
  if (!match) return undefined
  const unit = match[2] === 'thousand' ? 1000 : (units[match[2]?.[0] ?? ''] ?? 1)
  return Math.round(Number(match[1]) * unit)
}

/** A price that somebody looks for: `1.1` means crores, `80` lakhs, and `20` thousands when it is a rent. */
export function readSoughtPrice(text: string, isRent: boolean): number | undefined {
  const rupees = readRupees(text)
  const [figure] = text.replace(/,/g, '').match(/\d+(?:\.\d+)?\s*$/) ?? []
  return rupees !== undefined && figure ? asSought(Number(figure), isRent) : rupees
}

/** What a figure without a unit means: nobody looks for a home of ₹80. */
export function asSought(figure: number, isRent: boolean): number {
  if (figure >= 1000) return Math.round(figure)
  return Math.round(figure * (isRent ? 1000 : figure < 10 ? crore : lakh))
}

/** The same to be typed over: `80 Lac`, `1.25 Cr`; what is not round stays to the rupee, `80,12,345`. */
export function writeRupees(rupees: number): string {
  const short = formatPrice(rupees).slice(1)
  return readRupees(short) === rupees ? short : formatRupees(rupees).slice(1)
}
