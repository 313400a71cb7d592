import type { NotificationKind } from '@properysearch/contract/notifications/kinds'
import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { api } from '../../lib/api.ts'
import { queryKeys } from '../../lib/query-keys.ts'
import { myId } from '../../lib/session.ts'

export type NotificationPage = Awaited<ReturnType<typeof api.notifications.listNotifications>>
export type Notification = NotificationPage['data'][number]

export function useNotifications(page: number, kind?: NotificationKind) {
  return useQuery({ ...pageQuery(page, kind), placeholderData: keepPreviousData })
}

/** How many came since the list was last opened: the number on the bell. */
export function useUnseenCount(): number {
  return (
    useQuery({ ...pageQuery(1), select: ({ countOfAll, seenCount }) => Math.max(0, countOfAll - seenCount) }).data ?? 0
  )
}

export function useMarkSeen() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (count: number) => api.notifications.markSeen({ count }),
    onSuccess: (_, count) => {
      client.setQueriesData<NotificationPage>({ queryKey: queryKeys.notifications }, (old) =>
        old ? { ...old, seenCount: Math.max(old.seenCount, count) } : old,
      )
      return client.invalidateQueries({ queryKey: queryKeys.dashboard })
    },
  })
}

function pageQuery(page: number, kind?: NotificationKind) {
  return {
    queryKey: [...queryKeys.notifications, page, kind ?? 'all'],
    queryFn: () => api.notifications.listNotifications({ id: myId(), page, ...(kind ? { kind } : {}) }),
  }
}
