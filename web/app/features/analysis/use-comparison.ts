import {
  addToComparison,
  type Comparison,
  emptyComparison,
  mostCompared,
  removeFromComparison,
  showInSlot,
} from '@properysearch/contract/analysis/facts'
import { useState } from 'react'
import { messageOf } from '../../lib/api.ts'
import { toast } from '../../ui/toast.tsx'
import { useFetchDetails } from './analysis.queries.ts'

/** At most three properties, no two alike, shown in two slots that take turns. */
export function useComparison() {
  const [comparison, setComparison] = useState<Comparison>(emptyComparison)
  const fetching = useFetchDetails()
  const add = (id: number) => {
    if (comparison.entries.includes(id) || comparison.entries.length >= mostCompared) return
    fetching.mutate(id, {
      onSuccess: () => {
        setComparison((now) => addToComparison(now, id))
        toast.success('Property successfully added')
      },
      onError: (error) => toast.error(messageOf(error)),
    })
  }
  return {
    comparison,
    add,
    adding: fetching.isPending ? fetching.variables : null,
    remove: (id: number) => setComparison((now) => removeFromComparison(now, id)),
    show: (id: number) => setComparison((now) => showInSlot(now, id)),
  }
}
