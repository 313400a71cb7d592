import { useQuery } from '@tanstack/react-query'
import { api } from '../../lib/api.ts'
import { queryKeys } from '../../lib/query-keys.ts'
import { myId } from '../../lib/session.ts'

export function useErasure(isWanted: boolean) {
  return useQuery({
    queryKey: queryKeys.erasure,
    queryFn: () => api.erasure.getErasure({ id: myId() }),
    select: (reply) => reply.data,
    enabled: isWanted,
  })
}
