import { bidNoteLength } from '@properysearch/contract/bids/facts'
import type { ListedIn } from '@properysearch/contract/listings/facts'
import { readRupees } from '@properysearch/contract/values/money'
import type { ComponentProps } from 'react'
import { controlClass, Field, TextField } from '../../ui/field.tsx'
import { offerText } from './bid-words.ts'

type Control = ComponentProps<'input'> & { error: string | undefined }

interface AmountFieldProps {
  label: string
  /** As it was read, said back in words. */
  rupees: number | undefined
  listedIn: ListedIn
  control: Control
}

/** Rupees as people write them: 80 lakh, 1.2 cr, 85,00,000. */
export function AmountField({ label, rupees, listedIn, control }: AmountFieldProps) {
  return (
    <div className="grid gap-1">
      <TextField
        label={
          <>
            {label} <span className="font-normal text-soft-ink">(₹{listedIn === 'rent' ? ' a month' : ''})</span>
          </>
        }
        help={listedIn === 'rent' ? 'Such as 32,000 or 32k' : 'Such as 80 lakh, 1.2 cr or 85,00,000'}
        autoComplete="off"
        autoCapitalize="off"
        className="figures"
        {...control}
      />
      <p className="figures min-h-8 font-semibold text-xl" aria-live="polite">
        {rupees ? offerText(rupees, listedIn) : null}
      </p>
    </div>
  )
}

export function NoteField({ help, control: { error, ...rest } }: { help: string; control: NoteControl }) {
  return (
    <Field label="Note" help={help} error={error}>
      {(control) => <textarea {...control} {...rest} rows={2} maxLength={bidNoteLength} className={controlClass} />}
    </Field>
  )
}

type NoteControl = ComponentProps<'textarea'> & { error: string | undefined }

/** Undefined while it cannot be read. */
export const readOffer = (typed: unknown): number | undefined =>
  typeof typed === 'string' ? readRupees(typed) : (typed as number | undefined)
