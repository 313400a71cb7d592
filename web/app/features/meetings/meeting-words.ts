import type { Meeting } from '@properysearch/contract/meetings/calls'
import {
  type MeetingAct,
  type MeetingState,
  meetingGraph,
  meetingPlaces,
  meetingRoles,
} from '@properysearch/contract/meetings/facts'
import { pathTo } from '../../screens.ts'

export const doneWords: Record<MeetingAct, string> = {
  accept: 'Accepted. The others have been told.',
  counter: 'Proposed. The others have been told.',
  decline: 'Declined.',
  move: 'Proposed. The others have been told.',
  cancel: 'Cancelled. The others have been told.',
  hold: 'Recorded.',
  miss: 'Recorded.',
}

/** Where it stands, and for those who take part whose turn it is. */
export function stateWords({ state, isMyTurn }: Pick<Meeting, 'state' | 'isMyTurn'>): string {
  return isMyTurn ? 'Your turn' : meetingGraph.states[state as MeetingState]
}

export function actWords(act: MeetingAct, { people }: Pick<Meeting, 'people'>): string {
  return act === 'miss' && people.length === 2 ? 'The other person did not come' : meetingGraph.acts[act].label
}

/** “Mandar J. (seller) and Sneha Patil (agent)” */
export function othersInWords({ people }: Pick<Meeting, 'people'>): string {
  const names = people.filter(({ isMe }) => !isMe).map(({ name, role }) => `${name} (${roleWord(role)})`)
  return names.length < 2 ? (names[0] ?? '') : `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`
}

const roleWord = (role: Meeting['people'][number]['role']) =>
  role === 'seeker' ? 'interested' : meetingRoles[role].toLowerCase()

export const placeWords = ({ place }: Pick<Meeting, 'place'>): string => meetingPlaces[place]

/** The page of what it is about, as the one who looks opens it. */
export function thingPath({ thing, people }: Pick<Meeting, 'thing' | 'people'>): string | null {
  const { about, id, propertyId } = thing
  if (about === 'hire') return pathTo('hire', { id })
  if (propertyId === null) return null
  if (about === 'listing') return pathTo('myPropertyView', { id: propertyId })
  const role = people.find(({ isMe }) => isMe)?.role
  if (role === 'agent') return pathTo('bookedByAgent')
  return role === 'buyer' || role === 'tenant'
    ? pathTo('bookedProperty', { id: propertyId, bookingId: id })
    : pathTo('ownerBookedProperty', { id, propId: propertyId })
}
