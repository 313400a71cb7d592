import { useQuery } from '@tanstack/react-query'
import { api } from '../../lib/api.ts'
import { queryKeys } from '../../lib/query-keys.ts'

export function useReports() {
  return useQuery({
    queryKey: [...queryKeys.analysisReports, 'list'],
    queryFn: async () => (await api.analysis.listReports()).data,
  })
}

export function useReport(reportId: number) {
  return useQuery({
    queryKey: [...queryKeys.analysisReports, reportId],
    enabled: reportId > 0,
    queryFn: async () => (await api.analysis.getReport({ reportId })).data,
  })
}

export const downloadReport = (reportId: number) => api.analysis.downloadReport({ reportId })
