import { readSearch } from '@properysearch/contract/search/address'
import { SavedSearchList } from '../../features/saved-searches/saved-search-list.tsx'
import { searchInWords } from '../../features/search/saved-words.ts'
import { privateMeta } from '../../lib/private-meta.ts'
import { PageHeader } from '../../ui/card.tsx'
import { SearchLink } from './search-link.tsx'

export const meta = () => privateMeta('Saved searches')

export default function SavedSearchesPage() {
  return (
    <>
      <PageHeader title="Saved searches">
        We watch these for you, and tell you about new matches and price drops.
      </PageHeader>
      <SavedSearchList
        wordsOf={(address) => searchInWords(readSearch(new URLSearchParams(address)))}
        action={<SearchLink />}
      />
    </>
  )
}
