// Days of the calendar, as `2026-11-18`: due dates and deadlines are days, not moments.

const dayMs = 24 * 60 * 60 * 1000

const utc = (day: string) => new Date(`${day}T00:00:00Z`)
const written = (date: Date) => date.toISOString().slice(0, 10)

export function addDays(day: string, days: number): string {
  return written(new Date(utc(day).getTime() + days * dayMs))
}

/** From one day to the other: 1 for the next day. */
export function daysBetween(from: string, to: string): number {
  return Math.round((utc(to).getTime() - utc(from).getTime()) / dayMs)
}

export function lastDayOfMonth(day: string): string {
  const date = utc(day)
  return written(new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + 1, 0)))
}

export function daysInMonth(day: string): number {
  return Number(lastDayOfMonth(day).slice(8))
}

/** The same day of a later month; a month without that day has its last one: 31 Jan, 28 Feb, 31 Mar. */
export function addMonths(day: string, months: number): string {
  const date = utc(day)
  const first = written(new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + months, 1)))
  const last = lastDayOfMonth(first)
  const same = `${first.slice(0, 8)}${day.slice(8)}`
  return same < last ? same : last
}
