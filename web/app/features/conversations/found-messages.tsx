import { messageOf } from '../../lib/api.ts'
import { listWords } from '../../lib/list-words.ts'
import { useNow } from '../../lib/use-now.ts'
import { Link } from '../../ui/link.tsx'
import { FailedState, Skeleton } from '../../ui/states.tsx'
import { shortTime } from './conversation-words.ts'
import { useFound } from './conversations.queries.ts'

/** What a search found; each leads to its place in the conversation. */
export function FoundMessages({ text }: { text: string }) {
  const { data, error, refetch } = useFound(text)
  const now = useNow()
  if (error && !data) return <FailedState message={messageOf(error)} onRetry={() => void refetch()} />
  if (!data) return <Skeleton className="m-2 h-16" />
  return (
    <>
      <p role="status" className="px-2 py-2 text-soft-ink text-sm">
        {data.length === 0
          ? `Nothing found for “${text}”. Try the beginning of another word.`
          : data.length === 1
            ? '1 message found'
            : `${data.length} messages found`}
      </p>
      <ul className="grid grid-cols-[minmax(0,1fr)] gap-0.5">
        {data.map(({ id, seq, title, names, isMine, text: words, sentAt }) => (
          <li key={`${id}-${seq}`}>
            <Link
              to={`?${new URLSearchParams({ c: String(id), at: String(seq) })}`}
              className="grid grid-cols-[minmax(0,1fr)] rounded-control px-2 py-2.5 -outline-offset-2 hover:bg-sunken"
            >
              <span className="flex items-baseline justify-between gap-2">
                <span className="truncate font-semibold">{listWords(names)}</span>
                <time dateTime={sentAt} className="figures shrink-0 text-soft-ink text-xs">
                  {shortTime(sentAt, now)}
                </time>
              </span>
              <span className="truncate text-soft-ink text-xs">{title}</span>
              <span className="line-clamp-2 break-words text-sm">
                {isMine ? 'You: ' : ''}
                {words}
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </>
  )
}
