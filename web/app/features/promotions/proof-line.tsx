import type { PremiumUser } from '@properysearch/contract/promotions/calls'
import { BadgeCheck, CircleDashed, Hourglass } from 'lucide-react'
import { classNames } from '../../ui/class-names.ts'

type Person = PremiumUser['userData']

/** Whether we have proof of what somebody is: of a professional their registration, of others who they are. */
export function ProofLine({
  of,
  proof,
  className,
}: {
  of: Person['userrole']
  proof: Person['proof']
  className?: string
}) {
  return (
    <p className={classNames('inline-flex items-start gap-1.5 text-sm', className)}>
      <ProofSign proof={proof} />
      {proofWords(of, proof)}
    </p>
  )
}

function ProofSign({ proof }: { proof: Person['proof'] }) {
  const className = 'mt-0.5 size-4 shrink-0'
  if (proof === 'verified') return <BadgeCheck aria-hidden className={`${className} text-good`} />
  if (proof === 'checking') return <Hourglass aria-hidden className={`${className} text-marigold-ink`} />
  return <CircleDashed aria-hidden className={`${className} text-soft-ink`} />
}

function proofWords(role: Person['userrole'], proof: Person['proof']): string {
  const what = role === 'agent' || role === 'evaluator' ? 'Registration' : 'Identity'
  if (proof === 'verified') return `${what} verified`
  return proof === 'checking' ? `${what} being checked` : `${what} not verified yet`
}
