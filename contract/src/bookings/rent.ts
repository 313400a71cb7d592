import { addDays, addMonths, daysBetween, daysInMonth, lastDayOfMonth } from '../values/days.ts'
import { proportion } from '../values/money.ts'
import { inForceOn, licenceFeeRules, rentalRules } from './law.ts'
import { licenceDuty } from './schedule.ts'

// Rent by calendar months: the first and the last one by their days, and dearer by what was agreed each year.

export interface RentTerm {
  startsOn: string
  months: number
  monthlyPaise: number
  /** Hundredths of a per cent. */
  yearlyRise: number
}

export interface RentDue {
  from: string
  to: string
  dueOn: string
  /** The rent of a whole such month. */
  monthlyPaise: number
  grossPaise: number
}

const rupee = 100

/** The last day of a licence. */
export function endOfTerm({ startsOn, months }: Pick<RentTerm, 'startsOn' | 'months'>): string {
  return addDays(addMonths(startsOn, months), -1)
}

/** By the days of the month, the first and the last one included. */
export function rentFor(monthlyPaise: number, from: string, to: string): number {
  return proportion(monthlyPaise, daysBetween(from, to) + 1, daysInMonth(from))
}

/** The rent of the month that begins on this day: each rise comes with the first month after a whole year. */
export function monthlyRentOn(term: Omit<RentTerm, 'months'>, day: string): number {
  let paise = term.monthlyPaise
  for (let year = 1; addMonths(term.startsOn, 12 * year) <= day; year++) {
    paise = proportion(paise, 10_000 + term.yearlyRise, 10_000, rupee)
  }
  return paise
}

/** Every month of the term, none twice and none left out. Nothing is due before the keys. */
export function rentDues(term: RentTerm, keysOn: string): RentDue[] {
  const end = endOfTerm(term)
  const dues: RentDue[] = []
  for (let from = term.startsOn; from <= end; from = addDays(lastDayOfMonth(from), 1)) {
    const to = lastDayOfMonth(from) < end ? lastDayOfMonth(from) : end
    const monthlyPaise = monthlyRentOn(term, from)
    const { dueDay } = inForceOn(rentalRules, from)
    const usual = `${from.slice(0, 8)}${String(dueDay).padStart(2, '0')}`
    const dueOn = [usual, from, keysOn].reduce((latest, day) => (day > latest ? day : latest))
    dues.push({ from, to, dueOn, monthlyPaise, grossPaise: rentFor(monthlyPaise, from, to) })
  }
  return dues
}

/** The year of the income tax, by the year it begins in. */
export function financialYearOf(day: string): number {
  const year = Number(day.slice(0, 4))
  return day.slice(5, 7) < '04' ? year - 1 : year
}

export function licenceCosts(licence: Parameters<typeof licenceDuty>[0], day: string) {
  return {
    stampDuty: licenceDuty(licence, day) / 100,
    registrationFee: inForceOn(licenceFeeRules, day).registrationPaise / 100,
  }
}
