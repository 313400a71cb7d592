import type { MeetingThing } from '@properysearch/contract/meetings/calls'
import {
  inHoursAndMinutes,
  type MeetingPlace,
  meetingMinutes,
  meetingPlaces,
  meetingRoles,
  mostMeetingSlots,
} from '@properysearch/contract/meetings/facts'
import { type FormEvent, useState } from 'react'
import { api, messageOf } from '../../lib/api.ts'
import { CheckboxField } from '../../ui/checkbox-field.tsx'
import { FieldError, SelectField, TextField } from '../../ui/field.tsx'
import { Form } from '../../ui/form.tsx'
import { Modal } from '../../ui/modal.tsx'
import { Notice } from '../../ui/notice.tsx'
import { SlotFields } from '../../ui/slot-fields.tsx'
import { Skeleton } from '../../ui/states.tsx'
import { useOffer } from '../../ui/use-offer.ts'
import { WordsField } from '../../ui/words-field.tsx'
import { type Subject, useForgetMeetings, usePeople, useThings } from './meetings.queries.ts'
import { NobodyToMeet } from './nobody-to-meet.tsx'
import { placeFields, placesFor } from './place-fields.ts'
import { ThingField } from './thing-field.tsx'

interface ProposeDialogProps {
  /** Chosen where the link was pressed; null to choose here. */
  given: Subject | null
  onClose: () => void
}

/** A form for those who may meet somebody; for everybody else, what leads to a meeting. */
export default function ProposeDialog({ given, onClose }: ProposeDialogProps) {
  const things = useThings(given === null)
  const people = usePeople(given)
  const { data, error } = given ? people : things
  const isNobody = given ? people.data?.people.length === 0 : things.data?.length === 0
  return (
    <Modal isWide hasCross onClose={onClose} title="Propose a meeting">
      {isNobody ? (
        <NobodyToMeet title={people.data?.thing.title} />
      ) : error ? (
        <Notice look="danger" role="alert">
          {messageOf(error)}
        </Notice>
      ) : data ? (
        <ProposeForm given={given} things={things.data ?? []} onClose={onClose} />
      ) : (
        <Skeleton className="h-64" />
      )}
    </Modal>
  )
}

interface ProposeFormProps extends ProposeDialogProps {
  things: MeetingThing[]
}

/** About what, with whom, when and where. */
function ProposeForm({ given, things, onClose }: ProposeFormProps) {
  const offer = useOffer({
    fields: ['subject', 'personIds', 'title', 'where'],
    shown: 2,
    done: 'Proposed. We will notify you of the answer.',
    forget: useForgetMeetings(),
    onClose,
  })
  const { errors } = offer
  const [subject, setSubject] = useState(given)
  const { data, error } = usePeople(subject)
  const people = data?.people ?? []
  const [chosen, setChosen] = useState<number[]>([])
  const personIds = people.length === 1 ? people.map(({ id }) => id) : chosen
  const [title, setTitle] = useState('')
  const [minutes, setMinutes] = useState<number>(30)
  const [wanted, setPlace] = useState<MeetingPlace>('phone')
  const places = placesFor(data)
  const place = places.includes(wanted) ? wanted : 'phone'
  const [where, setWhere] = useState('')
  const { label, ...control } = placeFields[place]

  const send = (event: FormEvent) => {
    const wrong = {
      ...(subject ? {} : { subject: 'Choose what it is about' }),
      ...(personIds.length > 0 ? {} : { personIds: 'Choose whom to meet' }),
      ...(title.trim() ? {} : { title: 'Say what it is about' }),
    }
    void offer.send(event, wrong, async (given) => {
      if (!subject) return
      const shown = place === 'property' ? '' : where
      await api.meetings.propose({ ...subject, ...given, personIds, title, minutes, place, where: shown })
    })
  }

  return (
    <Form
      onSubmit={send}
      isBusy={offer.isBusy}
      failure={errors.other ?? (error ? messageOf(error) : people.length > 1 ? null : (errors.personIds ?? null))}
      action="Propose the meeting"
      busyAction="Proposing…"
    >
      {given ? (
        <p className="break-words text-sm">
          About <span className="font-semibold">{data?.thing.title ?? '…'}</span>
        </p>
      ) : (
        <ThingField
          things={things}
          value={subject}
          error={errors.subject}
          onChange={(next) => {
            setSubject(next)
            setChosen([])
          }}
        />
      )}
      {subject && !data && !error ? <Skeleton className="h-11" /> : null}
      {data && people.length === 0 ? (
        <p className="text-soft-ink text-sm">There is nobody you can meet about this at the moment.</p>
      ) : null}
      {people.length === 1 && people[0] ? (
        <p className="text-sm">
          With <span className="font-semibold">{people[0].name}</span> ({meetingRoles[people[0].role]})
        </p>
      ) : null}
      {people.length > 1 ? (
        <fieldset className="grid gap-3">
          <legend className="mb-1.5 font-medium text-sm">With whom?</legend>
          {people.map(({ id, name, role }) => (
            <CheckboxField
              key={id}
              label={`${name} (${meetingRoles[role]})`}
              checked={chosen.includes(id)}
              onChange={({ target }) =>
                setChosen(target.checked ? [...chosen, id] : chosen.filter((other) => other !== id))
              }
            />
          ))}
          <div aria-live="polite">{errors.personIds ? <FieldError>{errors.personIds}</FieldError> : null}</div>
        </fieldset>
      ) : null}
      <TextField
        label="What is it about?"
        help="Such as: read the draft agreement together."
        maxLength={120}
        error={errors.title}
        value={title}
        onChange={({ target }) => setTitle(target.value)}
      />
      <SlotFields
        legend="When? Propose up to five times."
        most={mostMeetingSlots}
        values={offer.slots}
        error={errors.slots}
        onChange={offer.setSlots}
      />
      <div className="grid gap-5 sm:grid-cols-2">
        <SelectField label="How long?" value={minutes} onChange={({ target }) => setMinutes(Number(target.value))}>
          {meetingMinutes.map((length) => (
            <option key={length} value={length}>
              {inHoursAndMinutes(length)}
            </option>
          ))}
        </SelectField>
        <SelectField label="Where?" value={place} onChange={({ target }) => setPlace(target.value as MeetingPlace)}>
          {places.map((one) => (
            <option key={one} value={one}>
              {meetingPlaces[one]}
            </option>
          ))}
        </SelectField>
      </div>
      {place === 'property' ? null : (
        <TextField
          label={label}
          {...control}
          maxLength={300}
          error={errors.where}
          value={where}
          onChange={({ target }) => setWhere(target.value)}
        />
      )}
      <WordsField
        help="What to bring or to read beforehand."
        error={errors.words}
        value={offer.words}
        onChange={offer.setWords}
      />
    </Form>
  )
}
