import { StampDutyCalculator } from '../../features/calculators/stamp-duty-calculator.tsx'
import { guideMeta } from '../../features/guides/guide-meta.ts'
import { HomeBuyingArticle } from '../../features/guides/home-buying/home-buying-article.tsx'
import type { Route } from './+types/home-buying-guide-page.ts'

export const meta: Route.MetaFunction = ({ matches }) => guideMeta('buying', matches)

export default function HomeBuyingGuidePage() {
  return <HomeBuyingArticle stampDutyCalculator={<StampDutyCalculator />} />
}
