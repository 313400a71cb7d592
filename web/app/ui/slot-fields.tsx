import { Plus } from 'lucide-react'
import { Button } from './button.tsx'
import { TextField } from './field.tsx'

interface SlotFieldsProps {
  legend: string
  /** As the fields hold them: local times, empty where none is chosen. */
  values: readonly string[]
  /** At most so many; more places than are shown can be added. */
  most: number
  error: string | undefined
  onChange: (values: string[]) => void
}

const names = ['First', 'Second', 'Third', 'Fourth', 'Fifth']

export const noSlots = (count: number): readonly string[] => Array.from({ length: count }, () => '')

/** Times in India, as the server reads them. */
export function toMoments(values: readonly string[]): string[] {
  return values.filter(Boolean).map((value) => new Date(`${value}:00+05:30`).toISOString())
}

/** Some times; the first is needed. */
export function SlotFields({ legend, values, most, error, onChange }: SlotFieldsProps) {
  return (
    <fieldset className="grid gap-3">
      <legend className="mb-1.5 font-medium text-sm">{legend}</legend>
      {values.map((value, i) => (
        <TextField
          // biome-ignore lint/suspicious/noArrayIndexKey: places in a fixed order, never moved
          key={i}
          label={`${names[i]} time${i === 0 ? '' : ' (optional)'}`}
          type="datetime-local"
          step={900}
          error={i === 0 ? error : undefined}
          value={value}
          onChange={({ target }) => onChange(values.map((old, at) => (at === i ? target.value : old)))}
        />
      ))}
      {values.length < most ? (
        <Button look="quiet" className="justify-self-start text-sm" onClick={() => onChange([...values, ''])}>
          <Plus aria-hidden className="size-4" />
          Add another time
        </Button>
      ) : null}
    </fieldset>
  )
}
