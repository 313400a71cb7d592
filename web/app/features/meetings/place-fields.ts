import type { MeetingThing } from '@properysearch/contract/meetings/calls'
import { type MeetingPlace, type MeetingRole, meetingPlaces } from '@properysearch/contract/meetings/facts'

interface PlaceField {
  label: string
  help: string
  type: 'tel' | 'url' | 'text'
  autoComplete: string
}

/** What has to be said of each place. */
export const placeFields: Record<MeetingPlace, PlaceField> = {
  phone: {
    label: 'Number to call',
    help: 'Ten digits. Only the people in this meeting see it.',
    type: 'tel',
    autoComplete: 'tel-national',
  },
  online: {
    label: 'Link',
    help: 'To a video call that you have set up. It begins with https://',
    type: 'url',
    autoComplete: 'off',
  },
  address: {
    label: 'Address',
    help: 'Only the people in this meeting see it.',
    type: 'text',
    autoComplete: 'off',
  },
  property: { label: '', help: '', type: 'text', autoComplete: 'off' },
}

/** Of a hire without a property none; and whoever wants to see a listing asks for a visit instead. */
export function placesFor(data: { thing: MeetingThing; role: MeetingRole | null } | null | undefined): MeetingPlace[] {
  const all = Object.keys(meetingPlaces) as MeetingPlace[]
  const hasProperty = data?.thing.propertyId != null && data.role !== 'seeker'
  return hasProperty ? all : all.filter((place) => place !== 'property')
}
