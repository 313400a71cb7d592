import { tellAgentsInput } from '@properysearch/contract/leads/calls'
import { consentText, isByMonth, type Wish, wishes } from '@properysearch/contract/leads/facts'
import { HousePlus, KeyRound, type LucideIcon, Search, Tag } from 'lucide-react'
import { type ComponentProps, useState } from 'react'
import { api } from '../../lib/api.ts'
import { newKey } from '../../lib/new-key.ts'
import { readAmount } from '../../lib/read-amount.ts'
import { useContractForm } from '../../lib/use-contract-form.ts'
import { CheckboxField } from '../../ui/checkbox-field.tsx'
import { controlClass, Field, SelectField, TextField } from '../../ui/field.tsx'
import { Form } from '../../ui/form.tsx'
import { RadioCards } from '../../ui/radio-cards.tsx'
import { toast } from '../../ui/toast.tsx'
import { useCityNames, useForgetLeads, useLocalityNames } from './leads.queries.ts'
import { LocalityChips } from './locality-chips.tsx'

const looks: Record<Wish, { icon: LucideIcon; text: string }> = {
  buy: { icon: Search, text: 'A home, a shop, an office or a plot' },
  rent: { icon: KeyRound, text: 'For you, your family or your business' },
  sell: { icon: Tag, text: 'Find a buyer through an agent' },
  let: { icon: HousePlus, text: 'Find a tenant through an agent' },
}

/** What I need, where and for how much, and exactly who may see it. */
export function TellAgentsForm({ onTold }: { onTold: () => void }) {
  const forget = useForgetLeads()
  const [key] = useState(newKey)
  const cities = useCityNames()
  const { form, field, submit, failure, isSubmitting } = useContractForm({
    schema: tellAgentsInput,
    start: { wish: 'buy', city: 'Pune', localities: [], words: '', key },
    send: async (values) => {
      await api.leads.tell(values)
      toast.success('Agents nearby can read it now. We will notify you when one unlocks it.')
      await forget()
      onTold()
    },
  })
  const [wish, city, localities = []] = form.watch(['wish', 'city', 'localities'])
  const names = useLocalityNames(city)
  const { error: wordsError, ...words } = field('words')
  const month = isByMonth(wish) ? ' a month' : ''
  return (
    <Form onSubmit={submit} isBusy={isSubmitting} failure={failure} action="Tell agents" busyAction="Telling agents…">
      <RadioCards
        legend="What do you want to do?"
        cards={Object.entries(wishes).map(([value, { label }]) => ({ value, title: label, ...looks[value as Wish] }))}
        {...field('wish')}
      />
      <div className="grid gap-5 sm:grid-cols-2">
        <SelectField label="City" {...field('city')} onInput={() => form.setValue('localities', [])}>
          {(cities.length > 0 ? cities : ['Pune']).map((name) => (
            <option key={name}>{name}</option>
          ))}
        </SelectField>
        {names.length > 0 ? (
          <LocalityChips
            names={names}
            chosen={localities}
            error={form.formState.errors.localities?.message}
            onChange={(chosen) => form.setValue('localities', chosen)}
          />
        ) : null}
        <TextField
          label={`At least (₹${month})`}
          help="You may leave this empty"
          className="figures"
          autoComplete="off"
          {...field('minBudget', (typed) => (typed === '' ? undefined : (readAmount(typed) ?? Number.NaN)))}
        />
        <TextField
          label={`At most (₹${month})`}
          help={isByMonth(wish) ? 'Such as 30,000' : 'Such as 95 lakh or 1.2 crore'}
          className="figures"
          autoComplete="off"
          {...field('maxBudget', readAmount)}
        />
      </div>
      <Field
        label="In your words"
        help="What matters to you, and by when. Leave out your name and number: agents read this before they unlock it."
        error={wordsError}
      >
        {(control) => (
          <textarea
            {...control}
            {...(words as ComponentProps<'textarea'>)}
            rows={4}
            maxLength={600}
            className={controlClass}
          />
        )}
      </Field>
      <CheckboxField label={consentText(localities[0] ?? city)} {...field('consent')} />
    </Form>
  )
}
