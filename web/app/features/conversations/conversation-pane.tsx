import type { Conversation } from '@properysearch/contract/conversations/calls'
import { type KeyboardEvent, useCallback, useEffect, useState } from 'react'
import { api, isFailure, messageOf } from '../../lib/api.ts'
import { onReconnect } from '../../lib/realtime.ts'
import { FailedState, Skeleton } from '../../ui/states.tsx'
import { Composer } from './composer.tsx'
import { ConversationHead } from './conversation-head.tsx'
import { useConversation } from './conversations.queries.ts'
import { MessageList } from './message-list.tsx'
import { lastSeqOf } from './message-window.ts'
import type { Outbox, Unsent } from './outbox.ts'
import { RequestBar } from './request-bar.tsx'
import { useMessages } from './use-messages.ts'
import { useSendFiles } from './use-send-files.ts'
import { useTypists } from './use-typists.ts'

interface PaneProps {
  id: number
  /** The message to begin at, when somebody comes from a search. */
  at: number
  outbox: Outbox
  unsent: readonly Unsent[]
  onBack: () => void
}

export function ConversationPane({ id, onBack, ...props }: PaneProps) {
  const { data: conversation, error, refetch } = useConversation(id)
  if (conversation) return <OpenConversation conversation={conversation} onBack={onBack} {...props} />
  if (error) {
    return (
      <div className="p-6">
        <FailedState
          message={
            isFailure(error, 'not-found')
              ? 'This conversation is not yours, or you are no longer part of it.'
              : messageOf(error)
          }
          onRetry={() => void refetch()}
        />
      </div>
    )
  }
  return (
    <div role="status" className="grid content-start gap-4 p-6">
      <span className="sr-only">Opening the conversation</span>
      <Skeleton className="h-12" />
      <Skeleton className="h-40" />
    </div>
  )
}

function OpenConversation({
  conversation,
  at,
  outbox,
  unsent,
  onBack,
}: Omit<PaneProps, 'id'> & { conversation: Conversation }) {
  const { id, closed } = conversation
  const messages = useMessages(id, at)
  const { shown, catchUp } = messages
  const files = useSendFiles(id)
  const typists = useTypists(conversation)
  const [wasSent, setWasSent] = useState(0)
  useMarkRead(conversation, shown ? lastSeqOf(shown) : 0)
  // What has arrived is no longer among them: it is fetched by its number.
  // biome-ignore lint/correctness/useExhaustiveDependencies: whenever the number of them changes
  useEffect(catchUp, [unsent.length, files.waiting.length])

  const send = useCallback(
    (text: string) => {
      outbox.add(id, text)
      setWasSent((count) => count + 1)
    },
    [outbox, id],
  )
  const sendFiles = (chosen: readonly File[]) => {
    files.send(chosen)
    setWasSent((count) => count + 1)
  }
  const leaveByKey = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || event.defaultPrevented) return
    onBack()
    // Back to where it was in the list, once the list is there again.
    setTimeout(() => document.querySelector<HTMLElement>(`[data-conversation="${id}"]`)?.focus())
  }
  return (
    <section
      aria-label={`Conversation about ${conversation.title}`}
      onKeyDown={leaveByKey}
      className="grid min-h-0 grid-cols-[minmax(0,1fr)] grid-rows-[auto_minmax(0,1fr)_auto]"
    >
      <ConversationHead conversation={conversation} messages={shown?.messages ?? []} onBack={onBack} />
      <MessageList
        conversation={conversation}
        {...messages}
        at={at}
        unsent={unsent}
        files={files.waiting}
        typists={typists}
        wasSent={wasSent}
        onRetry={(clientId) => (files.has(clientId) ? files.retry(clientId) : outbox.retry(clientId))}
        onDiscard={(clientId) => (files.has(clientId) ? files.discard(clientId) : outbox.discard(clientId))}
      />
      <footer className="grid gap-2 border-line border-t bg-card px-4 pt-3 pb-[max(0.75rem,env(safe-area-inset-bottom))]">
        <RequestBar conversation={conversation} />
        {closed ? null : <Composer conversation={conversation} onSend={send} onFiles={sendFiles} />}
      </footer>
    </section>
  )
}

/** Up to what is on the screen, while somebody looks at it. */
function useMarkRead(conversation: Conversation, seq: number): void {
  const { id, members } = conversation
  const read = members.find(({ isMe }) => isMe)?.readSeq ?? 0
  const [isLookedAt, setLookedAt] = useState(() => document.visibilityState === 'visible')
  useEffect(() => {
    const look = () => setLookedAt(document.visibilityState === 'visible')
    document.addEventListener('visibilitychange', look)
    return () => document.removeEventListener('visibilitychange', look)
  }, [])
  const [losses, setLosses] = useState(0)
  useEffect(() => onReconnect(() => setLosses((count) => count + 1)), [])
  // biome-ignore lint/correctness/useExhaustiveDependencies: once more when the line is back
  useEffect(() => {
    // If it does not arrive, the next one does.
    if (isLookedAt && seq > read) void api.conversations.markRead({ id, seq }).catch(() => undefined)
  }, [id, seq, read, isLookedAt, losses])
}
