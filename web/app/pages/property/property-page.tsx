import type { Client } from '@properysearch/contract/kernel/client'
import { isFailure } from '@properysearch/contract/kernel/client'
import { shareCardUrl } from '@properysearch/contract/share-cards/card'
import { data, isRouteErrorResponse } from 'react-router'
import { coverSizes } from '../../features/listings/property-page/gallery.tsx'
import { propertyJsonLd } from '../../features/listings/property-page/property-json-ld.ts'
import { descriptionOf, titleOf } from '../../features/listings/property-page/property-meta.ts'
import { PropertyTrail } from '../../features/listings/property-page/property-trail.tsx'
import { trailTo } from '../../features/listings/property-page/trail-to.ts'
import { useCountView } from '../../features/listings/property-page/use-count-view.ts'
import { preloadPicture } from '../../features/listings/property-picture.tsx'
import { refusalOf } from '../../lib/answering-pages.ts'
import { apiContext } from '../../lib/api-context.ts'
import { forCard } from '../../lib/card-item.ts'
import { pageMeta, siteUrlOf } from '../../lib/meta.ts'
import { pathTo } from '../../screens.ts'
import { ErrorPage } from '../errors/error-page.tsx'
import type { Route } from './+types/property-page.ts'
import { GoneProperty } from './gone-property.tsx'
import { mostOffers } from './most-offers.ts'
import { PropertyArticle } from './property-article.tsx'

export function meta({ loaderData, matches }: Route.MetaArgs) {
  if (!loaderData) return [{ title: 'No longer listed | Properysearch' }, { name: 'robots', content: 'noindex' }]
  const { property } = loaderData
  const path = pathTo('property', property.propertydata)
  const cover = property.mediaData.images[0]
  return [
    ...pageMeta(
      {
        title: titleOf(property),
        description: descriptionOf(property),
        path,
        picture: { path: shareCardUrl(property), alt: property.propertydata.title },
      },
      matches,
    ),
    ...(cover ? [preloadPicture(cover, coverSizes, 'avif')] : []),
    { 'script:ld+json': propertyJsonLd(property, { siteUrl: siteUrlOf(matches), path, trail: trailTo(property) }) },
  ]
}

export async function loader({ context, params }: Route.LoaderArgs) {
  const api = context.get(apiContext)
  try {
    const [property, offers, valuation] = await Promise.all([
      api.listings.getProperty({ id: params.id }),
      api.search.getOffers({ id: params.id }).catch(withoutOffers),
      api.valuations.findShown({ propertyId: params.id }),
    ])
    return { property: property.data, offers: offers.data.slice(0, mostOffers).map(forCard), valuation: valuation.data }
  } catch (error) {
    if (isFailure(error) && [400, 404].includes(error.http)) {
      throw data({ instead: await findInstead(api, params.id) }, { status: 404 })
    }
    throw error
  }
}

/** Whoever has searched too much has the page without them; it is not kept for others. */
function withoutOffers(error: unknown): { data: [] } {
  if (refusalOf(error)?.status === 429) return { data: [] }
  throw error
}

/** What is like a listing that is gone; for one that never was, what is new. */
async function findInstead(api: Client, id: string) {
  const offers = await api.search.getOffers({ id }).catch(() => ({ data: [] }))
  if (offers.data.length > 0) return { isAlike: true, items: offers.data.slice(0, 3) }
  return { isAlike: false, items: (await api.search.recommend({ city: 'Pune' })).data.slice(0, 3) }
}

export type Instead = Awaited<ReturnType<typeof findInstead>>

export default function PropertyPage({ loaderData: { property, offers, valuation } }: Route.ComponentProps) {
  useCountView(property.propertydata.id)
  return (
    <>
      <PropertyTrail property={property} />
      <PropertyArticle property={property} offers={offers} valuation={valuation} />
    </>
  )
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  if (!isRouteErrorResponse(error) || error.status !== 404) return <ErrorPage error={error} />
  return <GoneProperty instead={(error.data as { instead: Instead }).instead} />
}
