import { admits, type Role } from '@properysearch/contract/roles'
import { type Screen, screens } from '../../web/app/screens.ts'
import { type DemoPerson, demoEmails } from './people.ts'

const roleOf: Record<DemoPerson, Role> = {
  user: 'user',
  seller: 'user',
  agent: 'agent',
  lawyer: 'lawyer',
  evaluator: 'evaluator',
  admin: 'admin',
}

export interface Visit {
  /** Null: nobody is signed in. */
  person: DemoPerson | null
  name: string
  path: string
}

/** Every screen for each demo account that uses it; public ones for a visitor, and for one person who is signed in. */
export function everyVisit(): Visit[] {
  const all = Object.entries(screens) as [string, Screen][]
  const people = Object.keys(demoEmails) as DemoPerson[]
  return all.flatMap(([name, { path, access }]) => {
    if (path.includes(':')) throw new Error(`Say in screens-by-role.ts which ${path} to look at.`)
    const visitors: (DemoPerson | null)[] =
      access === 'public' ? [null, 'user'] : people.filter((it) => admits(access, roleOf[it]))
    return visitors.map((person) => ({ person, name, path }))
  })
}
