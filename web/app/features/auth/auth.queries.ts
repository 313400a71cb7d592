import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { api } from '../../lib/api.ts'
import { queryKeys } from '../../lib/query-keys.ts'

export type DeviceSession = Awaited<ReturnType<typeof api.auth.listSessions>>['data'][number]

export function useSessions() {
  return useQuery({
    queryKey: queryKeys.sessions,
    queryFn: () => api.auth.listSessions(),
    select: (reply) => reply.data,
  })
}

export function useEndSession() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (sessionId: number) => api.auth.endSession({ sessionId }),
    onSettled: () => client.invalidateQueries({ queryKey: queryKeys.sessions }),
  })
}

export function useLogOutEverywhere() {
  return useMutation({ mutationFn: () => api.auth.logoutEverywhere() })
}
