import { Fingerprint, IdCard, type LucideIcon } from 'lucide-react'
import { formatDay } from '../../lib/format.ts'
import { Button } from '../../ui/button.tsx'
import { SimulationChip } from '../../ui/simulation-note.tsx'
import { CheckStateBadge } from './check-state-badge.tsx'
import type { IdentityCheck, Kyc } from './kyc.queries.ts'

export type IdentityKind = 'aadhaar' | 'pan'

const cards: Record<IdentityKind, { title: string; icon: LucideIcon; about: string }> = {
  aadhaar: {
    title: 'Aadhaar',
    icon: Fingerprint,
    about: 'Through DigiLocker, or with a code sent to the mobile number linked to it. The number is never kept.',
  },
  pan: { title: 'PAN', icon: IdCard, about: 'With your PAN, the name on it and your date of birth.' },
}

interface KycCardsProps {
  kyc: Kyc
  onOpen: (kind: IdentityKind) => void
}

export function KycCards({ kyc, onOpen }: KycCardsProps) {
  return (
    <div className="grid gap-4 lg:grid-cols-2">
      {(['aadhaar', 'pan'] as const).map((kind) => (
        <KycCard key={kind} kind={kind} check={kyc[kind]} onOpen={() => onOpen(kind)} />
      ))}
    </div>
  )
}

function KycCard({ kind, check, onOpen }: { kind: IdentityKind; check: IdentityCheck; onOpen: () => void }) {
  const { title, icon: Icon, about } = cards[kind]
  const action = actionFor(check, title)
  return (
    <section aria-labelledby={`${kind}-title`} className="grid content-start gap-3 rounded-card border border-line p-5">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
        <Icon aria-hidden className="size-6 text-leaf" />
        <h3 id={`${kind}-title`} className="grow text-lg">
          {title}
        </h3>
        <CheckStateBadge state={check.state} />
      </div>
      {check.masked ? (
        <p className="figures flex flex-wrap items-center gap-x-3 gap-y-1 text-lg tracking-wide">
          {check.masked}
          {check.isSimulated ? <SimulationChip /> : null}
        </p>
      ) : (
        <p className="text-soft-ink text-sm">{about}</p>
      )}
      {check.message ? <p className="text-sm">{check.message}</p> : null}
      {check.state === 'verified' && check.changedAt ? (
        <p className="text-soft-ink text-sm">Verified on {formatDay(check.changedAt)}.</p>
      ) : null}
      {action ? (
        <div className="mt-1">
          <Button
            look={check.state === 'otp-sent' || check.state === 'away' ? 'primary' : 'secondary'}
            onClick={onOpen}
          >
            {action}
          </Button>
        </div>
      ) : null}
    </section>
  )
}

function actionFor({ state }: IdentityCheck, title: string): string | null {
  if (state === 'none') return `Verify ${title}`
  if (state === 'otp-sent') return 'Enter the code'
  if (state === 'away') return 'Finish on DigiLocker'
  if (state === 'failed') return 'Try again'
  return null
}
