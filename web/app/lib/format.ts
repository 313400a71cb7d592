import { formatRupees } from '@properysearch/contract/values/money'
import { dayInIndia, timeInIndia } from './day-in-india.ts'

// By hand, and not by `Intl`: making its formats takes a cheap phone longer than drawing a page, and its words differ
// between the server and the browser with their versions.
const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sept', 'Oct', 'Nov', 'Dec']

/** Between the words of a date or a time, which stay on one line. */
const space = '\u00a0'

/** Dec 2026, of a day or a moment in India. */
export function formatMonth(iso: string): string {
  const [year, month] = dayInIndia(iso).split('-')
  return `${months[Number(month) - 1]}${space}${year}`
}

/** 12 Dec 2026 */
export function formatDay(iso: string): string {
  return `${Number(dayInIndia(iso).slice(8))}${space}${formatMonth(iso)}`
}

/** 4:05 pm */
export function formatTime(iso: string): string {
  const [hour = 0, minute] = timeInIndia(iso).split(':')
  const hours = Number(hour)
  return `${hours % 12 || 12}:${minute}${space}${hours < 12 ? 'am' : 'pm'}`
}

/** 12 Dec 2026, 4:05 pm */
export function formatMoment(iso: string): string {
  return `${formatDay(iso)}, ${formatTime(iso)}`
}

/** "3 hours ago" under a week, the date after. */
export function formatAgo(iso: string, now: Date): string {
  const minutes = Math.round((now.getTime() - new Date(iso).getTime()) / 60_000)
  if (minutes < 1) return 'just now'
  if (minutes < 60) return ago(minutes, 'minute')
  if (minutes < 24 * 60) return ago(Math.round(minutes / 60), 'hour')
  const days = Math.round(minutes / 60 / 24)
  if (minutes < 7 * 24 * 60) return days === 1 ? 'yesterday' : ago(days, 'day')
  return formatDay(iso)
}

function ago(count: number, unit: string): string {
  return `${count} ${unit}${count === 1 ? '' : 's'} ago`
}

/** ₹1,00,000: nothing is rounded; paise only where there are some. */
export function formatExact(rupees: number): string {
  return formatRupees(rupees, Number.isInteger(rupees) ? 0 : 2)
}
