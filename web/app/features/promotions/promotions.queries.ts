import type { PromotionDays } from '@properysearch/contract/promotions/facts'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { api } from '../../lib/api.ts'
import { queryKeys } from '../../lib/query-keys.ts'

/** A listing of mine, or my own profile. */
export type Promotable = { what: 'property'; propertyId: number } | { what: 'profile' }

export function usePromotionOptions(it: Promotable) {
  return useQuery({
    queryKey: [...queryKeys.promotions, it.what, it.what === 'property' ? it.propertyId : 0],
    queryFn: async () =>
      (it.what === 'property'
        ? await api.promotions.getPropertyOptions({ propertyId: it.propertyId })
        : await api.promotions.getProfileOptions()
      ).data,
    staleTime: 0,
  })
}

/** With the promoted days of my packages. */
export function usePromote(it: Promotable) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (press: { days: PromotionDays; key: string }) =>
      it.what === 'property'
        ? api.promotions.promoteProperty({ propertyId: it.propertyId, ...press })
        : api.promotions.promoteProfile(press),
    onSettled: () =>
      Promise.all(
        [queryKeys.promotions, queryKeys.subscriptions, queryKeys.listings].map((queryKey) =>
          client.invalidateQueries({ queryKey }),
        ),
      ),
  })
}
