import { mostLocalities } from '@properysearch/contract/leads/facts'
import { X } from 'lucide-react'
import { SelectField } from '../../ui/field.tsx'

interface LocalityChipsProps {
  names: readonly string[]
  chosen: readonly string[]
  error: string | undefined
  onChange: (chosen: string[]) => void
}

/** Up to three localities, each a chip that can be removed. */
export function LocalityChips({ names, chosen, error, onChange }: LocalityChipsProps) {
  return (
    <div className="grid content-start gap-2">
      <SelectField
        label="Localities"
        help={`Up to ${mostLocalities}. Agents within 50 km of the first one can read it.`}
        error={error}
        value=""
        disabled={chosen.length >= mostLocalities}
        onChange={({ target }) => onChange([...chosen, target.value])}
      >
        <option value="">{chosen.length === 0 ? 'Anywhere in the city' : 'Add another'}</option>
        {names
          .filter((name) => !chosen.includes(name))
          .map((name) => (
            <option key={name}>{name}</option>
          ))}
      </SelectField>
      {chosen.length > 0 ? (
        <ul className="flex flex-wrap gap-2" aria-label="Chosen localities">
          {chosen.map((name) => (
            <li key={name}>
              <button
                type="button"
                aria-label={`Remove ${name}`}
                onClick={() => onChange(chosen.filter((other) => other !== name))}
                className="inline-flex min-h-11 items-center gap-1.5 rounded-full bg-leaf-wash px-3 font-medium text-leaf text-sm hover:bg-sunken"
              >
                {name}
                <X aria-hidden className="size-4" />
              </button>
            </li>
          ))}
        </ul>
      ) : null}
    </div>
  )
}
