import type { Client } from '@properysearch/contract/kernel/client'
import type { ProfessionalCard } from '@properysearch/contract/professionals/calls'
import { type ProfessionalRole, professionalRoleNames } from '@properysearch/contract/professionals/facts'
import { forgive, type Problem } from '../../lib/forgive.ts'
import { pathTo } from '../../screens.ts'

export interface PeopleSearch {
  role: ProfessionalRole
  text?: string
  page?: string
}

export interface FoundPeople {
  search: PeopleSearch
  people: ProfessionalCard[]
  total: number
  page: number
  pageSize: number
  place: string | null
  problems: Problem[]
}

/** `?search=agent&text=baner`: undefined when the address asks for properties. */
export function readPeopleSearch(params: URLSearchParams): PeopleSearch | undefined {
  const role = params.get('search')?.toLowerCase() ?? ''
  if (!Object.hasOwn(professionalRoleNames, role)) return undefined
  const text = ['text', 'location', 'locality'].map((name) => params.get(name)?.trim()).find(Boolean)
  const page = params.get('page')
  return { role: role as ProfessionalRole, ...(text && { text }), ...(page && page !== '1' && { page }) }
}

export function peopleAddress({ role, text, page }: PeopleSearch): string {
  const params = new URLSearchParams({ search: role, ...(text && { text }), ...(page && page !== '1' && { page }) })
  return `${pathTo('propertyList')}?${params}`
}

export async function findPeople(api: Client, { role, ...asked }: PeopleSearch): Promise<FoundPeople> {
  const { reply, input, problems } = await forgive(asked, ({ text, page }) =>
    api.professionals.findProfessionals({ role, ...(text && { text }), ...(page && { page: page as never }) }),
  )
  const { data, total, page, pageSize, place } = reply
  return { search: { role, ...input }, people: data, total, page, pageSize, place, problems }
}
