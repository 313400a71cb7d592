import { mostMeetingSlots } from '@properysearch/contract/meetings/facts'
import { useState } from 'react'
import { OtherTimesDialog } from '../../ui/other-times-dialog.tsx'
import { WhyField } from './why-field.tsx'

interface TimesDialogProps {
  /** An agreed time is given up with it. */
  isMove: boolean
  isBusy: boolean
  onPropose: (given: { slots: string[]; reason: string }) => void
  onClose: () => void
}

export default function TimesDialog({ isMove, isBusy, onPropose, onClose }: TimesDialogProps) {
  const [reason, setReason] = useState('')
  const forMove = {
    title: 'Move the meeting',
    text: 'The time you agreed on no longer applies. The others choose one of the new ones.',
  }
  return (
    <OtherTimesDialog
      {...(isMove ? forMove : {})}
      shown={2}
      most={mostMeetingSlots}
      isBusy={isBusy}
      onPropose={(slots) => onPropose({ slots, reason })}
      onClose={onClose}
    >
      <WhyField isNeeded={false} value={reason} onChange={setReason} />
    </OtherTimesDialog>
  )
}
