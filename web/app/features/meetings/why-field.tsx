import { TextField } from '../../ui/field.tsx'

interface WhyFieldProps {
  isNeeded: boolean
  value: string
  error?: string | undefined
  onChange: (value: string) => void
}

export function WhyField({ isNeeded, value, error, onChange }: WhyFieldProps) {
  return (
    <TextField
      label={isNeeded ? 'Reason' : 'Reason (optional)'}
      help="The others read it."
      maxLength={300}
      error={error}
      value={value}
      onChange={({ target }) => onChange(target.value)}
    />
  )
}
