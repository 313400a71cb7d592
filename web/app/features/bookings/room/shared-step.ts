import type { BookingRoom } from '@properysearch/contract/bookings/calls'
import { formatDay } from '../../../lib/format.ts'
import { capital, theOther } from './deal-words.ts'
import { wordsGiven } from './press.ts'
import type { MakeStep, Step } from './step.ts'

/** Both give their word. */
export function sharedStep(
  room: BookingRoom,
  step: MakeStep,
  what: 'clear' | 'complete',
  title: string,
  label: string,
): Step {
  const { mine, theirs } = wordsGiven(room, what)
  const other = capital(theOther(room.bookingData))
  if (mine) {
    return step({
      whose: 'theirs',
      title: `${other} confirms it too`,
      text: 'You have confirmed it. The deal moves on once both sides have.',
    })
  }
  return step({
    title,
    ...(theirs ? { text: `${other} has confirmed it already. If you agree, confirm it too.` } : {}),
    actions: [{ label, press: { do: what } }],
  })
}

export function registrationStep(room: BookingRoom, step: MakeStep): Step {
  const { registration, bookingData } = room
  const other = capital(theOther(bookingData))
  if (!registration) {
    return step({
      title: 'Register the agreement',
      actions: [{ label: 'Record the registration', press: { do: 'register' } }],
    })
  }
  if (registration.recordedBy === bookingData.side) {
    return step({
      whose: 'theirs',
      title: `${other} confirms the registration`,
      text: `You recorded document ${registration.documentNumber}. ${
        bookingData.kind === 'rental' ? 'The rest of the deposit is due' : 'The instalments fall due'
      } once it is confirmed.`,
    })
  }
  return step({
    title: 'Compare the registration with your copy',
    text: `${other} recorded document ${registration.documentNumber}, registered on ${formatDay(registration.registeredOn)} at ${registration.office}.`,
    actions: [{ label: 'Confirm the registration', press: { do: 'confirm-registration' } }],
  })
}
