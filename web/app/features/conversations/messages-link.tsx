import { MessageCircle } from 'lucide-react'
import { useEffect } from 'react'
import { myId } from '../../lib/session.ts'
import { pathTo } from '../../screens.ts'
import { classNames } from '../../ui/class-names.ts'
import { CountBubble, shortCount } from '../../ui/count-bubble.tsx'
import { Link } from '../../ui/link.tsx'
import { useWaiting } from './conversations.queries.ts'
import { unsentName } from './unsent-name.ts'

/** In the header, beside the bell: the way to the messages, and in how many conversations something waits. */
export function MessagesLink({ className }: { className?: string }) {
  const count = useWaiting()
  useEffect(sendWhatIsLeft, [])
  return (
    <Link
      to={pathTo('messenger')}
      aria-label={count > 0 ? `Messages, ${shortCount(count)} unread` : 'Messages'}
      className={classNames(
        'relative grid size-11 shrink-0 place-items-center rounded-control hover:bg-sunken',
        className,
      )}
    >
      <MessageCircle aria-hidden className="size-5.5" />
      {count > 0 ? (
        <CountBubble count={count} testId="messages-count" className="end-0 top-0.5 bg-leaf text-on-leaf" />
      ) : null}
    </Link>
  )
}

/** Whoever pressed Send and closed the tab is not asked to open their messages first. */
function sendWhatIsLeft(): void {
  if (localStorage.getItem(unsentName(myId())) === null) return
  import('./use-outbox.ts').then(({ sendUnsent }) => sendUnsent()).catch(() => undefined)
}
