import { type Handover, proposeHandoverInput } from '@properysearch/contract/deal-papers/calls'
import { handoverCostNames, handoverCosts } from '@properysearch/contract/deal-papers/facts'
import { useQueryClient } from '@tanstack/react-query'
import { api } from '../../lib/api.ts'
import { queryKeys } from '../../lib/query-keys.ts'
import { useContractForm } from '../../lib/use-contract-form.ts'
import { SelectField, TextField } from '../../ui/field.tsx'
import { Form } from '../../ui/form.tsx'
import { Modal } from '../../ui/modal.tsx'
import { toast } from '../../ui/toast.tsx'
import { partyNames } from './paper-words.ts'

interface DialogProps {
  bookingId: number
  plan: Handover['plan']
  onClose: () => void
}

const orNothing = (typed: string) => typed || null

export default function HandoverDialog({ bookingId, plan, onClose }: DialogProps) {
  const client = useQueryClient()
  const names = partyNames('sale')
  const { field, submit, failure, isSubmitting } = useContractForm({
    schema: proposeHandoverInput,
    start: {
      bookingId,
      possessionOn: plan?.possessionOn ?? null,
      costs: plan?.costs ?? { stampDuty: null, registration: null, societyTransfer: null },
    },
    send: async (values) => {
      await api.dealPapers.proposeHandover(values)
      await client.invalidateQueries({ queryKey: queryKeys.dealPapers })
      toast.success('Proposed. The other side has been told.')
      onClose()
    },
  })
  return (
    <Modal
      hasCross
      onClose={onClose}
      title="Day and costs of the handover"
      text="It takes effect once the other side agrees. What is not settled yet can be left open."
    >
      <Form onSubmit={submit} isBusy={isSubmitting} failure={failure} action="Propose it" busyAction="Proposing…">
        <TextField label="Day of possession" type="date" {...field('possessionOn', orNothing)} />
        {handoverCostNames.map((cost) => (
          <SelectField key={cost} label={handoverCosts[cost]} {...field(`costs.${cost}`, orNothing)}>
            <option value="">Not settled</option>
            <option value="buyer">Paid by the {names.buyer}</option>
            <option value="seller">Paid by the {names.seller}</option>
            <option value="half">Half each</option>
          </SelectField>
        ))}
      </Form>
    </Modal>
  )
}
