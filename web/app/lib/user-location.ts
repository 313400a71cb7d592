import { useEffect } from 'react'
import { api } from './api.ts'
import { tabValue } from './tab-value.ts'
import { type Position, usePosition } from './use-position.ts'

export interface UserLocation extends Position {
  city: string
  /** Whom to name where the city is shown. */
  attribution?: string | undefined
}

const unknownCity = 'Unknown City'

/** Kept for this tab, and forgotten with everything else at logout. */
const kept = tabValue<UserLocation>('userLocation')

/**
 * Where the person is. The browser is asked only when they press a button, or when they allowed it before: a page never
 * opens with that question. `location` is undefined until the browser has looked, null when it is not known.
 */
export function useUserLocation() {
  const location = kept.use()
  const { state, ask } = usePosition(async (position) => kept.remember({ ...position, ...(await cityAt(position)) }))
  const isUnknown = location === null
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when it turns out that nothing is kept
  useEffect(() => {
    if (isUnknown) isAllowed().then((isIt) => isIt && ask())
  }, [isUnknown])
  return { location, state, ask }
}

export type UserLocationState = ReturnType<typeof useUserLocation>

/** Without a result or an answer, the specification's words. */
async function cityAt({ latitude, longitude }: Position): Promise<Pick<UserLocation, 'city' | 'attribution'>> {
  const reply = await api.places.findCity({ latlng: `${latitude},${longitude}` }).catch(() => null)
  const { city, attribution } = reply?.data ?? {}
  return city ? { city, ...(attribution ? { attribution } : {}) } : { city: unknownCity }
}

async function isAllowed(): Promise<boolean> {
  try {
    const { state } = await navigator.permissions.query({ name: 'geolocation' })
    return state === 'granted'
  } catch {
    // A browser that cannot say it beforehand would ask the person: so it is not asked.
    return false
  }
}
