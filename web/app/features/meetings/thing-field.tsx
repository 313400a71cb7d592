import { type MeetingAbout, meetingAbouts } from '@properysearch/contract/meetings/facts'
import { messageOf } from '../../lib/api.ts'
import { SelectField } from '../../ui/field.tsx'
import { Notice } from '../../ui/notice.tsx'
import { type Subject, useThings } from './meetings.queries.ts'

interface ThingFieldProps {
  value: Subject | null
  error: string | undefined
  onChange: (subject: Subject | null) => void
}

const groupNames: Record<MeetingAbout, string> = { deal: 'Deals', hire: 'Hires', listing: 'Properties' }

/** The deals, hires and properties that one can meet somebody about. */
export function ThingField({ value, error, onChange }: ThingFieldProps) {
  const { data, error: failure } = useThings()
  if (failure) {
    return (
      <Notice look="danger" role="alert">
        {messageOf(failure)}
      </Notice>
    )
  }
  if (data?.length === 0) {
    return (
      <Notice>
        You can meet people you share something with: the other side of a deal, a professional you asked, or the owner
        of a property whom you talk with or whose contact you have.
      </Notice>
    )
  }
  return (
    <SelectField
      label="Deal, hire or property"
      error={error}
      disabled={!data}
      value={value ? `${value.about} ${value.subjectId}` : ''}
      onChange={({ target }) => {
        const [about = '', id] = target.value.split(' ')
        onChange(target.value ? { about: about as MeetingAbout, subjectId: Number(id) } : null)
      }}
    >
      <option value="">{data ? 'Choose' : 'Loading…'}</option>
      {meetingAbouts.map((about) => {
        const things = (data ?? []).filter((thing) => thing.about === about)
        return things.length === 0 ? null : (
          <optgroup key={about} label={groupNames[about]}>
            {things.map(({ id, title }) => (
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
