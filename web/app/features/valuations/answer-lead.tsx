import type { EvaluatorLead } from '@properysearch/contract/valuations/calls'
import { useState } from 'react'
import { api, messageOf } from '../../lib/api.ts'
import { Button } from '../../ui/button.tsx'
import { ReasonDialog } from '../../ui/reason-dialog.tsx'
import { toast } from '../../ui/toast.tsx'
import { useValuationStep } from './valuations.queries.ts'

/** Yes or no to work that has been paid for. */
export function AnswerLead({ lead: { id, title } }: { lead: EvaluatorLead }) {
  const [isDeclining, setDeclining] = useState(false)
  const accept = useValuationStep(() => api.hires.act({ id, act: 'accept' }))
  const decline = useValuationStep((reason: string) => api.hires.act({ id, act: 'decline', reason }))
  return (
    <>
      <Button
        className="text-sm"
        aria-label={`Accept: ${title}`}
        disabled={accept.isPending}
        onClick={() =>
          accept.mutate(undefined, {
            onSuccess: () => toast.success('Accepted. The client has been told, and the clock is running.'),
            onError: (error) => toast.error(messageOf(error)),
          })
        }
      >
        {accept.isPending ? 'Accepting…' : 'Accept'}
      </Button>
      <Button look="secondary" className="text-sm" aria-label={`Decline: ${title}`} onClick={() => setDeclining(true)}>
        Decline
      </Button>
      <ReasonDialog
        isOpen={isDeclining}
        title="Decline this valuation"
        text="The client gets all their money back at once, and can ask another evaluator."
        action="Decline"
        isDangerous
        readBy="The client will read this word for word."
        isBusy={decline.isPending}
        failure={decline.error ? messageOf(decline.error) : null}
        onDecide={(reason) =>
          decline.mutate(reason, {
            onSuccess: () => {
              setDeclining(false)
              toast.success('Declined. The money goes back to the client.')
            },
          })
        }
        onClose={() => setDeclining(false)}
      />
    </>
  )
}
