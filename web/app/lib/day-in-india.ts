const aheadMs = 5.5 * 60 * 60 * 1000

/** 2026-11-15, as the calendar in India has it. No locale has a say in how it is written. */
export function dayInIndia(iso: string): string {
  return inIndia(iso).slice(0, 10)
}

/** 16:05, as clocks in India show it. */
export function timeInIndia(iso: string): string {
  return inIndia(iso).slice(11, 16)
}

function inIndia(iso: string): string {
  return new Date(Date.parse(iso) + aheadMs).toISOString()
}
