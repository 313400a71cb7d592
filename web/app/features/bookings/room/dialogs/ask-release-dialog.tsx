import { releases } from '@properysearch/contract/releases/calls'
import { approvalDays } from '@properysearch/contract/releases/facts'
import { useState } from 'react'
import { api, isFailure, messageOf } from '../../../../lib/api.ts'
import { newKey } from '../../../../lib/new-key.ts'
import { readAmount } from '../../../../lib/read-amount.ts'
import { useContractForm } from '../../../../lib/use-contract-form.ts'
import { pathTo } from '../../../../screens.ts'
import { TextField } from '../../../../ui/field.tsx'
import { Form } from '../../../../ui/form.tsx'
import { Link } from '../../../../ui/link.tsx'
import { Modal } from '../../../../ui/modal.tsx'
import { toast } from '../../../../ui/toast.tsx'
import { useForgetDeal } from '../../deal.queries.ts'
import { exact } from '../deal-words.ts'

interface AskReleaseDialogProps {
  bookingId: number
  /** The most that can be asked for. */
  available: number
  onClose: () => void
}

/** The seller asks for held money. */
export function AskReleaseDialog({ bookingId, available, onClose }: AskReleaseDialogProps) {
  const forget = useForgetDeal()
  const [isWithoutAccount, setWithoutAccount] = useState(false)
  const [key] = useState(newKey)
  const { field, submit, failure, isSubmitting } = useContractForm({
    schema: releases.ask.input,
    start: { bookingId, key },
    send: async (values) => {
      await api.releases.ask(values)
      toast.success('Asked. The buyer has been told.')
      // What is shown behind it is the deal as it now stands.
      await forget()
      onClose()
    },
    sentenceFor: (error) => {
      setWithoutAccount(isFailure(error) && error.body.code === 'not-yet')
      return messageOf(error)
    },
  })
  return (
    <Modal
      hasCross
      onClose={onClose}
      title="Ask for a release"
      text={
        <p className="text-sm">
          The buyer has {approvalDays} days to approve it with a code. It is then paid to your verified bank account.
        </p>
      }
    >
      <Form
        onSubmit={submit}
        isBusy={isSubmitting}
        failure={failure}
        action="Ask for release"
        busyAction="Asking…"
        aside={
          isWithoutAccount ? (
            <Link
              to={`${pathTo('myProfile')}#bank-accounts`}
              className="text-leaf text-sm underline underline-offset-2"
            >
              My bank accounts
            </Link>
          ) : null
        }
      >
        <TextField
          label="Amount (₹)"
          help={`At most ${exact(available)}`}
          className="figures"
          autoComplete="off"
          {...field('amount', readAmount)}
          defaultValue={exact(available).slice(1)}
        />
      </Form>
    </Modal>
  )
}
