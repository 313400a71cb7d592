import { acceptMandateInput, type Mandate } from '@properysearch/contract/mandates/calls'
import { Building2, UserRound } from 'lucide-react'
import { api } from '../../lib/api.ts'
import { useContractForm } from '../../lib/use-contract-form.ts'
import { TextField } from '../../ui/field.tsx'
import { Form } from '../../ui/form.tsx'
import { Modal } from '../../ui/modal.tsx'
import { RadioCards } from '../../ui/radio-cards.tsx'
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
  const { error: whoError, ...who } = field('isIndividual')
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
        <RadioCards
          legend="How you work"
          name={who.name}
          onBlur={who.onBlur}
          chosen={isIndividual === undefined ? '' : isIndividual ? 'own' : 'firm'}
          onChange={({ target }) => {
            form.setValue('isIndividual', target.value === 'own')
            form.clearErrors('isIndividual')
          }}
          error={whoError}
          cards={[
            { value: 'own', icon: UserRound, title: 'In my own name', text: 'Not as a firm or a company' },
            { value: 'firm', icon: Building2, title: 'As a firm', text: 'A partnership, an LLP or a company' },
          ]}
        />
        <TextField
          label={
            <>
              GSTIN <span className="font-normal text-soft-ink">(only if you are registered)</span>
            </>
          }
          help="GST then comes on top of your commission. Such as 27AAPFU0939F1ZV"
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          maxLength={20}
          className="figures max-w-72 tracking-wider"
          {...field('gstin', (typed) => typed.trim() || undefined)}
        />
      </Form>
    </Modal>
  )
}
