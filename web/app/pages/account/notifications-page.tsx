import { useSearchParams } from 'react-router'
import { NotificationList } from '../../features/notifications/notification-list.tsx'
import { privateMeta } from '../../lib/private-meta.ts'
import { PageHeader } from '../../ui/card.tsx'

export const meta = () => privateMeta('Notifications')

export default function NotificationsPage() {
  const [query, setQuery] = useSearchParams()
  const page = Math.max(1, Math.trunc(Number(query.get('page'))) || 1)
  return (
    <>
      <PageHeader title="Notifications">News about your account, newest first.</PageHeader>
      <NotificationList page={page} onPage={(next) => setQuery(next === 1 ? {} : { page: String(next) })} />
    </>
  )
}
