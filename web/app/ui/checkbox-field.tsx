import { type ComponentProps, type ReactNode, useId } from 'react'
import { FieldError } from './field.tsx'

type Props = Omit<ComponentProps<'input'>, 'type'> & { label: ReactNode; error?: string | undefined }

export function CheckboxField({ label, error, ...rest }: Props) {
  const id = useId()
  const errorId = `${id}-error`
  return (
    <div className="grid gap-1.5">
      <div className="flex items-start gap-3">
        <input
          {...rest}
          id={id}
          type="checkbox"
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? errorId : undefined}
          className="mt-0.5 size-6 shrink-0 cursor-pointer accent-leaf"
        />
        <label htmlFor={id} className="text-sm">
          {label}
        </label>
      </div>
      <div aria-live="polite">{error ? <FieldError id={errorId}>{error}</FieldError> : null}</div>
    </div>
  )
}
