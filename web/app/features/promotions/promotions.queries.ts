import type { PromotionDays } from '@properysearch/contract/promotions/facts'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { api } from '../../lib/api.ts'
import { queryKeys } from '../../lib/query-keys.ts'

/** A listing of mine, or my own profile. */
export type Promotable = { what: 'property'; propertyId: number } | { what: 'profile' }

export function usePromotionOptions(promotable: Promotable) {
  return useQuery({
    queryKey: [...queryKeys.promotions, promotable.what, promotable.what === 'property' ? promotable.propertyId : 0],
    queryFn: async () =>
      (promotable.what === 'property'
        ? await api.promotions.getPropertyOptions({ propertyId: promotable.propertyId })
        : await api.promotions.getProfileOptions()
      ).data,
    staleTime: 0,
  })
}

/** With the promoted days of my packages. */
export function usePromote(promotable: Promotable) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (press: { days: PromotionDays; key: string }) =>
      promotable.what === 'property'
        ? api.promotions.promoteProperty({ propertyId: promotable.propertyId, ...press })
        : api.promotions.promoteProfile(press),
    onSettled: () =>
      Promise.all(
        [queryKeys.promotions, queryKeys.subscriptions, queryKeys.listings].map((queryKey) =>
          client.invalidateQueries({ queryKey }),
        ),
      ),
  })
}
