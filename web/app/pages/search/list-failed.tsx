import type { Search } from '@properysearch/contract/search/address'
import { chosenFilters } from '../../features/search/chosen-filters.ts'
import { FailedState } from '../../ui/states.tsx'
import { ListFrame } from './list-frame.tsx'

/** The list did not come. The search stays in the address and in the filters. */
export function ListFailed({ search, message }: { search: Search; message: string }) {
  return (
    <ListFrame
      search={search}
      known={{ facets: null, total: undefined, isTotalExact: true, problem: undefined }}
      chosen={chosenFilters(search, [])}
    >
      <div className="page-width grid gap-6 py-8">
        <h1 className="text-2xl">Properties</h1>
        <FailedState message={message} />
      </div>
    </ListFrame>
  )
}
