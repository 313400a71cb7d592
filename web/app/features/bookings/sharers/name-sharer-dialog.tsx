import type { Booking } from '@properysearch/contract/bookings/calls'
import { nameSharerInput } from '@properysearch/contract/bookings/sharer-calls'
import { useState } from 'react'
import { api } from '../../../lib/api.ts'
import { dayInIndia } from '../../../lib/day-in-india.ts'
import { useContractForm } from '../../../lib/use-contract-form.ts'
import { CheckboxField } from '../../../ui/checkbox-field.tsx'
import { TextField } from '../../../ui/field.tsx'
import { Form } from '../../../ui/form.tsx'
import { Modal } from '../../../ui/modal.tsx'
import { toast } from '../../../ui/toast.tsx'
import { useForgetDeal } from '../deal.queries.ts'
import { percent, roleOf } from './share-words.ts'

interface NameSharerDialogProps {
  booking: Pick<Booking, 'id' | 'side' | 'kind'>
  /** What is left to share, in hundredths of a per cent. */
  left: number
  onClose: () => void
}

/** Hundredths of a per cent of what is typed; what is no number is left to the contract to refuse. */
const readShare = (typed: unknown) =>
  typeof typed === 'string' ? Math.round(Number(typed.replace(/[%\s]/g, '') || Number.NaN) * 100) : typed

export default function NameSharerDialog({ booking, left, onClose }: NameSharerDialogProps) {
  const { id, side, kind } = booking
  const forget = useForgetDeal()
  const [hasAttorney, setAttorney] = useState(false)
  const today = dayInIndia(new Date().toISOString())
  const role = roleOf(side, kind)
  const { form, field, submit, failure, isSubmitting } = useContractForm({
    schema: nameSharerInput,
    start: { id, name: '', mobile: '' },
    send: async (values) => {
      await api.bookings.nameSharer(values)
      toast.success('Added. A link for confirming the share was sent by SMS.')
      await forget()
      onClose()
    },
  })
  return (
    <Modal
      hasCross
      onClose={onClose}
      title={`Add a ${role}`}
      text={
        <p className="text-sm">
          They get a link by SMS and confirm the deal and their share with a code. Anyone already named on your side has
          to confirm again.
        </p>
      }
    >
      <Form onSubmit={submit} isBusy={isSubmitting} failure={failure} action={`Add ${role}`} busyAction="Adding…">
        <TextField label="Full name" help="As in the papers" autoComplete="off" {...field('name')} />
        <TextField
          label="Mobile"
          inputMode="tel"
          autoComplete="off"
          help={side === 'seller' ? 'Their own: money is paid to their account under this number' : 'Their own'}
          {...field('mobile')}
        />
        <TextField
          label="Share (%)"
          inputMode="decimal"
          autoComplete="off"
          className="figures max-w-32"
          help={`At most ${percent(left)}; the rest is yours`}
          {...field('share', readShare)}
        />
        <CheckboxField
          label="Someone acts for them by power of attorney"
          checked={hasAttorney}
          onChange={(event) => {
            setAttorney(event.target.checked)
            if (!event.target.checked) form.unregister('attorney')
          }}
        />
        {hasAttorney ? (
          <>
            <TextField label="Name of the holder" autoComplete="off" {...field('attorney.name')} />
            <TextField
              label="Mobile of the holder"
              inputMode="tel"
              autoComplete="off"
              help="The code goes to them"
              {...field('attorney.mobile')}
            />
            <TextField label="Document number" autoComplete="off" {...field('attorney.documentNumber')} />
            <TextField label="Date of the document" type="date" max={today} {...field('attorney.dated')} />
            <TextField
              label="Registered at"
              help="The sub-registrar’s office"
              autoComplete="off"
              {...field('attorney.office')}
            />
          </>
        ) : null}
      </Form>
    </Modal>
  )
}
