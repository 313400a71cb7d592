/** At most so many characters, then an ellipsis. Never through the middle of a character. */
export function cutText(text: string, maxCharacters: number): string {
  const characters = Array.from(text)
  return characters.length <= maxCharacters ? text : `${characters.slice(0, maxCharacters).join('').trimEnd()}…`
}
