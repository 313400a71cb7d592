import type { OfferedTerms } from '@properysearch/contract/bookings/calls'
import { inForceOn, rentalRules } from '@properysearch/contract/bookings/law'
import {
  type BookingTerms,
  type RentalTerms,
  rentalTerms,
  type SaleTerms,
  saleTerms,
} from '@properysearch/contract/bookings/terms'
import { writeRupees } from '@properysearch/contract/values/money'
import { dayInIndia } from '../../lib/day-in-india.ts'
import { useContractForm } from '../../lib/use-contract-form.ts'
import { Button } from '../../ui/button.tsx'
import { Form } from '../../ui/form.tsx'
import { toast } from '../../ui/toast.tsx'
import { useSetTerms } from './booking-lists.queries.ts'
import { exactText } from './booking-words.ts'
import {
  ChannelChoice,
  ConditionsChoice,
  IncludesField,
  InstantChoice,
  MaintenanceChoice,
  NumberField,
  RateField,
  RupeesField,
  readRate,
  readTyped,
  writeRate,
} from './terms-fields.tsx'

interface TermsFormProps {
  propertyId: number
  offered: OfferedTerms
  onClose: () => void
}

/** What an owner asks for before anybody books. */
export default function TermsForm({ offered, ...rest }: TermsFormProps) {
  return offered.terms.kind === 'sale' ? (
    <SaleForm {...rest} offered={offered} terms={offered.terms} />
  ) : (
    <RentalForm {...rest} offered={offered} terms={offered.terms} />
  )
}

const rupeesOf = (rupees: number) => ({ defaultValue: writeRupees(rupees) })

function useSave({ propertyId, onClose }: Pick<TermsFormProps, 'propertyId' | 'onClose'>) {
  const set = useSetTerms(propertyId)
  return async (terms: BookingTerms) => {
    await set.mutateAsync(terms)
    toast.success('Saved. The new terms apply to bookings from now on.')
    onClose()
  }
}

function SaleForm({ offered, terms, ...rest }: TermsFormProps & { terms: SaleTerms }) {
  const { channel, isInstant, includes, parts, firstDueDays, conditions } = terms
  const { field, submit, failure, isSubmitting } = useContractForm({
    schema: saleTerms,
    start: { kind: 'sale', channel, isInstant, includes, parts, firstDueDays, conditions },
    send: useSave(rest),
  })
  const { mostBookingAmount: most, whoseRule } = offered
  return (
    <Form
      onSubmit={submit}
      isBusy={isSubmitting}
      failure={failure}
      action="Save the terms"
      busyAction="Saving…"
      aside={<Leave onClose={rest.onClose} />}
    >
      <RupeesField
        label="Booking amount"
        help={
          most === null
            ? undefined
            : `At most ${exactText(most)}, 10% of the price: ${whoseRule}. Usual: ₹51,000 to ₹2,00,000.`
        }
        control={{ ...field('bookingAmount', readTyped), ...rupeesOf(terms.bookingAmount) }}
      />
      <ChannelChoice kind="sale" channels={offered.channels} control={field('channel')} />
      <div className="grid gap-5 sm:grid-cols-3">
        <NumberField label="Parts of the rest" help="Equal monthly parts; 1 for all at once" control={field('parts')} />
        <NumberField
          label="First part due after (days)"
          help="Counted from the registered agreement"
          control={field('firstDueDays')}
        />
        <RateField
          label="Interest on late payments (% a year)"
          help="0 for none"
          control={{ ...field('lateRate', readRate), defaultValue: writeRate(terms.lateRate) }}
        />
      </div>
      <ConditionsChoice control={field('conditions')} />
      <InstantChoice price="asking price" control={field('isInstant')} />
      <IncludesField control={field('includes')} />
    </Form>
  )
}

/** A licence as it is usual: token, deposit, term, and how one leaves. */
function RentalForm({ offered, terms, ...rest }: TermsFormProps & { terms: RentalTerms }) {
  const { channel, isInstant, includes, months, lockInMonths, noticeDays, maintenanceBy } = terms
  const { field, submit, failure, isSubmitting } = useContractForm({
    schema: rentalTerms,
    start: { kind: 'rental', channel, isInstant, includes, months, lockInMonths, noticeDays, maintenanceBy },
    send: useSave(rest),
  })
  const { tokenPaise, deposit } = inForceOn(rentalRules, dayInIndia(new Date().toISOString()))
  return (
    <Form
      onSubmit={submit}
      isBusy={isSubmitting}
      failure={failure}
      action="Save the terms"
      busyAction="Saving…"
      aside={<Leave onClose={rest.onClose} />}
    >
      <div className="grid gap-5 sm:grid-cols-2">
        <RupeesField
          label="Deposit"
          help={`Usual: ${deposit.usual} months of rent. At most ${deposit.most}, by our terms.`}
          control={{ ...field('deposit', readTyped), ...rupeesOf(terms.deposit) }}
        />
        <RupeesField
          label="Booking amount"
          help={`A part of the deposit. Usual: ${exactText(tokenPaise.least / 100)} to ${exactText(tokenPaise.most / 100)}.`}
          control={{ ...field('bookingAmount', readTyped), ...rupeesOf(terms.bookingAmount) }}
        />
      </div>
      <ChannelChoice kind="rental" channels={offered.channels} control={field('channel')} />
      <div className="grid gap-5 sm:grid-cols-2">
        <NumberField label="Leave and licence for (months)" help="11 to 60; usual: 11" control={field('months')} />
        <NumberField
          label="Lock-in (months)"
          help="Nobody can give notice before it is over; 0 for none"
          control={field('lockInMonths')}
        />
        <NumberField label="Notice (days)" help="Usual: 30" control={field('noticeDays')} />
        <RateField
          label="Yearly rise of the rent (%)"
          help="Usual: 5; 0 for none"
          control={{ ...field('yearlyRise', readRate), defaultValue: writeRate(terms.yearlyRise) }}
        />
      </div>
      <MaintenanceChoice control={field('maintenanceBy')} />
      <InstantChoice price="rent" control={field('isInstant')} />
      <IncludesField control={field('includes')} />
    </Form>
  )
}

function Leave({ onClose }: { onClose: () => void }) {
  return (
    <Button look="quiet" onClick={onClose}>
      Keep the current terms
    </Button>
  )
}
