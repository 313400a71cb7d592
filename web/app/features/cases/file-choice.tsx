import { TextField } from '../../ui/field.tsx'

interface FileChoiceProps {
  label: string
  accept: string
  help: string
  error?: string | undefined
  onChoose: (file: File | null) => void
}

export function FileChoice({ label, accept, help, error, onChoose }: FileChoiceProps) {
  return (
    <TextField
      label={label}
      type="file"
      accept={accept}
      help={help}
      error={error}
      onChange={(event) => onChoose(event.target.files?.[0] ?? null)}
    />
  )
}
