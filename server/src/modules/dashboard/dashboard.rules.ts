import type { Role } from '@properysearch/contract/roles'
import type { ScreenLink } from '@properysearch/contract/screens'
import type { Db } from '../../platform/db/database.ts'

/** A number that some module computes for a person, with the screen behind it. */
export interface Figure {
  key: string
  label: string
  link: ScreenLink | null
  /** Every role, unless it says which. */
  roles?: readonly Role[]
  count(db: Db, userId: number, now: Date): Promise<number>
}

/** Something that is still to be done to make full use of the account. */
export interface Todo {
  key: string
  label: string
  link: ScreenLink
  roles?: readonly Role[]
  isOpen(db: Db, userId: number, now: Date): Promise<boolean>
}

/** Something with a day by which it has to be done. */
export interface Deadline {
  key: string
  label: string
  link: string
  dueOn: string
}

/** Everything of a module that has a day for this person. */
export type FindDeadlines = (db: Db, userId: number, now: Date) => Promise<Deadline[]>

/** More than these nobody does next. */
const mostDeadlines = 12

export function nextOf(deadlines: readonly Deadline[]): Deadline[] {
  return [...deadlines].sort((one, other) => one.dueOn.localeCompare(other.dueOn)).slice(0, mostDeadlines)
}

export function meantFor<T extends { roles?: readonly Role[] }>(role: Role, entries: readonly T[]): T[] {
  return entries.filter((entry) => !entry.roles || entry.roles.includes(role))
}
