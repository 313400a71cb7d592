import { controlClass, Field } from './field.tsx'

interface ReasonFieldProps {
  label?: string
  /** Who reads it. */
  help: string
  error: string | undefined
  value: string
  onChange: (value: string) => void
}

/** Why something was decided, in a person's own words. */
export function ReasonField({ label = 'Reason', help, error, value, onChange }: ReasonFieldProps) {
  return (
    <Field label={label} help={help} error={error}>
      {(control) => (
        <textarea
          {...control}
          value={value}
          maxLength={1000}
          rows={4}
          onChange={(event) => onChange(event.target.value)}
          className={controlClass}
        />
      )}
    </Field>
  )
}
