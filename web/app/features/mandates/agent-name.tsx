import type { Mandate } from '@properysearch/contract/mandates/calls'
import { BadgeCheck } from 'lucide-react'

/** Who it is, whether their identity is verified, and their number with the regulator. */
export function AgentName({ agent: { name, isVerified, reraNumber } }: { agent: Mandate['agent'] }) {
  return (
    <span className="inline-flex flex-wrap items-center gap-x-1.5">
      <span className="break-words font-semibold">{name}</span>
      {isVerified ? (
        <>
          <BadgeCheck aria-hidden className="size-4.5 text-leaf" />
          <span className="font-normal text-soft-ink text-sm">Verified</span>
        </>
      ) : null}
      <span className="figures font-normal text-soft-ink text-sm">
        {reraNumber ? `RERA ${reraNumber}` : 'RERA number not verified yet'}
      </span>
    </span>
  )
}
