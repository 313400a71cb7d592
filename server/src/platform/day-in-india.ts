const indianDay = new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Kolkata', dateStyle: 'short' })

/** 2026-11-15, as the calendar in India has it. */
export function dayInIndia(moment: Date): string {
  return indianDay.format(moment)
}

const spoken = new Intl.DateTimeFormat('en-IN', {
  timeZone: 'Asia/Kolkata',
  day: 'numeric',
  month: 'short',
  year: 'numeric',
})

/** 15 Nov 2026, as people read it. */
export function spokenDay(moment: Date): string {
  return spoken.format(moment)
}

const clock = new Intl.DateTimeFormat('en-IN', { timeZone: 'Asia/Kolkata', hour: 'numeric', minute: '2-digit' })

/** 15 Nov 2026, 11:00 am, as people read it. */
export function spokenMoment(moment: Date): string {
  return `${spokenDay(moment)}, ${clock.format(moment)}`
}
