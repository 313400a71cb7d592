/** What was typed into one line: control characters and runs of blanks become one space. */
export function oneLine(text: string): string {
  return text.replace(/[\p{Cc}\s]+/gu, ' ').trim()
}

/** For texts of several lines: without the one character that PostgreSQL cannot store, which nobody sees or means. */
export function withoutNul(text: string): string {
  return text.replaceAll('\u0000', '')
}
