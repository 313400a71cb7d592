import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { api } from '../../lib/api.ts'
import { queryKeys } from '../../lib/query-keys.ts'
import { myId } from '../../lib/session.ts'

const stateKey = (propertyId: number) => [...queryKeys.contacts, 'state', propertyId]

/** What I may see of the contact behind a listing. */
export function useContactState(propertyId: number) {
  return useQuery({
    queryKey: stateKey(propertyId),
    queryFn: async () => (await api.contacts.getState({ propertyId, id: myId() })).data,
    staleTime: 0,
  })
}

/** A listing with the contact behind it, or what I need to see it. */
export function useOwnerDetails(id: string) {
  return useQuery({
    queryKey: [...queryKeys.contacts, 'owner-details', id],
    queryFn: async () => (await api.contacts.getOwnerDetails({ id, userId: myId() })).data,
    staleTime: 0,
  })
}

export function useSeller(sellerId: string) {
  return useQuery({
    queryKey: [...queryKeys.contacts, 'seller', sellerId],
    queryFn: async () => (await api.contacts.getSeller({ sellerId })).data,
    staleTime: 0,
  })
}

/** Who has my number; `propertyId` 0 means all of my listings. */
export function useContactRequests(propertyId: number, page: number) {
  return useQuery({
    queryKey: [...queryKeys.contacts, 'requests', propertyId, page],
    queryFn: () => api.contacts.listRequests({ userId: myId(), id: propertyId, page }),
    placeholderData: keepPreviousData,
    staleTime: 0,
  })
}

export function useBlocked() {
  return useQuery({
    queryKey: [...queryKeys.contacts, 'blocked'],
    queryFn: async () => (await api.contacts.listBlocked()).data,
  })
}

export function useUnlock() {
  const client = useQueryClient()
  const forgetContacts = useForgetContacts()
  return useMutation({
    mutationFn: (propertyId: number) => api.contacts.unlock({ propertyId }),
    onSuccess: ({ data }) => {
      client.setQueryData(stateKey(data.propertyId), data)
      return forgetContacts()
    },
  })
}

export function useRevoke() {
  return useMutation({
    mutationFn: (revocation: { contactId: number; isBlocked: boolean }) => api.contacts.revoke(revocation),
    onSettled: useForgetContacts(),
  })
}

export function useGiveAgain() {
  return useMutation({
    mutationFn: (contactId: number) => api.contacts.giveAgain({ contactId }),
    onSettled: useForgetContacts(),
  })
}

/** What I unlocked and no longer see, the newest of it. */
export function useTakenBack() {
  return useQuery({
    queryKey: [...queryKeys.contacts, 'payments'],
    queryFn: () => api.contacts.listPayments({ id: myId() }),
    select: (reply) => reply.data.filter((payment) => payment.status === 'revoked'),
  })
}

export function useUnblock() {
  return useMutation({
    mutationFn: (userId: number) => api.contacts.unblock({ userId }),
    onSettled: useForgetContacts(),
  })
}

function useForgetContacts() {
  const client = useQueryClient()
  return () =>
    Promise.all([
      client.invalidateQueries({ queryKey: queryKeys.contacts }),
      client.invalidateQueries({ queryKey: queryKeys.subscriptions }),
    ])
}
