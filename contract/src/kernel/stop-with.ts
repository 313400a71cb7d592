/**
 * For the bound of a text that a pattern or a rule looks at next: a text that is too long is refused here, and they
 * never see it. Without it every check of a field runs, whatever the one before it said.
 */
export const stopWith = (error: string) => ({ error, abort: true })
