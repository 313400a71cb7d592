import { useQuery } from '@tanstack/react-query'
import { api, isFailure } from '../../lib/api.ts'
import { queryKeys } from '../../lib/query-keys.ts'

/** Null where there is no such agent. */
export function useAgent(agentId: string | undefined) {
  return useQuery({
    queryKey: [...queryKeys.properties, 'agent', agentId],
    enabled: agentId !== undefined,
    queryFn: async () => {
      try {
        return (await api.professionals.getAgent({ id: agentId ?? '' })).data
      } catch (error) {
        if (isFailure(error) && error.http < 500) return null
        throw error
      }
    },
  })
}
