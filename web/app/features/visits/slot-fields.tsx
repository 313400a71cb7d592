import { mostSlots } from '@properysearch/contract/visits/facts'
import { TextField } from '../../ui/field.tsx'

interface SlotFieldsProps {
  /** As the fields hold them: local times, empty where none is chosen. */
  values: readonly string[]
  error: string | undefined
  onChange: (values: string[]) => void
}

export const noSlots: readonly string[] = Array.from({ length: mostSlots }, () => '')

/** Times in India, as the server reads them. */
export function toMoments(values: readonly string[]): string[] {
  return values.filter(Boolean).map((value) => new Date(`${value}:00+05:30`).toISOString())
}

/** Up to three times; the first is needed. */
export function SlotFields({ values, error, onChange }: SlotFieldsProps) {
  return (
    <fieldset className="grid gap-3">
      <legend className="mb-1.5 font-medium text-sm">When could you come?</legend>
      {values.map((value, i) => (
        <TextField
          // biome-ignore lint/suspicious/noArrayIndexKey: three places, always the same
          key={i}
          label={i === 0 ? 'First time' : i === 1 ? 'Second time (optional)' : 'Third time (optional)'}
          type="datetime-local"
          step={900}
          error={i === 0 ? error : undefined}
          value={value}
          onChange={({ target }) => onChange(values.map((old, at) => (at === i ? target.value : old)))}
        />
      ))}
    </fieldset>
  )
}
