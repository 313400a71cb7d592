import type { MeetingThing } from '@properysearch/contract/meetings/calls'
import { type MeetingAbout, meetingAbouts } from '@properysearch/contract/meetings/facts'
import { SelectField } from '../../ui/field.tsx'
import type { Subject } from './meetings.queries.ts'

interface ThingFieldProps {
  things: MeetingThing[]
  value: Subject | null
  error: string | undefined
  onChange: (subject: Subject | null) => void
}

const groupNames: Record<MeetingAbout, string> = { deal: 'Deals', hire: 'Hires', listing: 'Properties' }

/** The deals, hires and properties that one can meet somebody about. */
export function ThingField({ things, value, error, onChange }: ThingFieldProps) {
  return (
    <SelectField
      label="Deal, hire or property"
      error={error}
      value={value ? `${value.about} ${value.subjectId}` : ''}
      onChange={({ target }) => {
        const [about = '', id] = target.value.split(' ')
        onChange(target.value ? { about: about as MeetingAbout, subjectId: Number(id) } : null)
      }}
    >
      <option value="">Choose</option>
      {meetingAbouts.map((about) => {
        const ofKind = things.filter((thing) => thing.about === about)
        return ofKind.length === 0 ? null : (
          <optgroup key={about} label={groupNames[about]}>
            {ofKind.map(({ id, title }) => (
              <option key={id} value={`${about} ${id}`}>
                {title}
              </option>
            ))}
          </optgroup>
        )
      })}
    </SelectField>
  )
}
