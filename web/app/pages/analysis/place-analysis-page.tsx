import { placeSlug } from '@properysearch/contract/analysis/facts'
import type { Client } from '@properysearch/contract/kernel/client'
import { data, isRouteErrorResponse, redirect } from 'react-router'
import { type ChosenFilters, queryOf } from '../../features/analysis/analysis-query.ts'
import { apiContext } from '../../lib/api-context.ts'
import { pathTo } from '../../screens.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { FullPageMessage } from '../../ui/full-page-message.tsx'
import { ErrorPage } from '../errors/error-page.tsx'
import type { Route } from './+types/place-analysis-page.ts'
import { AnalysisFrame } from './analysis-frame.tsx'
import { analysisMeta } from './analysis-meta.ts'

/** "baner-pune" or "pune" */
async function findPlace(api: Client, slug: string): Promise<ChosenFilters | undefined> {
  const cities = (await api.places.listCities()).data.map(({ name }) => name)
  const city = cities
    .filter((name) => slug === placeSlug(null, name) || slug.endsWith(`-${placeSlug(null, name)}`))
    .sort((a, b) => b.length - a.length)[0]
  if (!city) return undefined
  if (slug === placeSlug(null, city)) return { city }
  const localities = (await api.places.listLocalities({ city })).data
  const found = localities.find(({ name }) => placeSlug(name, city) === slug)
  return found && { city, locality: found.name }
}

export async function loader({ context, params }: Route.LoaderArgs) {
  const api = context.get(apiContext)
  const slug = params.place.toLowerCase()
  const place = await findPlace(api, slug)
  if (!place) throw data(null, { status: 404 })
  if (slug !== params.place) throw redirect(pathTo('analysisOf', { place: slug }))
  const filters: ChosenFilters = { ...place, subcategory: 'Flats' }
  return { data: (await api.analysis.getAllData(queryOf(filters))).data, filters, slug }
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  if (!loaderData) return [{ title: 'Place not found | Properysearch' }, { name: 'robots', content: 'noindex' }]
  return analysisMeta(loaderData, matches)
}

export default function PlaceAnalysisPage({ loaderData }: Route.ComponentProps) {
  return <AnalysisFrame data={loaderData.data} filters={loaderData.filters} />
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  if (!(isRouteErrorResponse(error) && error.status === 404)) return <ErrorPage error={error} />
  return (
    <FullPageMessage
      picture="picture-empty-plot"
      title="We have no prices for this place"
      actions={<ButtonLink to={pathTo('analysis')}>Choose a place</ButtonLink>}
    >
      It may be spelt another way, or nothing has been listed there yet.
    </FullPageMessage>
  )
}
