import type { Client } from '@properysearch/contract/kernel/client'
import { citySlug, type PublicRole } from '@properysearch/contract/professionals/facts'
import { data, isRouteErrorResponse, redirect } from 'react-router'
import { findPeople } from '../../features/professionals/find-people.ts'
import { HireButton } from '../../features/professionals/hire-buttons.tsx'
import { profileJsonLd } from '../../features/professionals/professional-json-ld.ts'
import { cityPath, directoryPath, publicProfilePath } from '../../features/professionals/professional-paths.ts'
import { professionalWords } from '../../features/professionals/professional-words.ts'
import { ProfileArticle } from '../../features/professionals/profile-article.tsx'
import { ServiceList } from '../../features/services/service-list.tsx'
import { isFailure } from '../../lib/api.ts'
import { apiContext } from '../../lib/api-context.ts'
import { pageMeta, siteUrlOf } from '../../lib/meta.ts'
import { Link } from '../../ui/link.tsx'
import { ErrorPage } from '../errors/error-page.tsx'
import type { Route } from './+types/profile-or-city-page.ts'
import { Directory } from './directory.tsx'
import { directoryMeta } from './directory-meta.ts'
import { directoryRole } from './directory-role.ts'
import { ProfileGone } from './profile-gone.tsx'

export async function loader({ context, params, request }: Route.LoaderArgs) {
  const role = directoryRole(request)
  const api = context.get(apiContext)
  if (/^\d+$/.test(params.key))
    return { kind: 'profile' as const, role, profile: await findProfile(api, role, params.key) }
  const city = (await api.places.listCities()).data.find(({ name }) => citySlug(name) === citySlug(params.key))
  if (!city) throw gone(role)
  if (citySlug(city.name) !== params.key) throw redirect(cityPath(role, citySlug(city.name)))
  const page = new URL(request.url).searchParams.get('page')
  const [found, cities] = await Promise.all([
    findPeople(api, { role, text: city.name, ...(page && { page }) }),
    api.professionals.listCities({ role }),
  ])
  return { kind: 'city' as const, role, city: city.name, found, cities: cities.data.map((served) => served.city) }
}

async function findProfile(api: Client, role: PublicRole, id: string) {
  try {
    const { data: profile } = await (role === 'agent'
      ? api.professionals.getAgent({ id })
      : api.professionals.getEvaluator({ id }))
    return profile
  } catch (error) {
    if (isFailure(error) && [400, 404].includes(error.http)) throw gone(role)
    throw error
  }
}

const gone = (role: PublicRole) => data({ role }, { status: 404 })

export function meta({ loaderData, matches }: Route.MetaArgs) {
  if (!loaderData) return [{ title: 'Not listed | Properysearch' }, { name: 'robots', content: 'noindex' }]
  if (loaderData.kind === 'city') return directoryMeta(loaderData, matches)
  const { role, profile } = loaderData
  const { one } = professionalWords[role]
  const where = profile.locality === null ? profile.city : `${profile.locality}, ${profile.city}`
  return [
    ...pageMeta(
      {
        title: `${profile.name}, property ${one} in ${where}`,
        description: profile.about ?? `What ${profile.name}, a property ${one} in ${where}, offers and at what fee.`,
        path: publicProfilePath(role, profile.id),
      },
      matches,
    ),
    // Only whose registration was found in the register.
    ...(profile.facts?.registration.state === 'verified'
      ? [{ 'script:ld+json': profileJsonLd(profile, role, siteUrlOf(matches)) }]
      : [{ name: 'robots', content: 'noindex, follow' }]),
  ]
}

export default function ProfileOrCityPage({ loaderData }: Route.ComponentProps) {
  if (loaderData.kind === 'city') return <Directory {...loaderData} />
  const { role, profile } = loaderData
  return (
    <div className="grid gap-6">
      <nav aria-label="Breadcrumb" className="text-sm">
        <Link to={directoryPath(role)} className="inline-flex min-h-11 items-center text-leaf hover:underline">
          {professionalWords[role].title}
        </Link>
      </nav>
      <ProfileArticle
        profile={profile}
        action={<HireButton profession={role} id={profile.id} name={profile.name} />}
        services={
          <ServiceList
            services={profile.services}
            action={(service) => (
              <HireButton profession={role} id={profile.id} name={profile.name} service={service} look="secondary" />
            )}
          />
        }
      />
    </div>
  )
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  if (!isRouteErrorResponse(error) || error.status !== 404) return <ErrorPage error={error} />
  return <ProfileGone role={(error.data as { role: PublicRole }).role} />
}
