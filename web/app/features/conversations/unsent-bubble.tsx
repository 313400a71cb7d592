import { CircleAlert, Clock } from 'lucide-react'
import { Button } from '../../ui/button.tsx'
import { Bubble } from './message-bubble.tsx'

interface UnsentProps {
  clientId: string
  text: string
  /** How much of a file is sent, from 0 to 1. */
  share?: number
  problem: string | null
  isOffline: boolean
  onRetry: (clientId: string) => void
  onDiscard: (clientId: string) => void
}

/** What I wrote and the server does not have yet. */
export function UnsentBubble({ clientId, text, share, problem, isOffline, onRetry, onDiscard }: UnsentProps) {
  return (
    <Bubble isMine>
      <span className="sr-only">You: </span>
      <p className="whitespace-pre-wrap break-words">{text}</p>
      {problem ? (
        <div role="alert" className="grid gap-1 text-sm">
          <p className="flex items-start gap-1.5 text-danger">
            <CircleAlert aria-hidden className="mt-0.5 size-4 shrink-0" />
            <span>Not sent. {problem}</span>
          </p>
          <p className="flex flex-wrap justify-end gap-1">
            <Button look="quiet" onClick={() => onDiscard(clientId)}>
              Delete
            </Button>
            <Button look="quiet" onClick={() => onRetry(clientId)}>
              Retry
            </Button>
          </p>
        </div>
      ) : (
        <p className="figures flex items-center justify-end gap-1.5 text-soft-ink text-xs">
          <Clock aria-hidden className="size-3.5" />
          {isOffline
            ? 'Will be sent when you are online'
            : share === undefined
              ? 'Sending…'
              : `Sending… ${Math.round(share * 100)}%`}
        </p>
      )}
    </Bubble>
  )
}
