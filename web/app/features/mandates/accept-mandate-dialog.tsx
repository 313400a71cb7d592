import { acceptMandateInput, type Mandate } from '@properysearch/contract/mandates/calls'
import { api } from '../../lib/api.ts'
import { useContractForm } from '../../lib/use-contract-form.ts'
import { Form } from '../../ui/form.tsx'
import { Modal } from '../../ui/modal.tsx'
import { TaxedAsFields } from '../../ui/taxed-as-fields.tsx'
import { toast } from '../../ui/toast.tsx'
import { useForgetMandates } from './mandates.queries.ts'

/** The agent's yes, with what is needed to tax their commission rightly. */
export default function AcceptMandateDialog({ mandate, onClose }: { mandate: Mandate; onClose: () => void }) {
  const forget = useForgetMandates()
  const { form, field, submit, failure, isSubmitting } = useContractForm({
    schema: acceptMandateInput,
    start: { id: mandate.id },
    send: async (values) => {
      await api.mandates.accept(values)
      toast.success('Accepted. You can open the deal now.')
      await forget()
      onClose()
    },
  })
  const who = field('isIndividual')
  const isIndividual = form.watch('isIndividual') as boolean | undefined
  return (
    <Modal
      isWide
      hasCross
      onClose={onClose}
      title={`Represent the ${mandate.side}`}
      text={
        <p className="text-sm">
          {mandate.client ? `${mandate.client.name} and` : 'Your client and'} the other side will be told. How you are
          taxed decides what is added to your commission and deducted from it.
        </p>
      }
    >
      <Form onSubmit={submit} isBusy={isSubmitting} failure={failure} action="Accept mandate" busyAction="Accepting…">
        <TaxedAsFields
          who={who}
          isIndividual={isIndividual}
          onChoose={(chosen) => {
            form.setValue('isIndividual', chosen)
            form.clearErrors('isIndividual')
          }}
          gstin={field('gstin', (typed) => typed.trim() || undefined)}
          gstinHelp="GST then comes on top of your commission. Such as 27AAPFU0939F1ZV"
        />
      </Form>
    </Modal>
  )
}
