import type { SavedSearch } from '@properysearch/contract/saved-searches/calls'
import { signedInValue } from '../../lib/signed-in-value.ts'

const none: readonly SavedSearch[] = []

// What I have saved, for public pages.
const mySearches = signedInValue<readonly SavedSearch[]>(
  async () => (await import('./saved-searches.queries.ts')).followSaved,
  none,
)

/** Undefined on the server, while hydrating, when signed out, and when it is not saved. */
export function useMySavedSearch(address: string): SavedSearch | undefined {
  return mySearches.use((all) => all.find((saved) => saved.address === address))
}
