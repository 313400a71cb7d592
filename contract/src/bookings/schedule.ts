import { addMonths, daysBetween } from '../values/days.ts'
import { proportion } from '../values/money.ts'
import { inForceOn, licenceDutyRules } from './law.ts'

export interface Due {
  dueOn: string
  grossPaise: number
}

/** Equal parts; the last takes the rounding. */
export function equalParts(paise: number, parts: number): number[] {
  const part = proportion(paise, 1, parts)
  return Array.from({ length: parts }, (_, at) => (at < parts - 1 ? part : paise - part * (parts - 1)))
}

/** One part each month from the first day on. */
export function monthlyDues(paise: number, parts: number, firstDay: string): Due[] {
  return equalParts(paise, parts).map((grossPaise, at) => ({ dueOn: addMonths(firstDay, at), grossPaise }))
}

/** A prepayment makes every part smaller that is not paid yet; the days stay. */
export function afterPrepayment(open: readonly Due[], prepaidPaise: number): Due[] {
  const left = open.reduce((sum, due) => sum + due.grossPaise, 0) - prepaidPaise
  const parts = equalParts(left, open.length)
  return open.map(({ dueOn }, at) => ({ dueOn, grossPaise: parts[at] ?? 0 }))
}

/** Simple, by days of 365, and only where a rate was agreed. The rate is in hundredths of a per cent a year. */
export function lateInterest(duePaise: number, ratePerYear: number, dueOn: string, paidOn: string): number {
  const days = Math.max(0, daysBetween(dueOn, paidOn))
  return proportion(duePaise, ratePerYear * days, 10_000 * 365)
}

/** Before rounding to what the counter takes. */
export function licenceDuty(
  licence: { monthlyPaise: number; months: number; depositPaise: number },
  day: string,
): number {
  const { rate, ofRefundableDepositAYear } = inForceOn(licenceDutyRules, day)
  const onDeposit = proportion(licence.depositPaise, ofRefundableDepositAYear * licence.months, 10_000 * 12)
  return proportion(licence.monthlyPaise * licence.months + onDeposit, rate, 10_000)
}
