import { guideMeta } from '../../features/guides/guide-meta.ts'
import { HomeDesignArticle } from '../../features/guides/home-design/home-design-article.tsx'
import type { Route } from './+types/home-design-guide-page.ts'

export function loader({ request }: Route.LoaderArgs) {
  return { origin: new URL(request.url).origin }
}

export const meta: Route.MetaFunction = ({ loaderData }) => guideMeta('design', loaderData?.origin ?? '')

export default HomeDesignArticle
