import type { ConversationList } from '@properysearch/contract/conversations/facts'
import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { api } from '../../lib/api.ts'
import { queryKeys } from '../../lib/query-keys.ts'

const key = queryKeys.conversations
const minute = 60_000

export function useConversations(list: ConversationList, page: number) {
  return useQuery({
    queryKey: [...key, 'list', list, page],
    queryFn: () => api.conversations.list({ list, page }),
    placeholderData: keepPreviousData,
  })
}

export function useConversation(id: number) {
  return useQuery({
    queryKey: [...key, 'one', id],
    queryFn: async () => (await api.conversations.get({ id })).data,
    enabled: id > 0,
  })
}

const counts = {
  queryKey: [...key, 'unread'],
  queryFn: async () => (await api.conversations.countUnread({})).data,
  staleTime: minute,
}

/** Of conversations with something unread, and of requests and declined requests. */
export const useCounts = () => useQuery(counts).data

/** What waits for me: the number beside “Messages”. */
export const useWaiting = () => useQuery({ ...counts, select: ({ unread, requests }) => unread + requests }).data ?? 0

export function useFound(text: string) {
  return useQuery({
    queryKey: [...key, 'search', text],
    queryFn: async () => (await api.conversations.search({ text })).data,
    enabled: text.length >= 2,
    placeholderData: keepPreviousData,
  })
}

export type About = { ask: number } | { deal: number } | { hire: number }

/** Opens the one there is about this, or a new one. */
export function useOpenAbout() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: async (about: About) => {
      if ('ask' in about) return (await api.conversations.ask({ propertyId: about.ask })).data
      if ('deal' in about) return (await api.conversations.openDeal({ bookingId: about.deal })).data
      return (await api.conversations.openHire({ hireId: about.hire })).data
    },
    onSuccess: (opened) => client.setQueryData([...key, 'one', opened.id], opened),
  })
}

/** What one presses about a conversation; it is shown as the server then has it. */
export function usePress<Input>(press: (input: Input) => ReturnType<typeof api.conversations.mute>) {
  const client = useQueryClient()
  return useMutation({
    // Alone: what else it is given would be taken for a file.
    mutationFn: (input: Input) => press(input),
    onSuccess: ({ data }) => {
      client.setQueryData([...key, 'one', data.id], data)
      return client.invalidateQueries({ queryKey: key })
    },
  })
}

export function useReports(page: number) {
  return useQuery({
    queryKey: [...queryKeys.backoffice, 'messages', page],
    queryFn: () => api.conversations.listReports({ page }),
    placeholderData: keepPreviousData,
  })
}
