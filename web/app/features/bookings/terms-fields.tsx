import {
  type BookingKind,
  type Channel,
  conditionKindNames,
  conditionKinds,
} from '@properysearch/contract/bookings/facts'
import { readRupees } from '@properysearch/contract/values/money'
import { formatNumber } from '@properysearch/contract/values/numbers'
import { House, KeyRound, Landmark, type LucideIcon, TestTubeDiagonal, User, Wallet } from 'lucide-react'
import type { ComponentProps, ReactNode } from 'react'
import { CheckboxField } from '../../ui/checkbox-field.tsx'
import { controlClass, Field, FieldError, TextField } from '../../ui/field.tsx'
import { RadioCards } from '../../ui/radio-cards.tsx'
import { channelWords } from './channel-words.ts'

// The controls of the terms, each bound to one field of the form.

type Control = ComponentProps<'input'> & { error: string | undefined }

interface Bound {
  control: Control
}
interface Labelled extends Bound {
  label: ReactNode
  help?: ReactNode
}

/** Rupees as people write them; undefined while it cannot be read. */
export const readTyped = (typed: unknown): number | undefined =>
  typeof typed === 'string' ? readRupees(typed) : (typed as number | undefined)

/** 10.75 is 1075 hundredths; what is no such number stays text, which the schema refuses. */
export function readRate(typed: unknown): unknown {
  if (typeof typed !== 'string') return typed
  const text = typed.replace(/[\s%]/g, '')
  return /^\d{1,3}(\.\d{1,2})?$/.test(text) ? Math.round(Number(text) * 100) : `${text}?`
}

export const writeRate = (hundredths: number) => formatNumber(hundredths / 100)

export function RupeesField({ label, help, control }: Labelled) {
  return (
    <TextField
      label={
        <>
          {label} <span className="font-normal text-soft-ink">(₹)</span>
        </>
      }
      help={help}
      autoComplete="off"
      autoCapitalize="off"
      className="figures max-w-64"
      {...control}
    />
  )
}

export function NumberField({ label, help, control }: Labelled) {
  return <TextField label={label} help={help} inputMode="numeric" autoComplete="off" className="figures" {...control} />
}

export function RateField({ label, help, control }: Labelled) {
  return <TextField label={label} help={help} inputMode="decimal" autoComplete="off" className="figures" {...control} />
}

const channelIcons: Record<Channel, LucideIcon> = {
  sandbox: TestTubeDiagonal,
  partner: Wallet,
  direct: User,
  'bank-escrow': Landmark,
}

export function ChannelChoice({
  channels: offered,
  kind,
  control,
}: Bound & { channels: readonly Channel[]; kind: BookingKind }) {
  return (
    <RadioCards
      legend="How it is paid, and who holds the money"
      columns={offered.length > 2 ? 3 : 2}
      {...control}
      cards={offered.map((value) => ({
        value,
        icon: channelIcons[value],
        title: channelWords(value, kind).label,
        text: channelWords(value, kind).means,
      }))}
    />
  )
}

export function ConditionsChoice({ control: { error, ...control } }: Bound) {
  return (
    <fieldset className="grid gap-2">
      <legend className="mb-1.5 font-medium text-sm">What the sale depends on</legend>
      <p className="text-soft-ink text-xs">If one of these fails, everything that was paid is refunded to the buyer.</p>
      <div className="grid gap-x-6 sm:grid-cols-2">
        {conditionKindNames.map((kind) => (
          <CheckboxField
            key={kind}
            {...control}
            value={kind}
            label={`${conditionKinds[kind].label}, within ${conditionKinds[kind].days} days`}
          />
        ))}
      </div>
      {error ? <FieldError>{error}</FieldError> : null}
    </fieldset>
  )
}

export function InstantChoice({ price, control }: Bound & { price: 'asking price' | 'rent' }) {
  return <CheckboxField label={`Instant booking: anyone who books at the ${price} is accepted at once`} {...control} />
}

export function MaintenanceChoice({ control }: Bound) {
  return (
    <RadioCards
      legend="Who pays the society’s maintenance"
      {...control}
      cards={[
        { value: 'owner', icon: House, title: 'The owner', text: 'It is included in the rent.' },
        { value: 'tenant', icon: KeyRound, title: 'The tenant', text: 'It comes on top of the rent, to the society.' },
      ]}
    />
  )
}

export function IncludesField({ control: { error, ...control } }: Bound) {
  return (
    <Field
      label="What is included"
      help="Optional, at most 500 characters: what stays in the home, parking, keys"
      error={error}
    >
      {(bound) => (
        <textarea
          {...bound}
          {...(control as ComponentProps<'textarea'>)}
          rows={2}
          maxLength={500}
          className={controlClass}
        />
      )}
    </Field>
  )
}
