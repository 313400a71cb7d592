import type { LeadDetails } from '@properysearch/contract/cases/case'
import { type FormEvent, useState } from 'react'
import { api, messageOf } from '../../lib/api.ts'
import { formatMoment } from '../../lib/format.ts'
import { Button } from '../../ui/button.tsx'
import { CheckboxField } from '../../ui/checkbox-field.tsx'
import { Notice } from '../../ui/notice.tsx'
import { Part } from '../../ui/part.tsx'
import { ReasonDialog } from '../../ui/reason-dialog.tsx'
import { toast } from '../../ui/toast.tsx'
import { useCaseStep } from './cases.queries.ts'
import { whyOf } from './lead-words.ts'

/** A lead that waits for the lawyer: what touches it, the declaration, and the two answers. */
export function AcceptLead({ lead }: { lead: LeadDetails }) {
  const { lawyerdata, conflicts } = lead
  const [isDeclared, declare] = useState(false)
  const [isMissing, setMissing] = useState(false)
  const accept = useCaseStep(() => api.cases.acceptLead({ leadId: lawyerdata.id, declaresNoConflict: true }))
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setMissing(!isDeclared)
    if (!isDeclared) return
    accept.mutate(undefined, {
      onSuccess: ({ message }) => toast.success(message),
      onError: (error) => toast.error(messageOf(error)),
    })
  }
  return (
    <Part
      title="Take on this matter"
      note={
        lawyerdata.answerBy
          ? `Please accept or decline by ${formatMoment(lawyerdata.answerBy)}. After that the client gets the money back.`
          : undefined
      }
    >
      {conflicts.length > 0 ? (
        <Notice look="attention">
          <p className="font-semibold">Look for a conflict of interest first. These matters of yours touch this one:</p>
          <ul className="mt-2 grid list-disc gap-1 ps-5">
            {conflicts.map((conflict) => (
              <li key={conflict.leadId}>
                {conflict.client}: {whyOf(conflict)} ({conflict.stateInWords.toLowerCase()})
              </li>
            ))}
          </ul>
        </Notice>
      ) : null}
      <form onSubmit={submit} noValidate className="grid gap-4">
        <CheckboxField
          label="I have checked for conflicts of interest. I act for nobody else in this matter, and will not."
          checked={isDeclared}
          error={isMissing && !isDeclared ? 'Tick this to accept, or decline the lead' : undefined}
          onChange={(event) => declare(event.target.checked)}
        />
        <div className="flex flex-wrap gap-3">
          <Button type="submit" disabled={accept.isPending}>
            {accept.isPending ? 'Accepting…' : 'Accept'}
          </Button>
          <DeclineButton leadId={lawyerdata.id} />
        </div>
      </form>
    </Part>
  )
}

function DeclineButton({ leadId }: { leadId: number }) {
  const [isAsked, ask] = useState(false)
  const decline = useCaseStep((reason: string) => api.hires.act({ id: leadId, act: 'decline', reason }))
  return (
    <>
      <Button look="secondary" onClick={() => ask(true)}>
        Decline
      </Button>
      <ReasonDialog
        isOpen={isAsked}
        title="Decline this lead"
        text="The client gets all of their money back at once, including our fee."
        action="Decline"
        isDangerous
        readBy="The client reads it. Say nothing that another client told you."
        isBusy={decline.isPending}
        failure={decline.error ? messageOf(decline.error) : null}
        onDecide={(reason) =>
          decline.mutate(reason, {
            onSuccess: () => {
              toast.success('Declined. The client gets the money back.')
              ask(false)
            },
          })
        }
        onClose={() => ask(false)}
      />
    </>
  )
}
