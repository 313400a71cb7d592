import { useMutation, useQuery } from '@tanstack/react-query'
import { api } from '../../lib/api.ts'
import { queryKeys } from '../../lib/query-keys.ts'

export function useInvoice(id: number) {
  return useQuery({
    queryKey: [...queryKeys.invoices, id],
    queryFn: () => api.invoices.getInvoice({ id }),
    select: (reply) => reply.data,
    enabled: id > 0,
  })
}

export function useDownloadInvoice() {
  return useMutation({ mutationFn: (id: number) => api.invoices.downloadInvoice({ id }) })
}
