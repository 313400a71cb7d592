import { LocateFixed } from 'lucide-react'
import { useUserLocation } from '../../lib/user-location.ts'
import { Button } from '../../ui/button.tsx'

/** The city the person is in, or the button that finds it. */
export function UserCity({ onPlace }: { onPlace?: () => void }) {
  const { location, state, ask } = useUserLocation()
  if (location && !onPlace) {
    return (
      <p className="flex items-center gap-1.5 text-sm">
        <LocateFixed aria-hidden className="size-4 text-leaf" />
        {location.city}
      </p>
    )
  }
  return (
    <div className="flex flex-wrap items-center gap-x-3">
      <Button look="quiet" onClick={location ? onPlace : ask} disabled={state === 'asking'}>
        <LocateFixed aria-hidden className="size-5" />
        {location ? location.city : state === 'asking' ? 'Looking...' : 'Use my location'}
      </Button>
      <p role="status" className="text-soft-ink text-sm empty:hidden">
        {state === 'refused' ? 'Your device did not share its location.' : null}
      </p>
    </div>
  )
}
