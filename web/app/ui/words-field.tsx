import { controlClass, Field } from './field.tsx'

interface WordsFieldProps {
  help: string
  error: string | undefined
  value: string
  onChange: (value: string) => void
}

/** What somebody adds in their own words. */
export function WordsField({ help, error, value, onChange }: WordsFieldProps) {
  return (
    <Field label="A few words (optional)" help={help} error={error}>
      {(control) => (
        <textarea
          {...control}
          rows={3}
          maxLength={500}
          value={value}
          onChange={({ target }) => onChange(target.value)}
          className={controlClass}
        />
      )}
    </Field>
  )
}
