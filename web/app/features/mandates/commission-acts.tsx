import type { Commission } from '@properysearch/contract/mandates/calls'
import { useState } from 'react'
import { api, messageOf } from '../../lib/api.ts'
import { formatDay, formatExact } from '../../lib/format.ts'
import { Button } from '../../ui/button.tsx'
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx'
import { ReasonDialog } from '../../ui/reason-dialog.tsx'
import { toast } from '../../ui/toast.tsx'
import type { Reader } from './commission-words.ts'
import { useMandateStep } from './mandates.queries.ts'
import { RecordCommissionDialog } from './record-commission-dialog.tsx'

/** What leads to a code or to the payment partner: other features know these. */
export interface Settling {
  do: 'approve' | 'pay'
  commission: Commission
}

type Own = 'record' | 'refuse' | 'withdraw' | 'confirm' | 'deny'
type Act = Settling['do'] | Own

/** What this reader can do about it now, what is meant first. */
export function actsOn({ state, means, release, recordedBy }: Commission, reader: Reader): Act[] {
  if (state === 'recorded') return recordedBy === reader ? [] : ['confirm', 'deny']
  if (state !== 'asked' || (release !== null && release.state !== 'asked')) return []
  const last = reader === 'client' ? 'refuse' : 'withdraw'
  if (release !== null) return reader === 'client' && !release.hasClientApproved ? ['approve', last] : [last]
  return reader === 'client' && means === 'order' ? ['pay', 'record', last] : ['record', last]
}

function labelOf(act: Act, reader: Reader, total: string): string {
  const isClient = reader === 'client'
  switch (act) {
    case 'approve':
      return 'Approve with a code'
    case 'pay':
      return `Pay ${total}`
    case 'record':
      return isClient ? 'Record as paid directly' : 'Record as received'
    case 'refuse':
      return 'Refuse'
    case 'withdraw':
      return 'Withdraw the request'
    case 'confirm':
      return isClient ? 'Yes, I paid it' : 'Yes, it has arrived'
    case 'deny':
      return isClient ? 'Not paid' : 'Not received'
  }
}

interface CommissionActsProps {
  commission: Commission
  reader: Reader
  /** What the buttons are about, for those who hear them one by one. */
  about: string
  /** Of a client. */
  onSettle?: (settling: Settling) => void
}

/** The buttons of one commission, and the question or form behind each. */
export function CommissionActs({ commission, reader, about, onSettle }: CommissionActsProps) {
  const [open, setOpen] = useState<Own | null>(null)
  const acts = actsOn(commission, reader)
  const close = () => setOpen(null)
  const total = formatExact(commission.total)
  return (
    <>
      {acts.length > 0 ? (
        <div className="flex flex-wrap gap-2">
          {acts.map((act, i) => (
            <Button
              key={act}
              look={i === 0 && act !== 'withdraw' ? 'secondary' : 'quiet'}
              className="text-sm"
              aria-label={`${labelOf(act, reader, total)}: ${about}`}
              onClick={() => (act === 'approve' || act === 'pay' ? onSettle?.({ do: act, commission }) : setOpen(act))}
            >
              {labelOf(act, reader, total)}
            </Button>
          ))}
        </div>
      ) : null}
      {open === 'record' ? <RecordCommissionDialog commission={commission} reader={reader} onClose={close} /> : null}
      {open === 'refuse' || open === 'deny' ? (
        <WithReason act={open} commission={commission} reader={reader} onClose={close} />
      ) : null}
      {open === 'confirm' || open === 'withdraw' ? (
        <Confirm act={open} commission={commission} reader={reader} onClose={close} />
      ) : null}
    </>
  )
}

interface DialogProps<A> {
  act: A
  commission: Commission
  reader: Reader
  onClose: () => void
}

function WithReason({ act, commission: { id, total }, reader, onClose }: DialogProps<'refuse' | 'deny'>) {
  const isClient = reader === 'client'
  const other = isClient ? 'The agent' : 'Your client'
  const step = useMandateStep((reason: string) =>
    act === 'refuse'
      ? api.mandates.refuseCommission({ commissionId: id, reason })
      : api.mandates.answerCommission({ commissionId: id, hasArrived: false, reason }),
  )
  const what = formatExact(total)
  return (
    <ReasonDialog
      isOpen
      title={act === 'refuse' ? `Refuse ${what}` : isClient ? `You did not pay ${what}` : `${what} has not arrived`}
      text={
        act === 'refuse'
          ? 'Nothing is paid now. The agent can ask again once it is settled between you.'
          : 'The payment does not count. It can be recorded again.'
      }
      action={act === 'refuse' ? 'Refuse' : isClient ? 'Report as not paid' : 'Report as not received'}
      isDangerous
      readBy={`${other} reads this word for word.`}
      isBusy={step.isPending}
      failure={step.error ? messageOf(step.error) : null}
      onDecide={(reason) =>
        step.mutate(reason, {
          onSuccess: () => {
            toast.success(`${other} has been told.`)
            onClose()
          },
        })
      }
      onClose={onClose}
    />
  )
}

function Confirm({ act, commission, reader, onClose }: DialogProps<'confirm' | 'withdraw'>) {
  const { id, total, paidOn, reference } = commission
  const step = useMandateStep(() =>
    act === 'confirm'
      ? api.mandates.answerCommission({ commissionId: id, hasArrived: true })
      : api.mandates.withdrawCommission({ commissionId: id }),
  )
  const what = formatExact(total)
  const other = reader === 'client' ? 'The agent' : 'Your client'
  const isConfirm = act === 'confirm'
  return (
    <ConfirmDialog
      isOpen
      title={isConfirm ? `Confirm ${what}` : `Withdraw the request for ${what}`}
      action={isConfirm ? 'Confirm payment' : 'Withdraw request'}
      keep="Not now"
      look={isConfirm ? 'primary' : 'danger'}
      isBusy={step.isPending}
      onConfirm={() =>
        step.mutate(undefined, {
          onSuccess: () => toast.success(`${isConfirm ? 'Confirmed' : 'Withdrawn'}. ${other} has been told.`),
          onError: (error) => toast.error(messageOf(error)),
          onSettled: onClose,
        })
      }
      onClose={onClose}
    >
      <p>
        {isConfirm
          ? `Paid on ${formatDay(paidOn ?? '')}, reference ${reference ?? 'none'}. Once confirmed it counts as paid, and this cannot be undone.`
          : 'Your client has nothing to pay then. You can ask for this part again.'}
      </p>
    </ConfirmDialog>
  )
}
