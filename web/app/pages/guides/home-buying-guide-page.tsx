import { StampDutyCalculator } from '../../features/calculators/stamp-duty-calculator.tsx'
import { guideMeta } from '../../features/guides/guide-meta.ts'
import { HomeBuyingArticle } from '../../features/guides/home-buying/home-buying-article.tsx'
import type { Route } from './+types/home-buying-guide-page.ts'

export function loader({ request }: Route.LoaderArgs) {
  return { origin: new URL(request.url).origin }
}

export const meta: Route.MetaFunction = ({ loaderData }) => guideMeta('buying', loaderData?.origin ?? '')

export default function HomeBuyingGuidePage() {
  return <HomeBuyingArticle stampDutyCalculator={<StampDutyCalculator />} />
}
