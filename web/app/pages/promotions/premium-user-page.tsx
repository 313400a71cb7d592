import { data, isRouteErrorResponse } from 'react-router'
import { isFailure } from '../../lib/api.ts'
import { apiContext } from '../../lib/api-context.ts'
import { pageMeta } from '../../lib/meta.ts'
import { pathTo } from '../../screens.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/states.tsx'
import { ErrorPage } from '../errors/error-page.tsx'
import type { Route } from './+types/premium-user-page.ts'
import { PremiumUserArticle } from './premium-user-article.tsx'

export async function loader({ context, params, request }: Route.LoaderArgs) {
  const page = new URL(request.url).searchParams.get('page')
  try {
    return await context.get(apiContext).promotions.getPremiumUser({ id: params.id, ...(page && { page }) })
  } catch (error) {
    if (isFailure(error) && [400, 404].includes(error.http)) throw data(null, { status: 404 })
    throw error
  }
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  if (!loaderData) return [{ title: 'Not a Premium User | Properysearch' }, { name: 'robots', content: 'noindex' }]
  const { person, page, total } = loaderData
  return [
    ...pageMeta(
      {
        title: `Properties of ${person.name}, ${person.city}`,
        description: `What ${person.name}, a Premium User in ${person.city}, has for sale and rent, and how to reach them.`,
        path: pathTo('premiumUser', { id: person.id }),
      },
      matches,
    ),
    // Only whose identity was verified, and only where there is something to see.
    ...(person.proof === 'verified' && total > 0 && page === 1 ? [] : [{ name: 'robots', content: 'noindex, follow' }]),
  ]
}

export default function PremiumUserPage({ loaderData }: Route.ComponentProps) {
  return <PremiumUserArticle found={loaderData} />
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  if (!isRouteErrorResponse(error) || error.status !== 404) return <ErrorPage error={error} />
  return (
    <EmptyState
      title="There is no Premium User at this address"
      action={<ButtonLink to={pathTo('propertyList')}>Search properties</ButtonLink>}
    >
      Their promotion may have ended, or the address may be wrong. What they have listed can still be found by
      searching.
    </EmptyState>
  )
}
