import { Bell } from 'lucide-react'
import { pathTo } from '../../screens.ts'
import { CountBubble, shortCount } from '../../ui/count-bubble.tsx'
import { Link } from '../../ui/link.tsx'
import { useUnseenCount } from './notifications.queries.ts'

export function NotificationBell() {
  const count = useUnseenCount()
  return (
    <Link
      to={pathTo('notifications')}
      aria-label={count > 0 ? `Notifications, ${shortCount(count)} new` : 'Notifications'}
      className="relative grid size-11 shrink-0 place-items-center rounded-control hover:bg-sunken"
    >
      <Bell aria-hidden className="size-5.5" />
      {count > 0 ? (
        <CountBubble count={count} testId="bell-count" className="end-0 top-0.5 bg-danger text-card" />
      ) : null}
    </Link>
  )
}
