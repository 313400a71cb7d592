import { CapitalGainsCalculator } from '../../features/calculators/capital-gains-calculator.tsx'
import { guideMeta } from '../../features/guides/guide-meta.ts'
import { PropertyEvaluationArticle } from '../../features/guides/property-evaluation/property-evaluation-article.tsx'
import type { Route } from './+types/property-evaluation-guide-page.ts'

export const meta: Route.MetaFunction = ({ matches }) => guideMeta('evaluation', matches)

export default function PropertyEvaluationGuidePage() {
  return <PropertyEvaluationArticle capitalGainsCalculator={<CapitalGainsCalculator />} />
}
