import type { AllData } from '@properysearch/contract/analysis/calls'
import { useNavigate, useNavigation } from 'react-router'
import { AnalysisCharts, AnalysisSummary } from '../../features/analysis/analysis-charts.tsx'
import { AnalysisFilters } from '../../features/analysis/analysis-filters.tsx'
import { type ChosenFilters, searchOf } from '../../features/analysis/analysis-query.ts'
import { areaName } from '../../features/analysis/charts.ts'
import { loginThenBackTo } from '../../lib/next-page.ts'
import { useSession } from '../../lib/session.ts'
import { pathTo } from '../../screens.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { PageHeader } from '../../ui/card.tsx'

/** The public page: one answer fills it, and each choice is one more. */
export function AnalysisFrame({ data, filters }: { data: AllData; filters: ChosenFilters }) {
  const navigate = useNavigate()
  const navigation = useNavigation()
  const session = useSession()
  const path = pathTo('analysis')
  const comparing = `${pathTo('myAnalysis')}${searchOf(filters)}`
  return (
    <>
      <PageHeader
        title={`Property prices in ${areaName(data)}`}
        action={
          <ButtonLink look="secondary" to={session ? comparing : loginThenBackTo(comparing)}>
            Compare properties
          </ButtonLink>
        }
      >
        What is asked per square foot, how it moves, what it earns in rent, and what was paid in the end.
      </PageHeader>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
        <AnalysisFilters
          filters={filters}
          choices={data.choices}
          action={path}
          isBusy={navigation.state === 'loading'}
          onChange={(chosen) => void navigate(`${path}${searchOf(chosen)}`, { preventScrollReset: true })}
        />
        <AnalysisSummary data={data} />
        <AnalysisCharts data={data} pathOf={(place) => pathTo('analysisOf', { place })} />
      </div>
    </>
  )
}
