import type { InstalmentRow } from '../payments.sql.ts'

const months = new Intl.DateTimeFormat('en-IN', { month: 'long', year: 'numeric', timeZone: 'UTC' })

/** March 2027 */
export const monthOf = (day: string) => months.format(new Date(`${day}T00:00:00Z`))

/** What is due, in checkout and reminders. */
export function nameOfDue({ what, number, periodFrom }: Pick<InstalmentRow, 'what' | 'number' | 'periodFrom'>): string {
  if (what === 'deposit') return 'Deposit'
  return periodFrom ? `Rent for ${monthOf(periodFrom)}` : `Instalment ${number}`
}
