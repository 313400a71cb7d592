import type { Mandate } from '@properysearch/contract/mandates/calls'
import { useState } from 'react'
import { api, isFailure, messageOf } from '../../lib/api.ts'
import { formatExact } from '../../lib/format.ts'
import { newKey } from '../../lib/new-key.ts'
import { pathTo } from '../../screens.ts'
import { Button } from '../../ui/button.tsx'
import { Link } from '../../ui/link.tsx'
import { Modal } from '../../ui/modal.tsx'
import { Notice } from '../../ui/notice.tsx'
import { toast } from '../../ui/toast.tsx'
import { type Part, partName } from './commission-words.ts'
import { useMandateStep } from './mandates.queries.ts'

/** The agent asks for a part that is due. */
export function AskCommissionButton({ mandate, part, about }: { mandate: Mandate; part: Part; about: string }) {
  const [isAsking, setAsking] = useState(false)
  const total = formatExact(Math.round((part.fee + (part.gst ?? 0)) * 100) / 100)
  return (
    <>
      <div>
        <Button
          look="secondary"
          className="text-sm"
          aria-label={`Ask for ${total}, ${partName(part.part)}: ${about}`}
          onClick={() => setAsking(true)}
        >
          Ask for {total}
        </Button>
      </div>
      {isAsking ? <AskDialog mandate={mandate} part={part} total={total} onClose={() => setAsking(false)} /> : null}
    </>
  )
}

interface AskDialogProps {
  mandate: Mandate
  part: Part
  total: string
  onClose: () => void
}

function AskDialog({ mandate, part, total, onClose }: AskDialogProps) {
  // One key for one opening of the question: pressed twice, it is asked once.
  const [key] = useState(newKey)
  const step = useMandateStep(() => api.mandates.askCommission({ id: mandate.id, part: part.part, key }))
  const isWithoutAccount = isFailure(step.error) && step.error.body.code === 'not-yet'
  const ask = () =>
    step.mutate(undefined, {
      onSuccess: () => {
        toast.success('Asked. Your client has been told.')
        onClose()
      },
    })
  return (
    <Modal
      title={`Ask for ${total}`}
      text={
        <p>
          This is the part of your commission due {partName(part.part)}
          {part.gst ? `, with ${formatExact(part.gst)} of GST` : ''}. Your client approves it, pays it, or says why not.
        </p>
      }
      onClose={onClose}
      actions={
        <>
          <Button look="secondary" onClick={onClose}>
            Not now
          </Button>
          <Button onClick={ask} disabled={step.isPending}>
            {step.isPending ? 'Asking…' : 'Ask for it'}
          </Button>
        </>
      }
    >
      {step.error ? (
        <Notice look="danger" role="alert">
          {messageOf(step.error)}{' '}
          {isWithoutAccount ? (
            <Link to={`${pathTo('myProfile')}#bank-accounts`} className="text-leaf underline underline-offset-2">
              My bank accounts
            </Link>
          ) : null}
        </Notice>
      ) : null}
    </Modal>
  )
}
