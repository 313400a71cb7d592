import { mostMeetingSlots } from '@properysearch/contract/meetings/facts'
import { useState } from 'react'
import { Form } from '../../ui/form.tsx'
import { Modal } from '../../ui/modal.tsx'
import { noSlots, SlotFields, toMoments } from '../../ui/slot-fields.tsx'
import { WhyField } from './why-field.tsx'

interface TimesDialogProps {
  /** An agreed time is given up with it. */
  isMove: boolean
  isBusy: boolean
  onPropose: (given: { slots: string[]; reason: string }) => void
  onClose: () => void
}

/** Other times than those that were proposed or agreed on. */
export default function TimesDialog({ isMove, isBusy, onPropose, onClose }: TimesDialogProps) {
  const [slots, setSlots] = useState(() => noSlots(2))
  const [reason, setReason] = useState('')
  const [error, setError] = useState<string>()
  return (
    <Modal
      hasCross
      isWide
      onClose={onClose}
      title={isMove ? 'Move the meeting' : 'Propose other times'}
      text={isMove ? 'The time you agreed on no longer holds. The others accept one of the new ones.' : undefined}
    >
      <Form
        isBusy={isBusy}
        failure={null}
        action="Propose"
        busyAction="Proposing…"
        onSubmit={(event) => {
          event.preventDefault()
          const times = toMoments(slots)
          if (times.length === 0) setError('Choose a time')
          else onPropose({ slots: times, reason })
        }}
      >
        <SlotFields
          legend="Which times suit you?"
          most={mostMeetingSlots}
          values={slots}
          error={error}
          onChange={setSlots}
        />
        <WhyField isNeeded={false} value={reason} onChange={setReason} />
      </Form>
    </Modal>
  )
}
