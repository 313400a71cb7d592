import { kindOf, kindsFor, type NotificationKind } from '@properysearch/contract/notifications/kinds'
import { useSearchParams } from 'react-router'
import { NotificationList } from '../../features/notifications/notification-list.tsx'
import { privateMeta } from '../../lib/private-meta.ts'
import { useSession } from '../../lib/session.ts'
import { pathTo } from '../../screens.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { PageHeader } from '../../ui/card.tsx'
import { SelectField } from '../../ui/field.tsx'

export const meta = () => privateMeta('Notifications')

export default function NotificationsPage() {
  const [query, setQuery] = useSearchParams()
  const kinds = kindsFor(useSession()?.userRole ?? 'user')
  const kind = kinds.find((known) => known === query.get('kind'))
  const page = Math.max(1, Math.trunc(Number(query.get('page'))) || 1)
  const show = (next: { page?: number; kind?: NotificationKind | undefined }) =>
    setQuery({
      ...(next.kind ? { kind: next.kind } : {}),
      ...(next.page && next.page > 1 ? { page: String(next.page) } : {}),
    })
  return (
    <>
      <PageHeader
        title="Notifications"
        action={
          <ButtonLink look="secondary" to={`${pathTo('myProfile')}#notifications`}>
            What reaches you
          </ButtonLink>
        }
      >
        News about your account, newest first.
      </PageHeader>
      <SelectField
        label="Show"
        fieldClassName="mb-4 max-w-xs"
        value={kind ?? ''}
        onChange={(event) => show({ kind: kinds.find((known) => known === event.target.value) })}
      >
        <option value="">All</option>
        {kinds.map((known) => (
          <option key={known} value={known}>
            {kindOf(known).label}
          </option>
        ))}
      </SelectField>
      <NotificationList page={page} kind={kind} onPage={(next) => show({ page: next, kind })} />
    </>
  )
}
