import { useSearchParams } from 'react-router'
import { AdSlot } from '../../features/ads/ad-slot.tsx'
import { useAllData } from '../../features/analysis/analysis.queries.ts'
import { AnalysisCharts, AnalysisSummary } from '../../features/analysis/analysis-charts.tsx'
import { AnalysisFilters } from '../../features/analysis/analysis-filters.tsx'
import { filtersIn, searchOf } from '../../features/analysis/analysis-query.ts'
import { ComparisonPart } from '../../features/analysis/comparison.tsx'
import { messageOf } from '../../lib/api.ts'
import { privateMeta } from '../../lib/private-meta.ts'
import { pathTo } from '../../screens.ts'
import { PageHeader } from '../../ui/card.tsx'
import { FailedState, Skeleton } from '../../ui/states.tsx'
import { MyReports } from './my-reports.tsx'

export const meta = () => privateMeta('Property Analysis')

export default function MyAnalysisPage() {
  const [params, setParams] = useSearchParams()
  const filters = filtersIn(params)
  const { data, error, refetch, isPlaceholderData } = useAllData(filters)
  return (
    <>
      <AdSlot slot="AnalysisTopImage" className="mb-6" />
      <PageHeader title="Property Analysis">
        What homes cost here, how prices move, and how one property compares with others.
      </PageHeader>
      {error && !data ? (
        <FailedState message={messageOf(error)} onRetry={() => void refetch()} />
      ) : data ? (
        <div className="grid grid-cols-[minmax(0,1fr)] gap-8">
          <AnalysisFilters
            filters={filters}
            choices={data.choices}
            action={pathTo('myAnalysis')}
            isBusy={isPlaceholderData}
            onChange={(chosen) => setParams(new URLSearchParams(searchOf(chosen)), { preventScrollReset: true })}
          />
          <AnalysisSummary data={data} />
          <ComparisonPart
            filters={filters}
            propertyPath={(id) => pathTo('myPropertyView', { id })}
            reportPath={(id) => `${pathTo('analysisPayment')}?propertyId=${id}`}
          />
          <MyReports />
          <AnalysisCharts data={data} pathOf={(place) => pathTo('analysisOf', { place })} />
        </div>
      ) : (
        <div className="grid gap-6">
          <Skeleton className="h-52 rounded-card" />
          <div className="grid gap-6 lg:grid-cols-2">
            <Skeleton className="h-96 rounded-card" />
            <Skeleton className="h-96 rounded-card" />
          </div>
        </div>
      )}
    </>
  )
}
