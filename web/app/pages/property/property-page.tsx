import { isFailure } from '@properysearch/contract/client'
import { data } from 'react-router'
import { PropertyView } from '../../features/properties/property-view.tsx'
import { useCountView } from '../../features/properties/use-count-view.ts'
import { apiContext } from '../../lib/api-context.ts'
import { pageMeta } from '../../lib/meta.ts'
import { pathTo } from '../../screens.ts'
import type { Route } from './+types/property-page.ts'

export function meta({ loaderData, matches }: Route.MetaArgs) {
  if (!loaderData) return []
  const { propertydata } = loaderData.property
  return pageMeta(
    { title: propertydata.title, description: propertydata.description, path: pathTo('property', propertydata) },
    matches,
  )
}

export async function loader({ context, params }: Route.LoaderArgs) {
  try {
    return { property: (await context.get(apiContext).properties.getProperty({ id: params.id })).data }
  } catch (error) {
    if (isFailure(error) && [400, 404].includes(error.http)) throw data(null, { status: 404 })
    throw error
  }
}

export default function PropertyPage({ loaderData }: Route.ComponentProps) {
  useCountView(loaderData.property.propertydata.id)
  return <PropertyView property={loaderData.property} />
}
