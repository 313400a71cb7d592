import type { Conversation } from '@properysearch/contract/conversations/calls'
import type { ConversationList } from '@properysearch/contract/conversations/facts'
import { BellOff, Clock } from 'lucide-react'
import { Avatar } from '../../ui/avatar.tsx'
import { classNames } from '../../ui/class-names.ts'
import { Link } from '../../ui/link.tsx'
import { lastLine, namesOf, shortTime } from './conversation-words.ts'

interface ItemProps {
  conversation: Conversation
  list: ConversationList
  isOpen: boolean
  /** Something of mine is still on its way. */
  hasUnsent: boolean
  now: Date
}

export function ConversationItem({ conversation, list, isOpen, hasUnsent, now }: ItemProps) {
  const { id, title, last, unread, isMuted } = conversation
  const names = namesOf(conversation)
  const isUnread = unread > 0
  const address = new URLSearchParams({ ...(list === 'inbox' ? {} : { list }), c: String(id) })
  return (
    <Link
      to={`?${address}`}
      aria-current={isOpen ? 'true' : undefined}
      data-conversation={id}
      className={classNames(
        'grid grid-cols-[auto_minmax(0,1fr)] items-center gap-3 rounded-control px-2 py-2.5 -outline-offset-2',
        isOpen ? 'bg-leaf-wash' : 'hover:bg-sunken',
      )}
    >
      <Avatar name={names} className="size-11 text-base" />
      <span className="grid min-w-0 grid-cols-[minmax(0,1fr)]">
        <span className="flex items-baseline justify-between gap-2">
          <span className={classNames('truncate', isUnread ? 'font-bold' : 'font-semibold')}>{names}</span>
          {last ? (
            <time dateTime={last.sentAt} className="figures shrink-0 text-soft-ink text-xs">
              {shortTime(last.sentAt, now)}
            </time>
          ) : null}
        </span>
        <span className="truncate text-soft-ink text-xs">{title}</span>
        <span className="flex items-center justify-between gap-2 text-sm">
          <span className={classNames('truncate', isUnread ? 'font-semibold' : 'text-soft-ink')}>
            {lastLine(conversation)}
          </span>
          <span className="flex shrink-0 items-center gap-1.5">
            {hasUnsent ? <Clock role="img" aria-label="Not sent yet" className="size-4 text-soft-ink" /> : null}
            {isMuted ? <BellOff role="img" aria-label="Muted" className="size-4 text-soft-ink" /> : null}
            {isUnread ? (
              <span
                className={classNames(
                  'figures grid h-5 min-w-5 place-items-center rounded-full px-1.5 font-bold text-xs leading-none',
                  isMuted ? 'bg-sunken text-soft-ink' : 'bg-leaf text-on-leaf',
                )}
              >
                {unread > 99 ? '99+' : unread}
                <span className="sr-only"> unread</span>
              </span>
            ) : null}
          </span>
        </span>
      </span>
    </Link>
  )
}
