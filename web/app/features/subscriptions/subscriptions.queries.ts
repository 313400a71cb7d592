import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { api } from '../../lib/api.ts'
import { queryKeys } from '../../lib/query-keys.ts'
import { myId, readSession } from '../../lib/session.ts'

export type MyPackages = Awaited<ReturnType<typeof api.subscriptions.getMine>>['data']
export type QuotaUse = Awaited<ReturnType<typeof api.subscriptions.listUses>>['data'][number]

/** What is sold to people of my role. */
export function usePackages() {
  const role = readSession()?.userRole
  return useQuery({
    queryKey: [...queryKeys.subscriptions, 'packages', role],
    enabled: role !== undefined && role !== 'admin',
    queryFn: () => api.subscriptions.listPackages({ role: role === 'admin' || !role ? 'user' : role }),
    select: (reply) => reply.data,
  })
}

export function usePackage(packageId: number) {
  return useQuery({
    queryKey: [...queryKeys.subscriptions, 'package', packageId],
    enabled: packageId > 0,
    queryFn: () => api.subscriptions.getPackage({ packageId }),
    select: (reply) => reply.data,
  })
}

export function useMyPackages() {
  return useQuery({
    queryKey: [...queryKeys.subscriptions, 'mine'],
    queryFn: () => api.subscriptions.getMine(),
    select: (reply) => reply.data,
  })
}

export function useQuotaUses(page: number) {
  return useQuery({
    queryKey: [...queryKeys.subscriptions, 'uses', page],
    queryFn: () => api.subscriptions.listUses({ page }),
    placeholderData: keepPreviousData,
  })
}

/** What a package that was just paid for became; null when it is not among the latest. */
export function usePackageOf(orderId: number) {
  return useQuery({
    queryKey: [...queryKeys.subscriptions, 'payments'],
    queryFn: () => api.subscriptions.listPayments({ userId: myId() }),
    select: (reply) => reply.data.find((payment) => payment.orderId === orderId) ?? null,
  })
}
