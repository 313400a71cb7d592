import { citySlug, type PublicRole } from '@properysearch/contract/professionals/facts'
import type { MetaDescriptor } from 'react-router'
import type { FoundPeople } from '../../features/professionals/find-people.ts'
import { directoryJsonLd } from '../../features/professionals/professional-json-ld.ts'
import { cityPath, directoryPath } from '../../features/professionals/professional-paths.ts'
import { pageMeta, siteUrlOf } from '../../lib/meta.ts'
import { directoryTitle } from './directory.tsx'

const about: Record<PublicRole, string> = {
  agent:
    'with the localities they serve, their languages, and their MahaRERA number once we have found it in the register.',
  evaluator: 'with the places they serve, their fees, and their registration once we have found it in the register.',
}

interface Shown {
  role: PublicRole
  found: FoundPeople
  city?: string | undefined
}

/** Search engines are told of the first page of everybody and of each city; not of what somebody typed. */
export function directoryMeta({ role, found, city }: Shown, matches: Parameters<typeof pageMeta>[1]): MetaDescriptor[] {
  const title = directoryTitle(role, found.place ?? city ?? null)
  const isPlain = found.page === 1 && found.total > 0 && (city !== undefined || found.search.text === undefined)
  const path = city === undefined ? directoryPath(role) : cityPath(role, citySlug(city))
  return [
    ...pageMeta({ title, description: `${title}: ${about[role]}`, path }, matches),
    ...(isPlain
      ? [{ 'script:ld+json': directoryJsonLd(found.people, role, title, siteUrlOf(matches)) }]
      : [{ name: 'robots', content: 'noindex, follow' }]),
  ]
}
