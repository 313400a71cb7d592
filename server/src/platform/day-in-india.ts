const indianDay = new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Kolkata', dateStyle: 'short' })

/** 2026-11-15, as the calendar in India has it. */
export function dayInIndia(moment: Date): string {
  return indianDay.format(moment)
}
