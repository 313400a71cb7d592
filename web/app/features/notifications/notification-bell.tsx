import { Bell } from 'lucide-react'
import { pathTo } from '../../screens.ts'
import { Link } from '../../ui/link.tsx'
import { useUnseenCount } from './notifications.queries.ts'

export function NotificationBell() {
  const count = useUnseenCount()
  const shown = count > 99 ? '99+' : String(count)
  return (
    <Link
      to={pathTo('notifications')}
      aria-label={count > 0 ? `Notifications, ${shown} new` : 'Notifications'}
      className="relative grid size-11 shrink-0 place-items-center rounded-control hover:bg-sunken"
    >
      <Bell aria-hidden className="size-5.5" />
      {count > 0 ? (
        <span
          aria-hidden
          data-testid="bell-count"
          className="figures absolute top-0.5 end-0 grid h-5 min-w-5 place-items-center rounded-full bg-danger px-1 font-bold text-card text-xs leading-none"
        >
          {shown}
        </span>
      ) : null}
    </Link>
  )
}
