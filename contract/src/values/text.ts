/** What was typed into one line: control characters and runs of blanks become one space. */
export function oneLine(text: string): string {
  return text.replace(/[\p{Cc}\s]+/gu, ' ').trim()
}

/** What several fields say of one thing, in one line; what one of them says already is not said again. */
export function saidTogether(texts: readonly (string | undefined)[]): string {
  return texts.reduce<string>((said, text = '') => {
    return said.toLowerCase().includes(text.toLowerCase()) ? said : `${said} ${text}`.trim()
  }, '')
}

/** For texts of several lines: without the one character that PostgreSQL cannot store, which nobody sees or means. */
export function withoutNul(text: string): string {
  return text.replaceAll('\u0000', '')
}
