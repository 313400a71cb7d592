/** The list of what a search finds. */
export const searchPage = '/PropertyListHome'

export function searchAddress(filters: Record<string, string>): string {
  return `${searchPage}?${new URLSearchParams(filters)}`
}
