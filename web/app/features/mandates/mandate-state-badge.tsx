import { type MandateState, mandateGraph } from '@properysearch/contract/mandates/facts'
import { CircleCheck, CircleSlash, CircleX, Clock, Hourglass, Reply } from 'lucide-react'
import { StateBadge, type StateLook } from '../../ui/state-badge.tsx'
import type { Reader } from './commission-words.ts'

const over = 'bg-sunken text-ink'
const looks: Record<MandateState, StateLook> = {
  invited: { icon: Hourglass, className: 'bg-leaf-wash text-leaf' },
  accepted: { icon: CircleCheck, className: 'bg-good-wash text-good' },
  declined: { icon: CircleX, className: over },
  withdrawn: { icon: CircleSlash, className: over },
  ended: { icon: CircleSlash, className: over },
  expired: { icon: Clock, className: over },
}

/** Where a mandate stands; an invitation asks for the agent's attention. */
export function MandateStateBadge({ state, reader }: { state: MandateState; reader: Reader }) {
  if (state === 'invited' && reader === 'agent') {
    return <StateBadge look={{ icon: Reply, className: 'bg-marigold-wash text-marigold-ink' }} name="You are invited" />
  }
  return <StateBadge look={looks[state]} name={mandateGraph.states[state]} />
}
