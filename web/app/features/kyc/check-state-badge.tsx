import { CircleAlert, CircleCheck, CircleDashed, ExternalLink, Hourglass, MessageSquareText } from 'lucide-react'
import { StateBadge, type StateLook } from '../../ui/state-badge.tsx'
import type { IdentityCheck } from './kyc.queries.ts'

const looks: Record<IdentityCheck['state'], StateLook & { word: string }> = {
  none: { word: 'Not verified', icon: CircleDashed, className: 'bg-sunken text-soft-ink' },
  'otp-sent': { word: 'Code sent', icon: MessageSquareText, className: 'bg-leaf-wash text-leaf' },
  away: { word: 'At DigiLocker', icon: ExternalLink, className: 'bg-leaf-wash text-leaf' },
  verified: { word: 'Verified', icon: CircleCheck, className: 'bg-good-wash text-good' },
  review: { word: 'Under review', icon: Hourglass, className: 'bg-marigold-wash text-marigold-ink' },
  failed: { word: 'Not verified', icon: CircleAlert, className: 'bg-danger-wash text-danger' },
}

export function CheckStateBadge({ state }: { state: IdentityCheck['state'] }) {
  return <StateBadge look={looks[state]} name={looks[state].word} />
}
