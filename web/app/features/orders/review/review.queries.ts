import type { OrderState } from '@properysearch/contract/orders/facts'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { api } from '../../../lib/api.ts'
import { queryKeys } from '../../../lib/query-keys.ts'

const key = (...parts: (string | number)[]) => [...queryKeys.backoffice, ...parts]

export const orderShows = {
  all: 'All orders',
  refunds: 'Refunds held up',
  mismatched: 'Unmatched payments',
} as const
export type OrderShow = keyof typeof orderShows

export interface OrderFilter {
  text: string
  status: OrderState | undefined
  show: OrderShow
}

export function useOrdersForReview({ text, status, show }: OrderFilter, page: number) {
  return useQuery({
    queryKey: key('orders', text, status ?? '', show, page),
    queryFn: () => api.orders.listForReview({ text, show, page, ...(status ? { status } : {}) }),
    placeholderData: keepPreviousData,
  })
}

export function useOrderReview(id: number) {
  return useQuery({
    queryKey: key('order', id),
    queryFn: async () => (await api.orders.getForReview({ id })).data,
    enabled: id > 0,
  })
}

export function usePaymentPartner() {
  return useQuery({
    queryKey: key('payment-partner'),
    queryFn: async () => (await api.orders.getPartner()).data,
  })
}
