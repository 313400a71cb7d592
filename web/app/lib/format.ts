const day = new Intl.DateTimeFormat('en-IN', {
  day: 'numeric',
  month: 'short',
  year: 'numeric',
  timeZone: 'Asia/Kolkata',
})
const time = new Intl.DateTimeFormat('en-IN', { hour: 'numeric', minute: '2-digit', timeZone: 'Asia/Kolkata' })
const relative = new Intl.RelativeTimeFormat('en-IN', { numeric: 'auto' })

/** 12 Dec 2026 */
export function formatDay(iso: string): string {
  return day.format(new Date(iso))
}

/** 12 Dec 2026, 4:05 pm */
export function formatMoment(iso: string): string {
  return `${formatDay(iso)}, ${time.format(new Date(iso))}`
}

/** "3 hours ago" under a week, the date after. */
export function formatAgo(iso: string, now: Date): string {
  const minutes = Math.round((new Date(iso).getTime() - now.getTime()) / 60_000)
  if (minutes > -1) return 'just now'
  if (minutes > -60) return relative.format(minutes, 'minute')
  if (minutes > -24 * 60) return relative.format(Math.round(minutes / 60), 'hour')
  if (minutes > -7 * 24 * 60) return relative.format(Math.round(minutes / 60 / 24), 'day')
  return formatDay(iso)
}
