import { CountBubble, shortCount } from '../../ui/count-bubble.tsx'
import { useWaiting } from './conversations.queries.ts'

/** In the phone’s bar, inside its link to the messages: in how many conversations something waits. */
export function MessagesCount() {
  const count = useWaiting()
  if (count === 0) return null
  return (
    <>
      <CountBubble count={count} testId="bar-messages-count" className="start-1/2 top-1.5 ms-1 bg-leaf text-on-leaf" />
      <span className="sr-only">, {shortCount(count)} unread</span>
    </>
  )
}
