import { type HireState, hireGraph } from '@properysearch/contract/hires/facts'
import type { EvaluatorLead } from '@properysearch/contract/valuations/calls'
import type { LeadList } from '@properysearch/contract/valuations/facts'
import { CircleCheck, CircleX, ClipboardPen, FileCheck, Hourglass, PauseCircle, Scale } from 'lucide-react'
import { formatDay, formatMoment } from '../../lib/format.ts'
import type { StateLook } from '../../ui/state-badge.tsx'

export const listNames: Record<LeadList, string> = {
  all: 'All',
  new: 'To answer',
  work: 'In progress',
  done: 'Delivered and over',
}

const waiting: StateLook = { icon: Hourglass, className: 'bg-marigold-wash text-marigold-ink' }
const over: StateLook = { icon: CircleX, className: 'bg-sunken text-ink' }

const looks: Record<HireState, StateLook> = {
  asked: waiting,
  quoted: waiting,
  paid: waiting,
  accepted: { icon: ClipboardPen, className: 'bg-leaf-wash text-leaf' },
  waiting: { icon: PauseCircle, className: 'bg-marigold-wash text-marigold-ink' },
  delivered: { icon: FileCheck, className: 'bg-good-wash text-good' },
  disputed: { icon: Scale, className: 'bg-danger-wash text-danger' },
  closed: { icon: CircleCheck, className: 'bg-good-wash text-good' },
  declined: over,
  withdrawn: over,
  lapsed: over,
}

export function leadLook(state: HireState): { look: StateLook; name: string } {
  return { look: looks[state], name: state === 'paid' ? 'Waiting for your answer' : hireGraph.states[state] }
}

/** What has to be done by when; else what was done. */
export function deadlineOf({
  state,
  answerBy,
  dueAt,
  deliveredAt,
}: EvaluatorLead): [name: string, when: string] | null {
  if (answerBy) return ['Answer by', formatMoment(answerBy)]
  if (state === 'waiting') return ['Due', 'The clock has stopped']
  if (state === 'accepted' && dueAt) return ['Due on', formatDay(dueAt)]
  return deliveredAt ? ['Delivered on', formatDay(deliveredAt)] : null
}

export const clientOf = ({ client: { firstname, lastname } }: Pick<EvaluatorLead, 'client'>) =>
  `${firstname} ${lastname}`

/** Where to look: as the client said, else where the listing is. */
export function placeOf({ address, property }: Pick<EvaluatorLead, 'address' | 'property'>): string | null {
  if (address) return address
  return property ? `${property.locationData.locality}, ${property.locationData.city}` : null
}
