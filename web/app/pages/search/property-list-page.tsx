import { isTidy, readSearch, type Search } from '@properysearch/contract/search/address'
import { lacksCity } from '@properysearch/contract/search/chosen-city'
import { data, redirect } from 'react-router'
import { findPeople, peopleAddress, readPeopleSearch } from '../../features/professionals/find-people.ts'
import { inSomeCity, isElsewhere, settled, withoutUnknownCity } from '../../features/search/city-of-search.ts'
import { findList } from '../../features/search/find-list.ts'
import { listAddress } from '../../features/search/list-address.ts'
import { refusalOf } from '../../lib/answering-pages.ts'
import { apiContext } from '../../lib/api-context.ts'
import { knownRememberedCity } from '../../lib/chosen-city.ts'
import { fullWidth } from '../../lib/full-width.ts'
import { publicPageHeaders, uncachedHeaders } from '../../lib/page-headers.ts'
import { reportErrorContext } from '../../lib/report-error-context.ts'
import type { Route } from './+types/property-list-page.ts'
import { ListFailed } from './list-failed.tsx'
import { failedMeta, listMeta, peopleMeta } from './list-meta.ts'
import { PeopleList } from './people-list.tsx'
import { PropertyList } from './property-list.tsx'

export const handle = fullWidth

interface Failed {
  kind: 'failed'
  search: Search
  message: string
}

export async function loader({ context, request }: Route.LoaderArgs) {
  const params = new URL(request.url).searchParams
  const people = readPeopleSearch(params)
  const search = readSearch(params)
  // One search, one address: what forms and older links send is put in order.
  const inPlace = search.text === undefined ? inSomeCity(search) : search
  if (!people && (!isTidy(params) || inPlace !== search)) return redirect(listAddress(inPlace))
  const api = context.get(apiContext)
  try {
    if (people) return { kind: 'people' as const, found: await findPeople(api, people) }
    const [asked, cities] = await Promise.all([findList(api, inSomeCity(search)), api.places.listCities()])
    const known = withoutUnknownCity(search, asked)
    if (known) return redirect(listAddress(known))
    const found = settled(search, asked)
    if (isElsewhere(search, found)) return redirect(listAddress(found.search))
    return { kind: 'list' as const, found, cities: cities.data.map((city) => city.name) }
  } catch (error) {
    // Too much is asked, of us or by them: that is not a defect, and the answer says when to come back.
    const refusal = refusalOf(error)
    if (refusal === undefined) context.get(reportErrorContext)(error)
    const message = refusal
      ? `${refusal.message} Your filters are kept.`
      : 'Something on our side is not responding. The error has been recorded. Your filters are kept; please try again in a minute.'
    const failed: Failed = { kind: 'failed', search, message }
    return data(failed, { status: refusal?.status ?? 503, headers: uncachedHeaders() })
  }
}

/** A search that does not come leaves the filters in place, to be tried again. */
export async function clientLoader({ request, serverLoader }: Route.ClientLoaderArgs) {
  const params = new URL(request.url).searchParams
  const asked = readSearch(params)
  if (lacksCity(asked) && !readPeopleSearch(params)) {
    const city = await knownRememberedCity()
    if (city) throw redirect(listAddress(inSomeCity(asked, city)))
  }
  try {
    return await serverLoader()
  } catch (error) {
    if (error instanceof Response) throw error
    const search = asked
    const message = 'The list could not be fetched. Check your connection, then try again. Your filters are kept.'
    return { kind: 'failed' as const, search, message }
  }
}

export function headers(args: Route.HeadersArgs) {
  return args.loaderHeaders.has('cache-control') ? args.loaderHeaders : publicPageHeaders(args)
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  if (loaderData?.kind === 'list') return listMeta(loaderData.found, matches)
  if (loaderData?.kind === 'people')
    return peopleMeta(loaderData.found, peopleAddress(loaderData.found.search), matches)
  return failedMeta(matches)
}

export default function PropertyListPage({ loaderData }: Route.ComponentProps) {
  if (loaderData.kind === 'people') return <PeopleList found={loaderData.found} />
  if (loaderData.kind === 'failed') return <ListFailed search={loaderData.search} message={loaderData.message} />
  return <PropertyList found={loaderData.found} cities={loaderData.cities} />
}
