import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { api } from '../../lib/api.ts'
import { queryKeys } from '../../lib/query-keys.ts'

const key = (...parts: (string | number)[]) => [...queryKeys.backoffice, ...parts]

export function useOverview() {
  return useQuery({ queryKey: key('overview'), queryFn: () => api.backoffice.getOverview() })
}

export function usePeople(text: string, page: number) {
  return useQuery({
    queryKey: key('people', text, page),
    queryFn: () => api.backoffice.listUsers({ text, page }),
    placeholderData: keepPreviousData,
  })
}

export function useAudit(page: number) {
  return useQuery({
    queryKey: key('audit', page),
    queryFn: () => api.backoffice.listAudit({ page }),
    placeholderData: keepPreviousData,
  })
}
