import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { api } from '../../lib/api.ts'
import { queryKeys } from '../../lib/query-keys.ts'

export function useMyServices() {
  return useQuery({ queryKey: queryKeys.services, queryFn: async () => (await api.services.listMine()).data })
}

type NewService = Parameters<typeof api.services.add>[0]

/** With an id it is changed, without one it is added. */
export function useSaveService() {
  const forget = useForget()
  return useMutation({
    mutationFn: ({ id, key, ...fields }: NewService & { id?: number | undefined }) =>
      id === undefined ? api.services.add({ ...fields, key }) : api.services.change({ ...fields, id }),
    onSettled: forget,
  })
}

export function useWithdrawService() {
  return useMutation({ mutationFn: (id: number) => api.services.withdraw({ id }), onSettled: useForget() })
}

function useForget() {
  const client = useQueryClient()
  return () => client.invalidateQueries({ queryKey: queryKeys.services })
}
