import { mostSlots } from '@properysearch/contract/visits/facts'
import { useState } from 'react'
import { Form } from '../../ui/form.tsx'
import { Modal } from '../../ui/modal.tsx'
import { noSlots, SlotFields, toMoments } from '../../ui/slot-fields.tsx'

interface OtherTimesDialogProps {
  isBusy: boolean
  onPropose: (slots: string[]) => void
  onClose: () => void
}

/** Other times than those that were proposed or agreed on. */
export function OtherTimesDialog({ isBusy, onPropose, onClose }: OtherTimesDialogProps) {
  const [slots, setSlots] = useState(() => noSlots(mostSlots))
  const [error, setError] = useState<string>()
  return (
    <Modal hasCross onClose={onClose} title="Propose other times">
      <Form
        isBusy={isBusy}
        failure={null}
        action="Propose"
        busyAction="Proposing…"
        onSubmit={(event) => {
          event.preventDefault()
          const times = toMoments(slots)
          if (times.length === 0) setError('Choose a time')
          else onPropose(times)
        }}
      >
        <SlotFields legend="Which times suit you?" most={mostSlots} values={slots} error={error} onChange={setSlots} />
      </Form>
    </Modal>
  )
}
