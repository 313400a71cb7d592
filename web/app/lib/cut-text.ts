/** At most so many characters, of which the last is an ellipsis when something is left out. Never half a character. */
export function cutText(text: string, maxCharacters: number): string {
  const characters = Array.from(text)
  if (characters.length <= maxCharacters) return text
  return `${characters
    .slice(0, maxCharacters - 1)
    .join('')
    .trimEnd()}…`
}
