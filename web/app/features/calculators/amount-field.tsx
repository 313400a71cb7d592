import { formatPrice } from '@properysearch/contract/values/money'
import { controlClass, Field } from '../../ui/field.tsx'
import { cleanAmount, groupAmount, readAmount } from './amount-text.ts'
import { NumberInput } from './controls.tsx'

interface Props {
  label: string
  /** As typed; grouped when the field is left. */
  text: string
  onText: (text: string) => void
  unit?: '₹' | '%' | 'sqft'
  help?: string
}

/** A number that people type or paste as they write it: commas and the rupee sign are welcome. */
export function AmountField({ label, text, onText, unit = '₹', help }: Props) {
  const amount = readAmount(text)
  const inWords = unit === '₹' && amount !== null && amount >= 1_00_000 ? formatPrice(amount) : undefined
  const isBefore = unit === '₹'
  return (
    <Field label={label} help={[help, inWords].filter(Boolean).join(' · ') || undefined} className="content-start">
      {(control) => (
        <div className="relative">
          <span
            aria-hidden
            className={`pointer-events-none absolute inset-y-0 grid place-items-center px-3 text-soft-ink ${isBefore ? 'start-0' : 'end-0'}`}
          >
            {unit}
          </span>
          <NumberInput
            {...control}
            maxLength={20}
            className={`${controlClass} figures text-start ${isBefore ? 'ps-8' : 'pe-12'}`}
            value={text}
            onChange={(event) => onText(cleanAmount(event.target.value))}
            onBlur={() => onText(groupAmount(text))}
          />
        </div>
      )}
    </Field>
  )
}
