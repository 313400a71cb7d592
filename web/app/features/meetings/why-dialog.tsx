import { type FormEvent, useState } from 'react'
import { Button } from '../../ui/button.tsx'
import { Modal } from '../../ui/modal.tsx'
import { WhyField } from './why-field.tsx'

interface WhyDialogProps {
  act: 'decline' | 'cancel'
  /** Of a meeting that was agreed on. */
  isNeeded: boolean
  isBusy: boolean
  onSend: (reason: string) => void
  onClose: () => void
}

const words = {
  decline: {
    title: 'Decline the meeting',
    text: 'The meeting will not take place. To meet at another time, propose one instead.',
  },
  cancel: { title: 'Cancel the meeting', text: 'The others are told, and the time is free again.' },
}

/** Asks once, for others count on it. */
export default function WhyDialog({ act, isNeeded, isBusy, onSend, onClose }: WhyDialogProps) {
  const [reason, setReason] = useState('')
  const [error, setError] = useState<string>()
  const { title, text } = words[act]
  const send = (event: FormEvent) => {
    event.preventDefault()
    if (isNeeded && reason.trim() === '') return setError('Say in a few words why')
    onSend(reason)
  }
  return (
    <Modal title={title} text={text} onClose={onClose}>
      <form onSubmit={send} noValidate className="grid gap-4">
        <WhyField isNeeded={isNeeded} value={reason} error={error} onChange={setReason} />
        <div className="flex flex-wrap justify-end gap-3">
          <Button look="secondary" onClick={onClose}>
            Keep it
          </Button>
          <Button type="submit" look="danger" disabled={isBusy}>
            {title}
          </Button>
        </div>
      </form>
    </Modal>
  )
}
