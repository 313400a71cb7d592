import { LocateFixed } from 'lucide-react'
import type { UserLocationState } from '../../lib/user-location.ts'
import { Button } from '../../ui/button.tsx'

interface UserCityProps {
  user: UserLocationState
  /** Pressing the city's name shows it. */
  onPlace: () => void
}

/** The city the person is in, or the button that finds it. */
export function UserCity({ user: { location, state, ask }, onPlace }: UserCityProps) {
  return (
    <div className="flex items-center gap-x-3">
      <Button look="quiet" onClick={location ? onPlace : ask} disabled={state === 'asking'}>
        <LocateFixed aria-hidden className="size-5" />
        <span className="max-sm:sr-only">
          {location ? location.city : state === 'asking' ? 'Looking...' : 'Use my location'}
        </span>
      </Button>
      <p role="status" className="text-soft-ink text-sm empty:hidden">
        {state === 'refused' ? 'Your device did not share its location.' : null}
      </p>
      {location?.attribution ? (
        <p className="text-soft-ink text-xs max-sm:sr-only">Place name from {location.attribution}</p>
      ) : null}
    </div>
  )
}
