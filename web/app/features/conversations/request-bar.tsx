import type { Conversation } from '@properysearch/contract/conversations/calls'
import { closedWords, requestRules } from '@properysearch/contract/conversations/facts'
import { api, messageOf } from '../../lib/api.ts'
import { Button } from '../../ui/button.tsx'
import { Notice } from '../../ui/notice.tsx'
import { toast } from '../../ui/toast.tsx'
import { posterNoun } from './conversation-words.ts'
import { usePress } from './conversations.queries.ts'

/** What stands between the two: a request to answer, a limit, a reason why nobody can write. */
export function RequestBar({ conversation }: { conversation: Conversation }) {
  const { id, state, iAm, closed, messagesLeft } = conversation
  const answer = usePress(api.conversations.answer)
  const unblock = usePress(api.conversations.block)
  const options = { onError: (error: unknown) => toast.error(messageOf(error)) }
  if (state === 'request' && iAm === 'owner') {
    return (
      <div className="grid gap-3 rounded-control bg-leaf-wash p-4 text-sm">
        <p>
          Somebody asks about your listing. They do not see your number, nor whether you have read this. If you answer,
          the request is accepted.
        </p>
        <div className="flex flex-wrap gap-2">
          <Button disabled={answer.isPending} onClick={() => answer.mutate({ id, act: 'accept' }, options)}>
            Accept
          </Button>
          <Button
            look="secondary"
            disabled={answer.isPending}
            onClick={() => answer.mutate({ id, act: 'decline' }, options)}
          >
            Decline
          </Button>
        </div>
      </div>
    )
  }
  if (closed) {
    return (
      <Notice look={closed === 'declined' ? 'info' : 'attention'}>
        <p>{closedWords[closed]}</p>
        {closed === 'declined-by-me' ? (
          <Button
            look="secondary"
            className="mt-2"
            disabled={answer.isPending}
            onClick={() => answer.mutate({ id, act: 'accept' }, options)}
          >
            Accept after all
          </Button>
        ) : null}
        {closed === 'blocked-by-me' ? (
          <Button
            look="secondary"
            className="mt-2"
            disabled={unblock.isPending}
            onClick={() => unblock.mutate({ id, isBlocked: false }, options)}
          >
            Unblock
          </Button>
        ) : null}
      </Notice>
    )
  }
  if (messagesLeft === null) return null
  return <p className="text-soft-ink text-xs">{requestRules(messagesLeft, posterNoun(conversation))}</p>
}
