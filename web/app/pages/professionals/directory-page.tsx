import { findPeople } from '../../features/professionals/find-people.ts'
import { apiContext } from '../../lib/api-context.ts'
import type { Route } from './+types/directory-page.ts'
import { Directory } from './directory.tsx'
import { directoryMeta } from './directory-meta.ts'
import { directoryRole } from './directory-role.ts'

export async function loader({ context, request }: Route.LoaderArgs) {
  const role = directoryRole(request)
  const params = new URL(request.url).searchParams
  const [text, page] = [params.get('text')?.trim(), params.get('page')]
  const api = context.get(apiContext)
  const [found, cities] = await Promise.all([
    findPeople(api, { role, ...(text && { text }), ...(page && { page }) }),
    api.professionals.listCities({ role }),
  ])
  return { role, found, cities: cities.data.map(({ city }) => city) }
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  return loaderData ? directoryMeta(loaderData, matches) : []
}

export default function DirectoryPage({ loaderData }: Route.ComponentProps) {
  return <Directory {...loaderData} />
}
