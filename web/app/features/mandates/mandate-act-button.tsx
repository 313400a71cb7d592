import type { Mandate } from '@properysearch/contract/mandates/calls'
import { useState } from 'react'
import { api, messageOf } from '../../lib/api.ts'
import { Button } from '../../ui/button.tsx'
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx'
import { toast } from '../../ui/toast.tsx'
import { useMandateStep } from './mandates.queries.ts'

type Act = 'decline' | 'withdraw' | 'end'

function wordsFor(act: Act, { agent, client, iAm }: Mandate) {
  switch (act) {
    case 'withdraw':
      return {
        label: 'Withdraw the invitation',
        text: `${agent.name} will be told. You can invite another agent then.`,
        done: 'Withdrawn.',
      }
    case 'decline':
      return {
        label: 'Decline',
        text: `${client?.name ?? 'The person who invited you'} will be told, and can invite another agent.`,
        done: 'Declined.',
      }
    case 'end':
      return iAm === 'agent'
        ? {
            label: 'End the mandate',
            text: 'You will no longer see the deal, and you give up any commission you have not asked for. Your client will be told.',
            done: 'The mandate has ended.',
          }
        : {
            label: 'End the mandate',
            text: `${agent.name} will no longer see the deal. This is possible only while no part of the commission is due.`,
            done: 'The mandate has ended.',
          }
  }
}

/** Ends an invitation or a mandate: says what follows, and asks once. */
export function MandateActButton({ act, mandate, about }: { act: Act; mandate: Mandate; about: string }) {
  const [isAsked, setAsked] = useState(false)
  const step = useMandateStep(() => api.mandates.act({ id: mandate.id, act }))
  const { label, text, done } = wordsFor(act, mandate)
  return (
    <>
      <Button look="quiet" className="text-sm" aria-label={`${label}: ${about}`} onClick={() => setAsked(true)}>
        {label}
      </Button>
      <ConfirmDialog
        isOpen={isAsked}
        title={act === 'decline' ? 'Decline the invitation' : label}
        action={act === 'decline' ? 'Decline invitation' : label}
        keep="Not now"
        isBusy={step.isPending}
        onConfirm={() =>
          step.mutate(undefined, {
            onSuccess: () => toast.success(done),
            onError: (error) => toast.error(messageOf(error)),
            onSettled: () => setAsked(false),
          })
        }
        onClose={() => setAsked(false)}
      >
        <p>{text}</p>
      </ConfirmDialog>
    </>
  )
}
