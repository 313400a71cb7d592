import { AffordabilityCalculator } from '../../features/calculators/affordability-calculator.tsx'
import { EmiCalculator } from '../../features/calculators/emi-calculator.tsx'
import { guideMeta } from '../../features/guides/guide-meta.ts'
import { HomeLoanArticle } from '../../features/guides/home-loan/home-loan-article.tsx'
import type { Route } from './+types/home-loan-guide-page.ts'

export const meta: Route.MetaFunction = ({ matches }) => guideMeta('loan', matches)

export default function HomeLoanGuidePage() {
  return <HomeLoanArticle affordabilityCalculator={<AffordabilityCalculator />} emiCalculator={<EmiCalculator />} />
}
