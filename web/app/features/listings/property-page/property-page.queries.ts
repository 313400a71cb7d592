import { useQuery } from '@tanstack/react-query'
import { api } from '../../../lib/api.ts'
import { queryKeys } from '../../../lib/query-keys.ts'
import { myId } from '../../../lib/session.ts'

/** One listing with my marks on it, and those like it. */
export function useMyPropertyView(id: string) {
  return useQuery({
    queryKey: [...queryKeys.properties, 'view', id],
    queryFn: async () => {
      const [property, offers] = await Promise.all([
        api.properties.findForUser({ id, userId: myId() }),
        // My own that was never live has none.
        api.properties.getOffers({ id }).catch(() => ({ data: [] })),
      ])
      return { property: property.data, offers: offers.data }
    },
  })
}
