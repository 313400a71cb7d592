import type { AppointmentState } from '@properysearch/contract/values/appointments'
import { CalendarCheck, CircleCheck, CircleHelp, CircleSlash, CircleX, Clock, Hourglass } from 'lucide-react'
import type { StateLook } from './state-badge.tsx'

const over = 'bg-sunken text-ink'

/** How the state of a meeting or a visit is shown. */
export const appointmentLooks: Record<AppointmentState, StateLook> = {
  proposed: { icon: Hourglass, className: 'bg-marigold-wash text-marigold-ink' },
  accepted: { icon: CalendarCheck, className: 'bg-leaf-wash text-leaf' },
  held: { icon: CircleCheck, className: 'bg-good-wash text-good' },
  declined: { icon: CircleX, className: over },
  lapsed: { icon: Clock, className: over },
  cancelled: { icon: CircleSlash, className: over },
  'no-show': { icon: CircleX, className: over },
  unconfirmed: { icon: CircleHelp, className: over },
}
