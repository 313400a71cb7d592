import type { NotificationKind, QuietHours, Ways } from '@properysearch/contract/notifications/kinds'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { api } from '../../lib/api.ts'
import { queryKeys } from '../../lib/query-keys.ts'
import { readPushState, subscribe, unsubscribe } from './push.ts'

export type Settings = Awaited<ReturnType<typeof api.notifications.getSettings>>['data']

export function useSettings() {
  return useQuery({
    queryKey: queryKeys.notificationSettings,
    queryFn: async () => (await api.notifications.getSettings()).data,
  })
}

export function usePushState() {
  return useQuery({ queryKey: [...queryKeys.notificationSettings, 'push'], queryFn: readPushState, staleTime: 0 })
}

/** Of one kind: what is chosen quickly, one after the other, is saved in that order. */
export function useSetWays(kind: NotificationKind) {
  const client = useQueryClient()
  return useMutation({
    scope: { id: `ways of ${kind}` },
    mutationFn: (ways: Ways) => api.notifications.setWays({ kind, ...ways }),
    onSettled: () => client.invalidateQueries({ queryKey: queryKeys.notificationSettings, exact: true }),
  })
}

export function useSetQuietHours() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (quietHours: QuietHours) => api.notifications.setQuietHours({ quietHours }),
    onSuccess: () => client.invalidateQueries({ queryKey: queryKeys.notificationSettings }),
  })
}

export function useTurnPushOn(pushKey: string) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: async () => {
      const target = await subscribe(pushKey)
      if (target) await api.notifications.addPushDevice(target)
      return target !== null
    },
    onSettled: () => client.invalidateQueries({ queryKey: queryKeys.notificationSettings }),
  })
}

export function useTurnPushOff() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: async ({ deviceId, isThisSession }: { deviceId: number; isThisSession: boolean }) => {
      await api.notifications.removePushDevice({ deviceId })
      if (isThisSession) await unsubscribe()
    },
    onSettled: () => client.invalidateQueries({ queryKey: queryKeys.notificationSettings }),
  })
}
