import type { LucideIcon } from 'lucide-react'
import { type ComponentProps, useId } from 'react'
import { FieldError } from './field.tsx'

export interface RadioCard {
  value: string
  icon: LucideIcon
  title: string
  text: string
}

type Props = Omit<ComponentProps<'input'>, 'type' | 'value'> & {
  legend: string
  cards: readonly RadioCard[]
  error?: string | undefined
  /** Where the choice is kept elsewhere than in a form. */
  chosen?: string
  /** Side by side, where there is room. */
  columns?: 2 | 3
}

/** One of a few, each with a line on what it means. */
export function RadioCards({ legend, cards, error, chosen, columns = 2, ...rest }: Props) {
  const errorId = useId()
  return (
    <fieldset className="grid gap-1.5" aria-describedby={error ? errorId : undefined}>
      <legend className="mb-1.5 font-medium text-sm">{legend}</legend>
      <div className={columns === 3 ? 'grid gap-2 lg:grid-cols-3' : 'grid gap-2 sm:grid-cols-2'}>
        {cards.map(({ value, icon: Icon, title, text }) => (
          <label
            key={value}
            className="relative flex cursor-pointer items-start gap-3 rounded-control border border-edge bg-card p-3 transition-colors duration-150 hover:bg-sunken has-checked:border-leaf has-checked:bg-leaf-wash has-checked:shadow-[inset_0_0_0_1px_var(--leaf)] has-focus-visible:outline-[2.5px] has-focus-visible:outline-leaf has-focus-visible:outline-offset-2"
          >
            <input
              {...rest}
              {...(chosen === undefined ? {} : { checked: value === chosen })}
              type="radio"
              value={value}
              className="sr-only"
            />
            <Icon aria-hidden className="mt-0.5 size-5 shrink-0 text-leaf" />
            <span className="grid">
              <span className="font-semibold text-sm">{title}</span>
              <span className="text-soft-ink text-xs">{text}</span>
            </span>
          </label>
        ))}
      </div>
      <div aria-live="polite">{error ? <FieldError id={errorId}>{error}</FieldError> : null}</div>
    </fieldset>
  )
}
