import type { BookingRoom } from '@properysearch/contract/bookings/calls'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { api } from '../../lib/api.ts'
import { queryKeys } from '../../lib/query-keys.ts'
import { toast } from '../../ui/toast.tsx'

/** What was asked for of the held money, and how much can still be asked for. */
export type HeldMoney = Awaited<ReturnType<typeof api.releases.list>>['data']

/** A deal as the room shows it. */
export interface Deal {
  room: BookingRoom
  money: HeldMoney
}

export function useRoom(bookingId: number) {
  return useQuery({
    queryKey: [...queryKeys.bookings, 'room', bookingId],
    queryFn: async () => (await api.bookings.getRoom({ bookingId })).data,
    enabled: bookingId > 0,
    staleTime: 0,
  })
}

/** The booking with its releases: two answers, one page. */
export function useDeal(bookingId: number) {
  const room = useRoom(bookingId)
  const held = useQuery({
    queryKey: [...queryKeys.releases, 'of-booking', bookingId],
    queryFn: async () => (await api.releases.list({ bookingId })).data,
    enabled: bookingId > 0,
    staleTime: 0,
  })
  const deal: Deal | undefined = room.data && held.data ? { room: room.data, money: held.data } : undefined
  return {
    deal,
    error: room.error ?? held.error,
    retry: () => void Promise.all([room.refetch(), held.refetch()]),
  }
}

/** What is in dispute, and over how much I can raise one. */
export function useDisputes(bookingId: number) {
  return useQuery({
    queryKey: [...queryKeys.disputes, bookingId],
    queryFn: async () => (await api.disputes.list({ bookingId })).data,
    staleTime: 0,
  })
}

/** What would come back if I cancelled now: asked each time the question is opened. */
export function useCancelPreview(id: number) {
  return useQuery({
    queryKey: [...queryKeys.bookings, 'cancel', id],
    queryFn: async () => (await api.bookings.previewCancel({ id })).data,
    staleTime: 0,
    gcTime: 0,
  })
}

/** A step of the deal. Also when it was refused, the deal is looked at again: the other side may have been faster. */
export function useStep<Input>(take: (input: Input) => Promise<unknown>) {
  return useMutation({ mutationFn: take, onSettled: useForgetDeal() })
}

export function useForgetDeal() {
  const client = useQueryClient()
  return () =>
    Promise.all(
      [
        queryKeys.bookings,
        queryKeys.dealPapers,
        queryKeys.releases,
        queryKeys.mandates,
        queryKeys.disputes,
        queryKeys.dashboard,
      ].map((queryKey) => client.invalidateQueries({ queryKey })),
    )
}

/** A file that only the two sides can open. */
export function useDownload(fetchFile: () => Promise<Blob>) {
  return useMutation({ mutationFn: fetchFile })
}

/** A photo of the inventory never changes: it is asked for once. */
export function useInventoryPhoto(photoId: number) {
  return useQuery({
    queryKey: [...queryKeys.inventoryPhotos, photoId],
    queryFn: () => api.bookings.downloadInventoryPhoto({ photoId }),
    staleTime: Number.POSITIVE_INFINITY,
  })
}

/** Once a step is taken, what is shown behind its dialog is the deal as it now stands. */
export function useAfterStep(onClose: () => void) {
  const forget = useForgetDeal()
  return async (step: Promise<unknown>, done: string) => {
    await step
    toast.success(done)
    await forget()
    onClose()
  }
}
