import { type HireState, hireGraph } from '@properysearch/contract/hires/facts'
import {
  CircleCheck,
  CircleSlash,
  CircleX,
  Clock,
  FileQuestionMark,
  Hammer,
  Hourglass,
  PackageCheck,
  Reply,
  Scale,
  Wallet,
} from 'lucide-react'
import { StateBadge, type StateLook } from '../../ui/state-badge.tsx'

const over = 'bg-sunken text-ink'
const waiting = 'bg-leaf-wash text-leaf'
const attention = 'bg-marigold-wash text-marigold-ink'
const looks: Record<HireState, StateLook> = {
  asked: { icon: Reply, className: waiting },
  quoted: { icon: Wallet, className: attention },
  paid: { icon: Hourglass, className: waiting },
  accepted: { icon: Hammer, className: waiting },
  waiting: { icon: FileQuestionMark, className: attention },
  delivered: { icon: PackageCheck, className: attention },
  disputed: { icon: Scale, className: attention },
  closed: { icon: CircleCheck, className: 'bg-good-wash text-good' },
  declined: { icon: CircleX, className: over },
  withdrawn: { icon: CircleSlash, className: over },
  lapsed: { icon: Clock, className: over },
}

export function HireStateBadge({ state }: { state: HireState }) {
  return <StateBadge look={looks[state]} name={hireGraph.states[state]} />
}
