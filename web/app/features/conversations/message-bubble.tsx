import type { Message } from '@properysearch/contract/conversations/calls'
import { cautionsIn, cautionWords } from '@properysearch/contract/conversations/cautions'
import { Check, CheckCheck, TriangleAlert, Undo2 } from 'lucide-react'
import { memo, type ReactNode } from 'react'
import { formatMoment, formatTime } from '../../lib/format.ts'
import { classNames } from '../../ui/class-names.ts'
import { MessageFile } from './message-file.tsx'

interface BubbleProps {
  conversationId: number
  message: Message
  /** Whose it is, where there are more than two; `You` on my own is said to screen readers only. */
  sender: string
  showsSender: boolean
  isRead: boolean
  mayTakeBack: boolean
  onTakeBack: (seq: number) => void
}

/** One message. Drawn again only when something of it changes, however many there are. */
export const MessageBubble = memo(function MessageBubble(props: BubbleProps) {
  const { conversationId, message, sender, showsSender, isRead, mayTakeBack, onTakeBack } = props
  const { seq, isMine, text, file, sentAt, isRemoved } = message
  const caution = isMine || !text ? null : cautionWords(cautionsIn(text), 'reader')
  return (
    <Bubble isMine={isMine}>
      {showsSender && !isMine ? (
        <p className="font-semibold text-leaf text-xs">{sender}</p>
      ) : (
        <span className="sr-only">{sender}: </span>
      )}
      {isRemoved ? <p className="text-soft-ink italic">This message was taken back</p> : null}
      {file ? <MessageFile conversationId={conversationId} seq={seq} file={file} /> : null}
      {text ? <p className="whitespace-pre-wrap break-words">{text}</p> : null}
      {caution ? (
        <p className="mt-1 flex items-start gap-2 rounded-control bg-marigold-wash px-2.5 py-2 text-ink text-xs">
          <TriangleAlert aria-hidden className="mt-0.5 size-4 shrink-0 text-marigold-ink" />
          {caution}
        </p>
      ) : null}
      <p className="flex items-center justify-end gap-1.5 text-soft-ink text-xs">
        {mayTakeBack ? (
          <button
            type="button"
            onClick={() => onTakeBack(seq)}
            className="-my-1.5 me-auto flex min-h-8 items-center gap-1 rounded-control px-1 opacity-0 hover:underline focus-visible:opacity-100 group-hover:opacity-100 pointer-coarse:opacity-100"
          >
            <Undo2 aria-hidden className="size-3.5" />
            Take back
          </button>
        ) : null}
        <time dateTime={sentAt} title={formatMoment(sentAt)} className="figures">
          {formatTime(sentAt)}
        </time>
        {isMine && !isRemoved ? <Tick isRead={isRead} /> : null}
      </p>
    </Bubble>
  )
})

function Tick({ isRead }: { isRead: boolean }) {
  const Icon = isRead ? CheckCheck : Check
  return (
    <span className={classNames('flex items-center gap-0.5', isRead && 'font-medium text-leaf')}>
      <Icon aria-hidden className="size-4" />
      {isRead ? 'Read' : <span className="sr-only">Sent</span>}
    </span>
  )
}

export function Bubble({ isMine, children }: { isMine: boolean; children: ReactNode }) {
  return (
    <div
      className={classNames(
        'group grid w-fit min-w-24 grid-cols-[minmax(0,1fr)] max-w-[min(34rem,85%)] gap-1 rounded-card px-3.5 py-2',
        isMine ? 'ms-auto rounded-ee-sm bg-leaf-wash' : 'me-auto rounded-es-sm border border-line bg-card',
      )}
    >
      {children}
    </div>
  )
}
