import { type ReactNode, useState } from 'react'
import { Form } from './form.tsx'
import { Modal } from './modal.tsx'
import { noSlots, SlotFields, toMoments } from './slot-fields.tsx'

interface OtherTimesDialogProps {
  title?: string
  text?: string | undefined
  /** So many times are asked for at first, and at most. */
  shown: number
  most: number
  isBusy: boolean
  onPropose: (slots: string[]) => void
  onClose: () => void
  children?: ReactNode
}

/** Other times than those that were proposed or agreed on. */
export function OtherTimesDialog(props: OtherTimesDialogProps) {
  const { title = 'Propose other times', text, shown, most, isBusy, onPropose, onClose, children } = props
  const [slots, setSlots] = useState(() => noSlots(shown))
  const [error, setError] = useState<string>()
  return (
    <Modal hasCross isWide onClose={onClose} title={title} text={text}>
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
        <SlotFields legend="Which times suit you?" most={most} values={slots} error={error} onChange={setSlots} />
        {children}
      </Form>
    </Modal>
  )
}
