import type { Tax } from '@properysearch/contract/values/gst'
import { dayInIndia } from '../../platform/day-in-india.ts'

/** 26-27: from 1 April to 31 March, as the calendar in India has it. */
export function financialYear(moment: Date): string {
  const [year, month] = dayInIndia(moment).split('-').map(Number) as [number, number]
  const from = month >= 4 ? year : year - 1
  return `${twoDigits(from)}-${twoDigits(from + 1)}`
}

const indianDay = new Intl.DateTimeFormat('en-IN', {
  day: 'numeric',
  month: 'short',
  year: 'numeric',
  timeZone: 'Asia/Kolkata',
})

/** 12 Dec 2026 */
export function dayInWords(iso: string): string {
  return indianDay.format(new Date(iso))
}

function twoDigits(year: number): string {
  return String(year % 100).padStart(2, '0')
}

/**
 * What a credit of so much takes from each part of the invoice. Reckoned from everything credited so far, so that
 * parts which add up to the whole give back exactly the invoice, to the paisa.
 */
export function creditOf(invoice: Tax, credited: Tax, amountPaise: number): Tax {
  const upTo = credited.totalPaise + amountPaise
  const part = (paise: number) => shareOf(upTo, paise, invoice.totalPaise)
  const cgstPaise = part(invoice.cgstPaise) - credited.cgstPaise
  const igstPaise = part(invoice.igstPaise) - credited.igstPaise
  return {
    taxablePaise: amountPaise - 2 * cgstPaise - igstPaise,
    cgstPaise,
    sgstPaise: cgstPaise,
    igstPaise,
    totalPaise: amountPaise,
  }
}

/** amount × part / whole, rounded down; the product of two amounts has no room in a number. */
function shareOf(amount: number, part: number, whole: number): number {
  return Number((BigInt(amount) * BigInt(part)) / BigInt(whole))
}
