import { useQuery } from '@tanstack/react-query'
import { api } from '../../lib/api.ts'
import { queryKeys } from '../../lib/query-keys.ts'
import { myId } from '../../lib/session.ts'

export type Dashboard = Awaited<ReturnType<typeof api.dashboard.getDashboard>>['data']

export function useDashboard() {
  return useQuery({
    queryKey: queryKeys.dashboard,
    queryFn: () => api.dashboard.getDashboard({ id: myId() }),
    select: (reply) => reply.data,
  })
}
