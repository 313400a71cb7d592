import type { Hire } from '@properysearch/contract/hires/calls'
import { heldHireStates } from '@properysearch/contract/hires/facts'
import { releaseGraph } from '@properysearch/contract/releases/facts'
import { formatRupees } from '@properysearch/contract/values/money'
import type { ReactNode } from 'react'
import { Part } from '../../ui/part.tsx'
import { clientLines, type Line, payoutLines, whereItIs } from './fee-lines.ts'

/** What the client pays, to the last rupee; for the professional also what reaches them of it. */
export function FeeStatement({ hire }: { hire: Hire }) {
  const { quote, payout, iAm } = hire
  if (!quote) return null
  return (
    <Part title="The fee" note={noteOf(hire)}>
      {iAm === 'professional' && payout ? null : <Lines lines={clientLines(hire)} />}
      <Lines lines={whereItIs(hire)} label="Where the money is" />
      {iAm === 'professional' && payout ? (
        <>
          <Lines lines={payoutLines(payout)} label="What reaches you" />
          <Reaching release={payout.release} />
        </>
      ) : null}
    </Part>
  )
}

function noteOf({ state, iAm, kind }: Hire): ReactNode {
  if (state === 'quoted' && iAm === 'client') return 'Nothing is added to it later.'
  if (!(heldHireStates as readonly string[]).includes(state)) return null
  const byLaw = kind === 'lawyer' ? ' We take no part of a lawyer’s fee.' : ''
  return `Our payment partner holds the fee until the work is accepted.${byLaw}`
}

/** Lines and their sum. */
export function Lines({ lines, label }: { lines: readonly Line[]; label?: string }) {
  if (lines.length === 0) return null
  return (
    <div className="grid gap-2">
      {label ? <h3 className="font-semibold text-sm">{label}</h3> : null}
      <dl className="figures grid gap-1.5 text-sm">
        {lines.map(({ name, amount, isSum }) => (
          <div
            key={name}
            className={`flex justify-between gap-4 ${isSum ? 'border-line border-t pt-2 font-semibold text-base' : ''}`}
          >
            <dt className={isSum ? '' : 'text-soft-ink'}>{name}</dt>
            <dd className="shrink-0">{formatRupees(amount, 2)}</dd>
          </div>
        ))}
      </dl>
    </div>
  )
}

function Reaching({ release }: { release: NonNullable<Hire['payout']>['release'] }) {
  if (!release) {
    return (
      <p className="text-soft-ink text-sm">
        As it would be today. It goes to your first bank account once the work is accepted.
      </p>
    )
  }
  if (release.state === 'approved' && release.account === null)
    return <p className="text-sm">It is waiting for a bank account.</p>
  return (
    <p className="figures text-soft-ink text-sm">
      {releaseGraph.states[release.state]}
      {release.account ? `: ${release.account}` : ''}
    </p>
  )
}
