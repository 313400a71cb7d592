import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { api } from '../../lib/api.ts'
import { queryKeys } from '../../lib/query-keys.ts'

export function useDealPapers(bookingId: number) {
  return useQuery({
    queryKey: [...queryKeys.dealPapers, 'list', bookingId],
    queryFn: async () => (await api.dealPapers.list({ bookingId })).data,
    enabled: bookingId > 0,
    staleTime: 0,
  })
}

export function useHandover(bookingId: number) {
  return useQuery({
    queryKey: [...queryKeys.dealPapers, 'handover', bookingId],
    queryFn: async () => (await api.dealPapers.getHandover({ bookingId })).data,
    staleTime: 0,
  })
}

/** What changes papers or handover. Also when it was refused, they are looked at again: the other may have been faster. */
export function usePaperStep<Input, Result = unknown>(take: (input: Input) => Promise<Result>) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: take,
    onSettled: () => client.invalidateQueries({ queryKey: queryKeys.dealPapers }),
  })
}

/** A file for this person alone: it is not kept in the browser. */
export function useDownload(download: () => Promise<Blob>) {
  return useMutation({ mutationFn: download })
}
