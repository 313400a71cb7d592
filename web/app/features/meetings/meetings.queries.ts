import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { api } from '../../lib/api.ts'
import { queryKeys } from '../../lib/query-keys.ts'

export type MeetingList = 'coming' | 'past'
/** What a meeting is about, as links to it say. */
export type Subject = Parameters<typeof api.meetings.findPeople>[0]

export function useMeetings(show: MeetingList, page: number) {
  return useQuery({
    queryKey: [...queryKeys.meetings, show, page],
    queryFn: () => api.meetings.listMine({ show, page }),
    placeholderData: keepPreviousData,
    staleTime: 0,
  })
}

export function useWeek(from: string) {
  return useQuery({
    queryKey: [...queryKeys.meetings, 'week', from],
    queryFn: async () => (await api.meetings.getWeek({ from })).data,
    placeholderData: keepPreviousData,
    staleTime: 0,
  })
}

/** All that I can meet somebody about. */
export function useThings(isWanted: boolean) {
  return useQuery({
    queryKey: [...queryKeys.meetings, 'about'],
    queryFn: async () => (await api.meetings.findThings()).data,
    enabled: isWanted,
    staleTime: 0,
  })
}

/** Whom I can meet about it; asks for nothing while nothing is chosen. */
export function usePeople(subject: Subject | null) {
  return useQuery({
    queryKey: [...queryKeys.meetings, 'people', subject?.about, subject?.subjectId],
    queryFn: async () => (subject ? (await api.meetings.findPeople(subject)).data : null),
    enabled: subject !== null,
    staleTime: 0,
  })
}

export function useFeed() {
  return useQuery({
    queryKey: [...queryKeys.meetings, 'feed'],
    queryFn: async () => (await api.meetings.getFeed()).data,
  })
}

/** Also when it was refused, the lists are looked at again: another may have been faster. */
export function useMeetingStep() {
  return useMutation({
    mutationFn: (pressed: Parameters<typeof api.meetings.act>[0]) => api.meetings.act(pressed),
    onSettled: useForgetMeetings(),
  })
}

export function useForgetMeetings() {
  const client = useQueryClient()
  return () =>
    Promise.all([queryKeys.meetings, queryKeys.dashboard].map((queryKey) => client.invalidateQueries({ queryKey })))
}
