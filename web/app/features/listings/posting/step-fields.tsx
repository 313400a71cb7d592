import type { ListingField, ListingFields } from '@properysearch/contract/listings/steps'
import { readRupees } from '@properysearch/contract/values/money'
import { formatNumber } from '@properysearch/contract/values/numbers'
import { type ComponentProps, type ReactNode, useEffect, useId, useState } from 'react'
import { classNames } from '../../../ui/class-names.ts'
import { FieldError, SelectField, TextField } from '../../../ui/field.tsx'
import type { ListingForm } from './use-listing-form.ts'

// The controls of the steps, each bound to one field of the form.

type NamesOf<T> = { [F in ListingField]: ListingFields[F] extends T ? F : never }[ListingField]

interface Bound<F extends ListingField> {
  form: ListingForm
  name: F
  label: ReactNode
  help?: ReactNode
}

export function WordsField({
  form,
  name,
  ...rest
}: Bound<NamesOf<string | null>> &
  Omit<ComponentProps<typeof TextField>, 'form' | 'name' | 'label' | 'value' | 'onChange'>) {
  return (
    <TextField
      {...rest}
      name={name}
      error={form.errors[name]}
      value={(form.values[name] as string | null) ?? ''}
      onChange={(event) =>
        form.set({ [name]: event.target.value === '' && name !== 'description' ? null : event.target.value })
      }
    />
  )
}

/** A whole number, with or without commas, rupees also as `1.45 cr`; empty says nothing. */
export function NumberField({
  form,
  name,
  unit,
  ...rest
}: Bound<NamesOf<number | null>> & { unit?: string; className?: string }) {
  const value = form.values[name] as number | null
  const [text, setText] = useState(() => grouped(value))
  const [isUnread, setUnread] = useState(false)
  const isMoney = unit === '₹'
  const read = isMoney ? rupeesOf : numberOf
  // A value that came from elsewhere, such as a newer version.
  useEffect(() => {
    setText((old) => (read(old) === value ? old : grouped(value)))
  }, [value, read])
  return (
    <TextField
      {...rest}
      label={
        <>
          {rest.label}
          {unit ? <span className="font-normal text-soft-ink"> ({unit})</span> : null}
        </>
      }
      name={name}
      error={form.errors[name] ?? (isUnread ? 'Write it as 85,00,000 or 85 lakh.' : undefined)}
      inputMode="numeric"
      autoComplete="off"
      className="figures"
      value={text}
      onBlur={() => {
        const isUnreadable = text.trim() !== '' && value === null
        setUnread(isUnreadable)
        if (!isUnreadable) setText(grouped(value))
      }}
      onChange={(event) => {
        const typed = isMoney ? event.target.value : event.target.value.replace(/[^\d,\s]/g, '')
        setText(typed)
        setUnread(false)
        form.set({ [name]: read(typed) })
      }}
    />
  )
}

function grouped(value: number | null): string {
  return value === null ? '' : formatNumber(value)
}

function numberOf(text: string): number | null {
  const digits = text.replace(/\D/g, '')
  return digits === '' ? null : Number(digits.slice(0, 15))
}

/** What cannot be read as rupees says nothing, so that `1.45` of a crore never becomes 145. */
function rupeesOf(text: string): number | null {
  return readRupees(text) ?? null
}

export interface Choice {
  value: string
  label: string
}

/** One of several, chosen with one press. */
export function ChipsField({ form, name, label, help, choices }: Bound<ListingField> & { choices: readonly Choice[] }) {
  const id = useId()
  const error = form.errors[name]
  const value = form.values[name]
  const isNumber =
    typeof value === 'number' || ['bathrooms', 'balconies', 'garages', 'floor', 'totalFloors'].includes(name)
  return (
    <fieldset className="grid gap-2" aria-describedby={error ? `${id}-error` : undefined}>
      <legend className="mb-2 font-medium text-sm">{label}</legend>
      <div className="flex flex-wrap gap-2">
        {choices.map((choice) => (
          <label key={choice.value} className={chipClass}>
            <input
              type="radio"
              name={`${id}-${name}`}
              value={choice.value}
              checked={value !== null && String(value) === choice.value}
              onChange={() => form.set({ [name]: isNumber ? Number(choice.value) : choice.value })}
              className="sr-only"
            />
            {choice.label}
          </label>
        ))}
      </div>
      {help ? <p className="text-soft-ink text-xs">{help}</p> : null}
      <div aria-live="polite">{error ? <FieldError id={`${id}-error`}>{error}</FieldError> : null}</div>
    </fieldset>
  )
}

export const chipClass = classNames(
  'inline-flex min-h-11 min-w-11 cursor-pointer items-center justify-center rounded-full border border-edge bg-card px-4 text-sm',
  'transition-colors duration-150 hover:bg-sunken has-checked:border-leaf has-checked:bg-leaf-wash has-checked:font-semibold',
  'has-checked:shadow-[inset_0_0_0_1px_var(--leaf)] has-focus-visible:outline-[2.5px] has-focus-visible:outline-leaf has-focus-visible:outline-offset-2',
)

export function ChoiceField({
  form,
  name,
  label,
  help,
  choices,
  none = 'Choose',
}: Bound<ListingField> & { choices: readonly Choice[]; none?: string }) {
  const value = form.values[name]
  const isNumber = ['floor', 'totalFloors', 'bathrooms'].includes(name)
  return (
    <SelectField
      label={label}
      help={help}
      name={name}
      error={form.errors[name]}
      value={value === null ? '' : String(value)}
      onChange={(event) => {
        const chosen = event.target.value
        form.set({ [name]: chosen === '' ? null : isNumber ? Number(chosen) : chosen })
      }}
    >
      <option value="">{none}</option>
      {choices.map((choice) => (
        <option key={choice.value} value={choice.value}>
          {choice.label}
        </option>
      ))}
    </SelectField>
  )
}

export function DayField({ form, name, ...rest }: Bound<'possessionOn' | 'availableFrom'>) {
  return (
    <TextField
      {...rest}
      type="date"
      name={name}
      error={form.errors[name]}
      value={form.values[name] ?? ''}
      onChange={(event) => form.set({ [name]: event.target.value || null })}
    />
  )
}

export const choicesOf = (values: readonly string[]): Choice[] => values.map((value) => ({ value, label: value }))
