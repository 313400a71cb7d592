import { CircleAlert, TriangleAlert } from 'lucide-react'
import { type ComponentProps, type ReactNode, useId } from 'react'
import { classNames } from './class-names.ts'

export const controlClass = 'control min-h-11 w-full px-3 py-2'

interface FieldProps {
  label: ReactNode
  /** Under the control, always visible. */
  help?: ReactNode
  /** What is wrong and what to do; read out when it appears. */
  error?: string | undefined
  /** What may be wrong; nothing stops because of it. Not said beside an error. */
  doubt?: string | undefined
  children: (control: {
    id: string
    'aria-invalid': boolean | undefined
    'aria-describedby': string | undefined
  }) => ReactNode
  className?: string
}

/** Label above, help under, error under. */
export function Field({ label, help, error, doubt, children, className }: FieldProps) {
  const id = useId()
  const helpId = `${id}-help`
  const errorId = `${id}-error`
  const doubtId = `${id}-doubt`
  const describedBy =
    [help ? helpId : '', error ? errorId : '', doubt && !error ? doubtId : ''].filter(Boolean).join(' ') || undefined
  return (
    <div className={classNames('grid content-start gap-1.5', className)}>
      <label htmlFor={id} className="font-medium text-sm">
        {label}
      </label>
      {children({ id, 'aria-invalid': error ? true : undefined, 'aria-describedby': describedBy })}
      {help ? (
        <p id={helpId} className="text-soft-ink text-xs">
          {help}
        </p>
      ) : null}
      <div aria-live="polite">{error ? <FieldError id={errorId}>{error}</FieldError> : null}</div>
      <FieldDoubt id={doubtId}>{error ? undefined : doubt}</FieldDoubt>
    </div>
  )
}

export function FieldError({ id, children }: { id?: string; children: ReactNode }) {
  return (
    <p id={id} className="flex items-start gap-1.5 text-danger text-sm">
      <CircleAlert aria-hidden className="mt-0.5 size-4 shrink-0" />
      <span>{children}</span>
    </p>
  )
}

/** Said politely where a thing contradicts another; nothing when there is nothing to say. */
export function FieldDoubt({ id, children }: { id?: string; children: string | undefined }) {
  return (
    <p id={id} role="status" className="flex items-start gap-1.5 rounded-control text-sm empty:hidden">
      {children ? (
        <>
          <TriangleAlert aria-hidden className="mt-0.5 size-4 shrink-0 text-marigold-ink" />
          <span>{children}</span>
        </>
      ) : null}
    </p>
  )
}

type FieldParts = Omit<FieldProps, 'children' | 'className'> & { fieldClassName?: string }

export function TextField({
  label,
  help,
  error,
  doubt,
  fieldClassName,
  className,
  ...rest
}: ComponentProps<'input'> & FieldParts) {
  return (
    <Field label={label} help={help} error={error} doubt={doubt} className={fieldClassName}>
      {(control) => <input {...control} className={classNames(controlClass, className)} {...rest} />}
    </Field>
  )
}

export function SelectField({
  label,
  help,
  error,
  fieldClassName,
  className,
  children,
  ...rest
}: ComponentProps<'select'> & FieldParts) {
  return (
    <Field label={label} help={help} error={error} className={fieldClassName}>
      {(control) => (
        <select {...control} className={classNames(controlClass, className)} {...rest}>
          {children}
        </select>
      )}
    </Field>
  )
}
