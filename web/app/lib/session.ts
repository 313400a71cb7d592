import type { SessionUser } from '@properysearch/contract/auth/calls'
import type { Role } from '@properysearch/contract/roles'
import { useSyncExternalStore } from 'react'

/** The signed-in person as this browser remembers them. */
export interface Session {
  token: string
  userId: number
  userRole: Role
  firstName: string
  lastName: string
  address: string
  email: string
}

const keys = [
  'firstName',
  'lastName',
  'userRole',
  'userId',
  'token',
  'address',
  'email',
  'latitude',
  'longitude',
] as const
const listeners = new Set<() => void>()
let known: Session | null | undefined

export function readSession(): Session | null {
  if (known === undefined) known = fromStorage()
  return known
}

/** The id in the paths of my own calls. */
export function myId(): number {
  return readSession()?.userId ?? 0
}

export function storeSession(user: SessionUser, token: string): void {
  forgetPerson()
  const values: Record<string, string | number | undefined> = {
    firstName: user.firstname,
    lastName: user.lastname,
    userRole: user.userrole,
    userId: user.id,
    token,
    address: user.city,
    email: user.email,
    // Agents only: the server sends them for nobody else.
    latitude: user.latitude,
    longitude: user.longitude,
  }
  for (const [key, value] of Object.entries(values)) {
    if (value !== undefined) localStorage.setItem(key, String(value))
  }
  changed()
}

export function storeToken(token: string): void {
  localStorage.setItem('token', token)
  changed()
}

/** Clears all stored session data. */
export function clearSession(): void {
  forgetPerson()
  sessionStorage.clear()
  changed()
}

/** Null on the server, while hydrating, and when signed out. */
export function useSession(): Session | null {
  return useSyncExternalStore(onSessionChange, readSession, () => null)
}

export function onSessionChange(listener: () => void): () => void {
  listeners.add(listener)
  // Another tab signed in or out.
  window.addEventListener('storage', changed)
  return () => {
    listeners.delete(listener)
    if (listeners.size === 0) window.removeEventListener('storage', changed)
  }
}

function changed(): void {
  known = undefined
  for (const listener of listeners) listener()
}

function forgetPerson(): void {
  for (const key of keys) localStorage.removeItem(key)
}

function fromStorage(): Session | null {
  if (typeof localStorage === 'undefined') return null
  const get = (key: (typeof keys)[number]) => localStorage.getItem(key) ?? ''
  if (!get('token')) return null
  return {
    token: get('token'),
    userId: Number(get('userId')),
    userRole: get('userRole') as Role,
    firstName: get('firstName'),
    lastName: get('lastName'),
    address: get('address'),
    email: get('email'),
  }
}
