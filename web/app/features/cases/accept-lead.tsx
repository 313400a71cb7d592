import type { LeadDetails } from '@properysearch/contract/cases/case'
import { useState } from 'react'
import { api, messageOf } from '../../lib/api.ts'
import { formatMoment } from '../../lib/format.ts'
import { Button } from '../../ui/button.tsx'
import { Part } from '../../ui/part.tsx'
import { ReasonDialog } from '../../ui/reason-dialog.tsx'
import { toast } from '../../ui/toast.tsx'
import { useCaseStep } from './cases.queries.ts'
import { DeclareForm } from './declare-form.tsx'

/** A lead that waits for the lawyer: what touches it, the declaration, and the two answers. */
export function AcceptLead({ lead: { lawyerdata, conflicts } }: { lead: LeadDetails }) {
  return (
    <Part
      title="Take on this matter"
      note={
        lawyerdata.answerBy
          ? `Please accept or decline by ${formatMoment(lawyerdata.answerBy)}. After that the client gets the money back.`
          : undefined
      }
    >
      <DeclareForm leadId={lawyerdata.id} conflicts={conflicts} other={<DeclineButton leadId={lawyerdata.id} />} />
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
