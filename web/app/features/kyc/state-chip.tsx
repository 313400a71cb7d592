import { CircleAlert, CircleCheck, CircleDashed, Hourglass, type LucideIcon, MessageSquareText } from 'lucide-react'
import { classNames } from '../../ui/class-names.ts'
import type { IdentityCheck } from './kyc.queries.ts'

const looks: Record<IdentityCheck['state'], { word: string; icon: LucideIcon; className: string }> = {
  none: { word: 'Not verified', icon: CircleDashed, className: 'bg-sunken text-soft-ink' },
  'otp-sent': { word: 'Code sent', icon: MessageSquareText, className: 'bg-leaf-wash text-leaf' },
  verified: { word: 'Verified', icon: CircleCheck, className: 'bg-good-wash text-good' },
  review: { word: 'Being looked at', icon: Hourglass, className: 'bg-marigold-wash text-marigold-ink' },
  failed: { word: 'Not verified', icon: CircleAlert, className: 'bg-danger-wash text-danger' },
}

export function StateChip({ state }: { state: IdentityCheck['state'] }) {
  const { word, icon: Icon, className } = looks[state]
  return (
    <span
      className={classNames(
        'inline-flex items-center gap-1.5 rounded-full px-2.5 py-0.5 font-medium text-xs',
        className,
      )}
    >
      <Icon aria-hidden className="size-3.5" />
      {word}
    </span>
  )
}
