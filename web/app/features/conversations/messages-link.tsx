import { MessageCircle } from 'lucide-react'
import { pathTo } from '../../screens.ts'
import { classNames } from '../../ui/class-names.ts'
import { Link } from '../../ui/link.tsx'
import { useWaiting } from './conversations.queries.ts'

/** In the header, beside the bell: the way to the messages, and in how many conversations something waits. */
export function MessagesLink({ className }: { className?: string }) {
  const count = useWaiting()
  const shown = count > 99 ? '99+' : String(count)
  return (
    <Link
      to={pathTo('messenger')}
      aria-label={count > 0 ? `Messages, ${shown} unread` : 'Messages'}
      className={classNames(
        'relative grid size-11 shrink-0 place-items-center rounded-control hover:bg-sunken',
        className,
      )}
    >
      <MessageCircle aria-hidden className="size-5.5" />
      {count > 0 ? (
        <span
          aria-hidden
          data-testid="messages-count"
          className="figures absolute top-0.5 end-0 grid h-5 min-w-5 place-items-center rounded-full bg-leaf px-1 font-bold text-on-leaf text-xs leading-none"
        >
          {shown}
        </span>
      ) : null}
    </Link>
  )
}
