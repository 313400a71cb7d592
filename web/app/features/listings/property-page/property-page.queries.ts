import { useQuery } from '@tanstack/react-query'
import { api } from '../../../lib/api.ts'
import { queryKeys } from '../../../lib/query-keys.ts'
import { myId } from '../../../lib/session.ts'

/** One listing with my marks on it, and those like it. */
export function useMyPropertyView(id: string) {
  return useQuery({
    queryKey: [...queryKeys.properties, 'view', id],
    queryFn: async () => {
      const [property, offers, valuation] = await Promise.all([
        api.shortlists.findForUser({ id, userId: myId() }),
        // My own that was never live has none.
        api.search.getOffers({ id }).catch(() => ({ data: [] })),
        api.valuations.findShown({ propertyId: id }),
      ])
      return { property: property.data, offers: offers.data, valuation: valuation.data }
    },
  })
}
