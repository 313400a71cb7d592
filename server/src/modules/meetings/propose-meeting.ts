import type { InputOf } from '@properysearch/contract/kernel/endpoint'
import type { Meeting, meetings, proposeMeetingInput } from '@properysearch/contract/meetings/calls'
import { mostWaitingMeetings } from '@properysearch/contract/meetings/facts'
import type { z } from 'zod'
import { type CallContext, inTransaction, signedIn } from '../../context.ts'
import { fail, invalid } from '../../platform/errors.ts'
import { lockUser } from '../accounts/index.ts'
import { announceMeeting } from './announce-meeting.ts'
import { readLocation, readMinutes, readSlots } from './meetings.rules.ts'
import { countWaiting, findOfKey, insertMeeting, insertPeople, lockMeeting, type MeetingRow } from './meetings.sql.ts'
import { findOthers, findOwnRole, findThing } from './shared-things.sql.ts'
import { showMeeting } from './show-meetings.ts'

/** With people who share the thing. The same press twice is one meeting. */
export async function proposeMeeting(ctx: CallContext, given: InputOf<typeof meetings.propose>): Promise<Meeting> {
  const { id: userId } = signedIn(ctx)
  const row = await inTransaction(ctx, async (tx) => {
    // Of two presses at once, the second finds what the first has made.
    await lockUser(tx.db, userId)
    const before = await findOfKey(tx.db, userId, given.key)
    if (before) return before
    const wanted = { about: given.about, id: given.subjectId }
    const [thing, role] = [await findThing(tx.db, wanted), await findOwnRole(tx.db, wanted, userId)]
    if (!thing || !role) throw fail('not-found')
    const others = await findOthers(tx.db, wanted, userId)
    const guests = [...new Set(given.personIds)].map((id) => others.find((other) => other.userId === id))
    if (!guests.every((guest) => guest !== undefined)) throw fail('not-found')
    const meeting = { ...readMeeting(given, tx.now), about: given.about, subjectId: thing.id, madeBy: userId }
    if (given.place === 'property') checkProperty(thing, role)
    if ((await countWaiting(tx.db, userId)) >= mostWaitingMeetings) {
      const words = `${mostWaitingMeetings} meetings that you proposed are waiting for an answer. Cancel one to propose another.`
      throw fail('limit-reached', words)
    }
    const { propertyId } = thing
    const id = await insertMeeting(tx.db, { ...meeting, propertyId, key: given.key, now: tx.now })
    if (id === undefined) throw fail('moved-on', 'You have already proposed this meeting.')
    await insertPeople(tx.db, id, [
      { userId, role, hasAgreed: true },
      ...guests.map((guest) => ({ userId: guest.userId, role: guest.role, hasAgreed: false })),
    ])
    const made = (await lockMeeting(tx.db, id)) as MeetingRow
    await announceMeeting(tx, made, 'propose', userId)
    return made
  })
  return showMeeting(ctx, row, userId)
}

function readMeeting(given: z.output<typeof proposeMeetingInput>, now: Date) {
  const { title, words, place } = given
  return {
    title,
    words,
    place,
    minutes: readMinutes(given.minutes),
    location: readLocation(place, given.where),
    slots: readSlots(given.slots, now),
  }
}

/** Whoever wants to see a listing asks for a visit: that is what its host keeps a record of. */
function checkProperty({ about, propertyId }: { about: string; propertyId: number | null }, role: string): void {
  if (propertyId === null) throw invalid({ place: 'There is no property to meet at. Choose another place.' })
  if (about === 'listing' && role === 'seeker') {
    throw fail('ruled-out', 'To see the property, ask for a visit on its page.')
  }
}
