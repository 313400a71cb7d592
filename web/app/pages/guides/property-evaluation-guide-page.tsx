import { CapitalGainsCalculator } from '../../features/calculators/capital-gains-calculator.tsx'
import { guideMeta } from '../../features/guides/guide-meta.ts'
import { PropertyEvaluationArticle } from '../../features/guides/property-evaluation/property-evaluation-article.tsx'
import type { Route } from './+types/property-evaluation-guide-page.ts'

export function loader({ request }: Route.LoaderArgs) {
  return { origin: new URL(request.url).origin }
}

export const meta: Route.MetaFunction = ({ loaderData }) => guideMeta('evaluation', loaderData?.origin ?? '')

export default function PropertyEvaluationGuidePage() {
  return <PropertyEvaluationArticle capitalGainsCalculator={<CapitalGainsCalculator />} />
}
