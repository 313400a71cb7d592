import { ChevronRight } from 'lucide-react'
import { formatAgo, formatMoment } from '../../lib/format.ts'
import { classNames } from '../../ui/class-names.ts'
import { Link } from '../../ui/link.tsx'
import type { Notification } from './notifications.queries.ts'

interface NotificationItemProps {
  notification: Notification
  isNew?: boolean
  now: Date
  /** The title and the time only. */
  isShort?: boolean
}

export function NotificationItem({ notification, isNew = false, now, isShort = false }: NotificationItemProps) {
  const { title, body, link, createdAt } = notification
  const words = (
    <>
      <span
        aria-hidden
        className={classNames('mt-2 size-2 shrink-0 rounded-full', isNew ? 'bg-leaf' : 'bg-transparent')}
      />
      <span className="grid min-w-0 grow gap-0.5">
        <span className={classNames('break-words', isNew ? 'font-semibold' : 'font-medium')}>
          {title}
          {isNew ? <span className="sr-only"> (new)</span> : null}
        </span>
        {body && !isShort ? <span className="break-words text-soft-ink text-sm">{body}</span> : null}
        <time dateTime={createdAt} title={formatMoment(createdAt)} className="text-soft-ink text-xs">
          {formatAgo(createdAt, now)}
        </time>
      </span>
    </>
  )
  const look = classNames('flex items-start gap-3', isShort ? 'px-3 py-2 text-sm' : 'px-4 py-4 sm:px-6')
  if (!link) return <div className={look}>{words}</div>
  return (
    <Link to={link} className={classNames(look, 'rounded-control hover:bg-sunken')}>
      {words}
      <ChevronRight aria-hidden className="mt-1 size-4 shrink-0 text-soft-ink" />
    </Link>
  )
}
