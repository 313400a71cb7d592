import type { Context } from '../../context.ts'
import { spokenMoment } from '../../platform/day-in-india.ts'
import type { Reminder } from '../diaries/index.ts'
import { findPlainName } from '../listings/index.ts'
import type { MeetingRow } from './meetings.sql.ts'

/** What people are told of. */
export type Told =
  | 'propose'
  | 'agree'
  | 'accept'
  | 'counter'
  | 'decline'
  | 'move'
  | 'cancel'
  | 'leave'
  | 'hold'
  | 'miss'
  | 'lapse'
  | Reminder

/** In words of ours: what somebody else wrote could not be taken back from a notice. */
export async function nameOfThing(ctx: Context, { about, propertyId }: MeetingRow): Promise<string> {
  if (about === 'hire' || propertyId === null) return 'a hire'
  const name = await findPlainName(ctx.db, propertyId)
  return about === 'deal' ? `the deal on ${name}` : name
}

/** It names nobody: a name in somebody else's notifications could not be erased. */
export function wordsFor(row: MeetingRow, what: Told, thing: string): { title: string; body: string } {
  const meeting = `the meeting about ${thing}`
  const time = row.startsAt ? spokenMoment(row.startsAt) : ''
  const say = (title: string, body: string) => ({ title, body })
  switch (what) {
    case 'propose':
      return say(`A meeting about ${thing} is proposed`, 'Accept one of the times, or propose others.')
    case 'agree':
      return say(`One of you has accepted a time for ${meeting}`, 'It is agreed once everybody has accepted it.')
    case 'accept':
      return say(`Agreed: ${meeting} is on ${time}`, 'You will find it under Meetings, with a calendar file.')
    case 'counter':
      return say(`Other times are proposed for ${meeting}`, 'Accept one, or propose others.')
    case 'decline':
      return say(`Declined: ${meeting}`, 'You can propose another.')
    case 'move':
      return say(`To be moved: ${meeting}`, 'The agreed time no longer applies. Accept a new one, or propose others.')
    case 'cancel':
      return say(`Cancelled: ${meeting}`, 'The reason, if one was given, is with the meeting.')
    case 'leave':
      return say(`Cancelled: ${meeting}`, 'One of you has left Properysearch.')
    case 'hold':
      return say(`Did ${meeting} take place?`, 'One of the others says so. Please confirm it.')
    case 'miss':
      return say(`Somebody did not come to ${meeting}`, 'One of the others says so. You can propose a new one.')
    case 'lapse':
      return say(`The times for ${meeting} have passed`, 'Not everybody had answered. You can propose new ones.')
    case 'day':
      return say(
        `Coming up: ${meeting} is on ${time}`,
        'A reminder a day before. If you cannot come, move or cancel it.',
      )
    case 'hour':
      return say(`Coming up: ${meeting} is on ${time}`, 'A reminder an hour before.')
  }
}
