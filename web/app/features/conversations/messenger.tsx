import { MessageCircle } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { useSearchParams } from 'react-router'
import { messageOf } from '../../lib/api.ts'
import { classNames } from '../../ui/class-names.ts'
import { FailedState, Skeleton } from '../../ui/states.tsx'
import { ConversationPane } from './conversation-pane.tsx'
import { type About, useOpenAbout } from './conversations.queries.ts'
import { ConversationsPane } from './conversations-pane.tsx'
import { useOutbox } from './use-outbox.ts'

/** Two panes at a desk, one on a phone. The address says which conversation is open. */
export function Messenger() {
  const [query, setQuery] = useSearchParams()
  const id = Number(query.get('c')) || 0
  const about = aboutIn(query)
  const { outbox, unsent } = useOutbox()
  const isOpen = id > 0 || about !== null
  const change = (to: Record<string, string | null>, isReplaced = false) =>
    setQuery(
      (old) => {
        const fresh = new URLSearchParams(old)
        for (const [name, value] of Object.entries(to)) value === null ? fresh.delete(name) : fresh.set(name, value)
        return fresh
      },
      { replace: isReplaced, preventScrollReset: true },
    )
  const back = () => change({ c: null, at: null, ask: null, deal: null, hire: null })
  return (
    <div className="grid h-[calc(100dvh-4rem)] min-h-112 grid-cols-[minmax(0,1fr)] lg:grid-cols-[22rem_minmax(0,1fr)]">
      <ConversationsPane openId={id} unsent={unsent} className={classNames(isOpen && 'max-lg:hidden')} />
      {id > 0 ? (
        <ConversationPane
          key={id}
          id={id}
          at={Number(query.get('at')) || 0}
          outbox={outbox}
          unsent={unsent.filter((one) => one.conversationId === id)}
          onBack={back}
        />
      ) : about ? (
        <Opening
          key={JSON.stringify(about)}
          about={about}
          onOpened={(opened) => change({ c: String(opened), ask: null, deal: null, hire: null }, true)}
        />
      ) : (
        <NothingChosen />
      )}
    </div>
  )
}

function aboutIn(query: URLSearchParams): About | null {
  for (const name of ['ask', 'deal', 'hire'] as const) {
    const id = Number(query.get(name))
    if (Number.isSafeInteger(id) && id > 0) return { [name]: id } as About
  }
  return null
}

/** The one conversation about a listing, a deal or a hire: it is opened, or begun. */
function Opening({ about, onOpened }: { about: About; onOpened: (id: number) => void }) {
  const { mutate, error } = useOpenAbout()
  const isAsked = useRef(false)
  const open = () => mutate(about, { onSuccess: ({ id }) => onOpened(id) })
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each thing it is about
  useEffect(() => {
    if (isAsked.current) return
    isAsked.current = true
    open()
  }, [])
  return (
    <div className="p-6">
      {error ? (
        <FailedState message={messageOf(error)} onRetry={open} />
      ) : (
        <div role="status" className="grid gap-4">
          <span className="sr-only">Opening the conversation</span>
          <Skeleton className="h-12" />
          <Skeleton className="h-40" />
        </div>
      )}
    </div>
  )
}

function NothingChosen() {
  return (
    <div className="hidden place-content-center justify-items-center gap-3 p-10 text-center lg:grid">
      <MessageCircle aria-hidden className="size-10 text-soft-ink" />
      <p className="text-lg">Choose a conversation</p>
      <p className="max-w-prose text-soft-ink">
        Write here about a listing, a deal or a hire. Your phone number is not shown to anybody.
      </p>
    </div>
  )
}
