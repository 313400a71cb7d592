import type { Hire } from '@properysearch/contract/hires/calls'
import { type HireState, hireGraph } from '@properysearch/contract/hires/facts'
import {
  CircleCheck,
  CircleSlash,
  CircleX,
  Clock,
  FileQuestion,
  Hourglass,
  PackageCheck,
  Reply,
  Scale,
} from 'lucide-react'
import { StateBadge, type StateLook } from '../../ui/state-badge.tsx'
import { turnOf } from './hire-words.ts'

const over = 'bg-sunken text-ink'
const running = 'bg-leaf-wash text-leaf'
const looks: Record<HireState, StateLook> = {
  asked: { icon: Hourglass, className: running },
  quoted: { icon: Hourglass, className: running },
  paid: { icon: Hourglass, className: running },
  accepted: { icon: Hourglass, className: running },
  waiting: { icon: FileQuestion, className: running },
  delivered: { icon: PackageCheck, className: running },
  disputed: { icon: Scale, className: 'bg-danger-wash text-danger' },
  closed: { icon: CircleCheck, className: 'bg-good-wash text-good' },
  declined: { icon: CircleX, className: over },
  withdrawn: { icon: CircleSlash, className: over },
  lapsed: { icon: Clock, className: over },
}

/** Where a hire stands; what waits for me stands out. */
export function HireStateBadge({ hire }: { hire: Hire }) {
  const { state } = hire
  const isMine = turnOf(hire, new Date()).whose === 'mine' && state !== 'disputed'
  const look = isMine ? { icon: Reply, className: 'bg-marigold-wash text-marigold-ink' } : looks[state]
  return <StateBadge look={look} name={hireGraph.states[state]} />
}
