import { AdSlot } from '../../features/ads/ad-slot.tsx'
import { useDashboard } from '../../features/dashboard/dashboard.queries.ts'
import { Figures, FiguresSkeleton } from '../../features/dashboard/figures.tsx'
import { Greeting } from '../../features/dashboard/greeting.tsx'
import { PlaceList } from '../../features/dashboard/place-list.tsx'
import { placesToGo } from '../../features/dashboard/places-to-go.ts'
import { TodoList, TodoSkeleton } from '../../features/dashboard/todo-list.tsx'
import { LatestNotifications } from '../../features/notifications/latest-notifications.tsx'
import { messageOf } from '../../lib/api.ts'
import { privateMeta } from '../../lib/private-meta.ts'
import { useSession } from '../../lib/session.ts'
import { pathTo } from '../../screens.ts'
import { Card } from '../../ui/card.tsx'
import { Link } from '../../ui/link.tsx'
import { FailedState } from '../../ui/states.tsx'

export const meta = () => privateMeta('Dashboard')

export default function DashboardPage() {
  const session = useSession()
  const { data, error, refetch } = useDashboard()
  if (!session) return null
  const hasFailed = error !== null && !data
  // People who work in the back office have not come for ads.
  const hasAds = session.userRole !== 'admin'
  return (
    <div className="grid grid-cols-1 gap-6">
      {hasAds ? <AdSlot slot="DashBoardTopImage" /> : null}
      <Greeting session={session}>
        {data ? <Figures figures={data.figures} /> : hasFailed ? null : <FiguresSkeleton />}
      </Greeting>
      <div className="grid grid-cols-1 items-start gap-6 lg:grid-cols-[minmax(0,1.15fr)_minmax(0,1fr)]">
        <div className="grid grid-cols-1 gap-6">
          {hasFailed ? (
            <FailedState message={messageOf(error)} onRetry={refetch} />
          ) : (
            <Card>
              <h2 className="mb-2 text-lg">To do</h2>
              {data ? <TodoList todo={data.todo} /> : <TodoSkeleton />}
            </Card>
          )}
          <Card>
            <h2 className="mb-2 text-lg">Where to go</h2>
            <PlaceList places={placesToGo(session.userRole)} />
          </Card>
        </div>
        <Card>
          <div className="mb-2 flex items-baseline justify-between gap-3">
            <h2 className="text-lg">Latest</h2>
            <Link to={pathTo('notifications')} className="font-medium text-leaf text-sm underline">
              All notifications
            </Link>
          </div>
          <LatestNotifications />
        </Card>
      </div>
      {hasAds ? <AdSlot slot="DashBoardBottomImage" /> : null}
    </div>
  )
}
