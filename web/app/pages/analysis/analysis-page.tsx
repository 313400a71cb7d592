import { redirect } from 'react-router'
import { filtersIn, queryOf } from '../../features/analysis/analysis-query.ts'
import { isFailure } from '../../lib/api.ts'
import { apiContext } from '../../lib/api-context.ts'
import { pathTo } from '../../screens.ts'
import type { Route } from './+types/analysis-page.ts'
import { AnalysisFrame } from './analysis-frame.tsx'
import { analysisMeta } from './analysis-meta.ts'

export async function loader({ context, request }: Route.LoaderArgs) {
  const filters = filtersIn(new URL(request.url).searchParams)
  try {
    const { data } = await context.get(apiContext).analysis.getAllData(queryOf(filters))
    return { data, filters }
  } catch (error) {
    // An address that nobody could have chosen.
    if (isFailure(error) && error.http === 400) throw redirect(pathTo('analysis'))
    throw error
  }
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  return loaderData ? analysisMeta(loaderData, matches) : []
}

export default function AnalysisPage({ loaderData }: Route.ComponentProps) {
  return <AnalysisFrame {...loaderData} />
}
