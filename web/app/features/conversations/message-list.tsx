import type { Conversation, Message } from '@properysearch/contract/conversations/calls'
import { removableHours } from '@properysearch/contract/conversations/facts'
import { ArrowDown } from 'lucide-react'
import { Fragment, useCallback, useMemo, useRef, useState } from 'react'
import { api, messageOf } from '../../lib/api.ts'
import { listWords } from '../../lib/list-words.ts'
import { useNow } from '../../lib/use-now.ts'
import { Button } from '../../ui/button.tsx'
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx'
import { FailedState, Skeleton } from '../../ui/states.tsx'
import { toast } from '../../ui/toast.tsx'
import { dayName, nameOfSender, readByAll } from './conversation-words.ts'
import { MessageBubble } from './message-bubble.tsx'
import { firstSeqOf, hasNewer, hasOlder, lastSeqOf } from './message-window.ts'
import { NewMessageSaid } from './new-message-said.tsx'
import type { Unsent } from './outbox.ts'
import { UnsentBubble } from './unsent-bubble.tsx'
import { useIsOffline } from './use-is-offline.ts'
import type { useMessages } from './use-messages.ts'
import { useScrollPlace } from './use-scroll-place.ts'
import type { SentFile } from './use-send-files.ts'

interface ListProps extends ReturnType<typeof useMessages> {
  conversation: Conversation
  at: number
  unsent: readonly Unsent[]
  files: readonly SentFile[]
  typists: readonly string[]
  wasSent: number
  onRetry: (clientId: string) => void
  onDiscard: (clientId: string) => void
}

const hourMs = 60 * 60 * 1000

/** The messages, the oldest at the top. Only a part of a long conversation is drawn: more comes as one scrolls. */
export function MessageList(props: ListProps) {
  const { conversation, shown, error, load, catchUp, loadOlder, loadNewer, at, files, typists, wasSent } = props
  const { onRetry, onDiscard } = props
  const list = useRef<HTMLDivElement>(null)
  const now = useNow()
  const isOffline = useIsOffline()
  const [takingBack, setTakingBack] = useState<number | null>(null)
  const arrived = useMemo(() => new Set(shown?.messages.map(({ clientId }) => clientId)), [shown])
  const unsent = props.unsent.filter(({ clientId }) => !arrived.has(clientId))
  const { onScroll, isAtEnd, toEnd } = useScrollPlace({
    list,
    first: shown ? firstSeqOf(shown) : 0,
    last: shown ? lastSeqOf(shown) : 0,
    below: unsent.length + files.length + typists.length,
    wasSent,
    onOlder: loadOlder,
    onNewer: loadNewer,
    at,
  })
  const askToTakeBack = useCallback((seq: number) => setTakingBack(seq), [])
  const isBehind = shown !== null && hasNewer(shown)
  const goToEnd = async () => {
    if (isBehind) await load()
    requestAnimationFrame(toEnd)
  }
  const takeBack = async (seq: number) => {
    setTakingBack(null)
    await api.conversations
      .remove({ id: conversation.id, seq })
      .then(catchUp, (failure) => toast.error(messageOf(failure)))
  }
  return (
    <div className="relative grid min-h-0 grid-cols-[minmax(0,1fr)]">
      <div
        ref={list}
        role="log"
        // What is new is said below: older ones that are fetched are not news.
        aria-live="off"
        aria-label="Messages"
        // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, by the keyboard too
        tabIndex={0}
        onScroll={onScroll}
        className="relative overflow-y-auto overscroll-contain bg-ground px-4 py-4 -outline-offset-4 [overflow-anchor:none]"
      >
        {shown === null ? (
          error ? (
            <FailedState message={messageOf(error)} onRetry={() => void load()} />
          ) : (
            <Loading />
          )
        ) : (
          <ol className="grid grid-cols-[minmax(0,1fr)] gap-1.5">
            {hasOlder(shown) ? (
              <li className="h-8 text-center text-soft-ink text-xs">Loading older messages…</li>
            ) : null}
            {shown.messages.length === 0 && unsent.length === 0 ? (
              <li className="py-8 text-center text-soft-ink">
                Nothing has been written yet. Say what you would like to know.
              </li>
            ) : null}
            <Rows conversation={conversation} messages={shown.messages} now={now} onTakeBack={askToTakeBack} />
            {isBehind
              ? null
              : [
                  ...unsent.map((one) => ({ ...one, share: undefined })),
                  ...files.map(({ file, ...one }) => ({ ...one, text: file.name })),
                ].map(({ clientId, text, share, problem }) => (
                  <li key={clientId}>
                    <UnsentBubble
                      {...{ clientId, text, problem, isOffline, onRetry, onDiscard }}
                      {...(share === undefined ? {} : { share })}
                    />
                  </li>
                ))}
          </ol>
        )}
        <p className="h-6 text-soft-ink text-sm italic" aria-live="polite">
          {typists.length > 0 ? `${listWords(typists)} ${typists.length === 1 ? 'is' : 'are'} typing…` : null}
        </p>
      </div>
      {isBehind || !isAtEnd ? (
        <Button
          look="secondary"
          onClick={goToEnd}
          className="absolute end-4 bottom-3 rounded-full shadow-raised"
          aria-label={isBehind ? 'Go to the newest messages' : 'Go to the end'}
        >
          <ArrowDown aria-hidden className="size-5" />
          {conversation.unread > 0 && isBehind ? 'New messages' : null}
        </Button>
      ) : null}
      <NewMessageSaid conversation={conversation} messages={shown?.messages ?? []} />
      <ConfirmDialog
        isOpen={takingBack !== null}
        title="Take back this message?"
        action="Take back"
        onConfirm={() => takingBack !== null && void takeBack(takingBack)}
        onClose={() => setTakingBack(null)}
      >
        It disappears for everybody. The others see that a message was taken back, and may have read it already.
      </ConfirmDialog>
    </div>
  )
}

interface RowsProps {
  conversation: Conversation
  messages: readonly Message[]
  now: Date
  onTakeBack: (seq: number) => void
}

function Rows({ conversation, messages, now, onTakeBack }: RowsProps) {
  const read = readByAll(conversation)
  const isGroup = conversation.members.length > 2
  return messages.map((message, index) => {
    const { seq, sentAt, isMine, isRemoved, senderId } = message
    const before = messages[index - 1]
    const day = dayName(sentAt, now)
    const isNewDay = !before || dayName(before.sentAt, now) !== day
    return (
      <Fragment key={seq}>
        {isNewDay ? (
          <li className="py-2 text-center text-soft-ink text-xs">
            <span className="rounded-full bg-sunken px-3 py-1">{day}</span>
          </li>
        ) : null}
        <li data-seq={seq}>
          <MessageBubble
            conversationId={conversation.id}
            message={message}
            sender={nameOfSender(conversation, message)}
            showsSender={isGroup && (isNewDay || before.senderId !== senderId)}
            isRead={seq <= read}
            mayTakeBack={isMine && !isRemoved && now.getTime() - Date.parse(sentAt) < removableHours * hourMs}
            onTakeBack={onTakeBack}
          />
        </li>
      </Fragment>
    )
  })
}

function Loading() {
  return (
    <div role="status" className="grid gap-3">
      <span className="sr-only">Loading messages</span>
      <Skeleton className="h-12 w-2/3" />
      <Skeleton className="ms-auto h-12 w-1/2" />
      <Skeleton className="h-16 w-3/5" />
    </div>
  )
}
