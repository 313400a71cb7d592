import { guideMeta } from '../../features/guides/guide-meta.ts'
import { HomeDesignArticle } from '../../features/guides/home-design/home-design-article.tsx'
import type { Route } from './+types/home-design-guide-page.ts'

export const meta: Route.MetaFunction = ({ matches }) => guideMeta('design', matches)

export default HomeDesignArticle
