const aheadMs = 5.5 * 60 * 60 * 1000

/** 2026-11-15, as the calendar in India has it. No locale has a say in how it is written. */
export function dayInIndia(iso: string): string {
  return new Date(Date.parse(iso) + aheadMs).toISOString().slice(0, 10)
}
