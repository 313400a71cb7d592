import { useState } from 'react'

export interface Position {
  latitude: number
  longitude: number
}

export interface NamedPosition extends Position {
  name: string
}

const decideWithinMs = 5000

/** Asks the browser where the person is, when they ask for it. */
export function usePosition(onFound: (position: Position) => void) {
  const [state, setState] = useState<'idle' | 'asking' | 'refused'>('idle')
  const ask = () => {
    if (!('geolocation' in navigator)) return setState('refused')
    setState('asking')
    navigator.geolocation.getCurrentPosition(
      ({ coords }) => {
        setState('idle')
        onFound({ latitude: round(coords.latitude), longitude: round(coords.longitude) })
      },
      () => setState('refused'),
      { enableHighAccuracy: true, timeout: decideWithinMs },
    )
  }
  return { state, ask }
}

/** About ten metres: enough to say where somebody works. */
function round(degrees: number): number {
  return Math.round(degrees * 10_000) / 10_000
}
