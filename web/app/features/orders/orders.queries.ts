import type { Order } from '@properysearch/contract/orders/calls'
import type { CallBackName, OrderGroup } from '@properysearch/contract/orders/facts'
import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { api, isFailure } from '../../lib/api.ts'
import { queryKeys } from '../../lib/query-keys.ts'
import { myId } from '../../lib/session.ts'
import { forgetKey, keyFor, type Wanted } from './order-key.ts'
import { waitMs } from './wait-ms.ts'

/** What it costs now, with tax. Asked again each time: prices are the server's. */
export function useQuote(wanted: Wanted) {
  const { purpose, subjectId, option, gstin } = wanted
  return useQuery({
    queryKey: [...queryKeys.orders, 'quote', purpose, subjectId, option, gstin],
    queryFn: () => api.orders.quote({ purpose, subjectId, ...(option ? { option } : {}), ...(gstin ? { gstin } : {}) }),
    select: (reply) => reply.data,
    placeholderData: keepPreviousData,
    staleTime: 0,
  })
}

/** Orders it, once for one purchase. One that came to no payment before is followed by a new one. */
export function useCreateOrder() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: async (wanted: Wanted) => {
      const create = async () => (await api.orders.create({ ...wanted, key: keyFor(wanted) })).data
      const order = await create()
      if (order.status === 'created' || order.status === 'paid') return order
      forgetKey(wanted)
      return create()
    },
    onSuccess: () => client.invalidateQueries({ queryKey: queryKeys.orders }),
  })
}

/** While nobody could be reached. */
const againMs = 5000

/**
 * What became of an order, after coming back from paying: the payment partner is asked at once and then now and again,
 * our own record in between, ever more slowly; the live channel is faster than both.
 */
export function useOutcome(orderId: number, callBack: CallBackName) {
  const client = useQueryClient()
  const queryKey = [...queryKeys.orders, 'outcome', orderId]
  const askPartner = async () => (await api.callBacks[callBack]({ order_id: orderId })).data
  const outcome = useQuery({
    queryKey,
    enabled: orderId > 0,
    queryFn: async () => {
      const looks = client.getQueryState(queryKey)?.dataUpdateCount ?? 0
      return looks % 4 === 0 ? askPartner() : (await api.orders.get({ id: orderId })).data
    },
    staleTime: 0,
    refetchOnReconnect: true,
    refetchInterval: ({ state: { data, dataUpdateCount, error } }) => {
      if (data) return waitMs(data.status, dataUpdateCount)
      return error && !isRefused(error) ? againMs : false
    },
  })
  const asking = useMutation({
    mutationFn: askPartner,
    onSuccess: (order) => client.setQueryData(queryKey, order),
  })
  return { outcome, asking }
}

export function useOrders(filter: { group?: OrderGroup }, page: number) {
  return useQuery({
    queryKey: [...queryKeys.orders, 'list', filter, page],
    queryFn: () => api.orders.list({ ...filter, page }),
    placeholderData: keepPreviousData,
  })
}

export function useRefunds() {
  return useQuery({
    queryKey: [...queryKeys.orders, 'refunds'],
    queryFn: () => api.orders.listRefunds({ userId: myId() }),
    select: (reply) => reply.allData,
  })
}

/** Lets go of an order that waits. One that was paid meanwhile is shown as paid. */
export function useCancelOrder() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (order: Order) => api.orders.cancel({ id: order.id }),
    onSettled: () => client.invalidateQueries({ queryKey: queryKeys.orders }),
  })
}

/** The server knows of nothing here that this person could see or buy: asking again gives the same answer. */
export function isRefused(error: unknown): boolean {
  return isFailure(error) && error.http >= 400 && error.http < 500
}

export function useDownloadReceipt() {
  return useMutation({ mutationFn: (id: number) => api.invoices.downloadReceipt({ id }) })
}
