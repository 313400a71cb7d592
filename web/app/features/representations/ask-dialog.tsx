import { mostMandateDays, tailDays, usualMandateDays } from '@properysearch/contract/mandates/facts'
import { askRepresentationInput } from '@properysearch/contract/representations/calls'
import { answerDays } from '@properysearch/contract/representations/facts'
import { addDays } from '@properysearch/contract/values/days'
import { Building2, UserRound } from 'lucide-react'
import type { ComponentProps } from 'react'
import { api } from '../../lib/api.ts'
import { dayInIndia } from '../../lib/day-in-india.ts'
import { readAmount } from '../../lib/read-amount.ts'
import { useContractForm } from '../../lib/use-contract-form.ts'
import { controlClass, Field, TextField } from '../../ui/field.tsx'
import { Form } from '../../ui/form.tsx'
import { Modal } from '../../ui/modal.tsx'
import { RadioCards } from '../../ui/radio-cards.tsx'
import { toast } from '../../ui/toast.tsx'
import type { Offered } from './offer-to-represent.tsx'
import { useForgetRepresentations } from './representations.queries.ts'

/** 1.5 per cent as hundredths; not a number while it is none. */
function readPercent(typed: unknown): number {
  if (typeof typed !== 'string') return Number(typed)
  const plain = typed.replace(/[\s%]/g, '')
  return /^\d{1,3}(\.\d{1,2})?$/.test(plain) ? Math.round(Number(plain) * 100) : Number.NaN
}

/** One of the two has to be there: of a sale a share of the price, of a rental an amount. */
const schemas = {
  sell: askRepresentationInput.extend({ rate: askRepresentationInput.shape.rate.unwrap() }),
  rent: askRepresentationInput.extend({ amount: askRepresentationInput.shape.amount.unwrap() }),
}

/** The terms of an agent, as the owner will read them. */
export default function AskDialog({ property, onClose }: { property: Offered; onClose: () => void }) {
  const forget = useForgetRepresentations()
  const today = dayInIndia(new Date().toISOString())
  const isRental = property.listedIn === 'rent'
  const { form, field, submit, failure, isSubmitting } = useContractForm({
    schema: schemas[property.listedIn] as typeof askRepresentationInput,
    start: { propertyId: property.id, words: '', expiresOn: addDays(today, usualMandateDays) },
    send: async (values) => {
      await api.representations.ask(values)
      toast.success(`The owner has your request, and ${answerDays} days to answer it.`)
      await forget()
      onClose()
    },
  })
  const { error: whoError, ...who } = field('isIndividual')
  const { error: wordsError, ...words } = field('words')
  const isIndividual = form.watch('isIndividual') as boolean | undefined
  return (
    <Modal
      isWide
      hasCross
      onClose={onClose}
      title="Offer to represent"
      text={<p className="text-sm">{property.title}. The owner reads these terms before they answer.</p>}
    >
      <Form onSubmit={submit} isBusy={isSubmitting} failure={failure} action="Send offer" busyAction="Sending…">
        <div className="grid gap-5 sm:grid-cols-2">
          {isRental ? (
            <TextField
              label="Commission before GST (₹)"
              help="Usual: a month’s rent; at most two"
              className="figures"
              autoComplete="off"
              {...field('amount', readAmount)}
            />
          ) : (
            <TextField
              label="Per cent of the price"
              help="Usual: 1 or 2; at most 10"
              inputMode="decimal"
              className="figures"
              autoComplete="off"
              {...field('rate', readPercent)}
            />
          )}
          <TextField
            label="You represent it until"
            help={`A deal agreed within ${tailDays} days after it still earns the commission.`}
            type="date"
            min={addDays(today, 1)}
            max={addDays(today, mostMandateDays)}
            {...field('expiresOn')}
          />
        </div>
        <p className="text-soft-ink text-sm">
          Half is due at the agreement, half {isRental ? 'at the keys' : 'at the deed and the keys'}.
        </p>
        <Field
          label="Why they should choose you"
          help="What you sold or let near there, and whom you know."
          error={wordsError}
        >
          {(control) => (
            <textarea
              {...control}
              {...(words as ComponentProps<'textarea'>)}
              rows={4}
              maxLength={1000}
              className={controlClass}
            />
          )}
        </Field>
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
          help="GST then comes on top of your commission."
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
