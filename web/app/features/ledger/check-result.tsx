import type { LedgerCheck } from '@properysearch/contract/ledger/calls'
import { formatNumber } from '@properysearch/contract/values/numbers'
import { messageOf } from '../../lib/api.ts'
import { formatMoment } from '../../lib/format.ts'
import { Button } from '../../ui/button.tsx'
import { Notice } from '../../ui/notice.tsx'
import { useStartCheck } from './ledger.queries.ts'

/** The one primary act of the screen. */
export function CheckButton({ isRunning }: { isRunning: boolean }) {
  const start = useStartCheck()
  return (
    <div className="grid gap-1">
      <Button onClick={() => start.mutate()} disabled={start.isPending || isRunning}>
        {isRunning ? 'Checking...' : 'Check now'}
      </Button>
      {start.error ? (
        <p role="alert" className="text-danger text-sm">
          {messageOf(start.error)}
        </p>
      ) : null}
    </div>
  )
}

/** What the last check found, when, and who asked for it. */
export function CheckResult({ check }: { check: LedgerCheck | null }) {
  if (!check)
    return <Notice>The ledger has not been checked yet. It is checked every night, and whenever you ask.</Notice>
  const asked = check.askedBy ? `asked for by ${check.askedBy}` : 'the nightly check'
  if (!check.finishedAt) {
    return <Notice role="status">A check is under way, started {formatMoment(check.askedAt)}.</Notice>
  }
  const when = `Checked ${formatMoment(check.finishedAt)}, ${asked}.`
  const what = `${counted(check.movements, 'movement')} with ${counted(check.entries, 'entry', 'entries')}${check.unsealed > 0 ? `, ${formatNumber(check.unsealed)} not sealed yet` : ''}.`
  if (check.problems.length > 0) {
    return (
      <Notice look="danger" role="alert">
        <p className="font-semibold">The ledger is not in order.</p>
        <p>
          {when} {what}
        </p>
        <ul className="mt-2 grid list-disc gap-1 ps-5">
          {check.problems.map((problem) => (
            <li key={problem} className="break-words">
              {problem}
            </li>
          ))}
        </ul>
      </Notice>
    )
  }
  return (
    <Notice look="good" role="status">
      <p className="font-semibold">The ledger is in order: it sums to zero, and nothing in it has been changed.</p>
      <p>
        {when} {what}
      </p>
      {check.head ? (
        <p className="mt-1 break-all">
          The chain ends in <code className="text-xs">{check.head}</code>
        </p>
      ) : null}
    </Notice>
  )
}

function counted(count: number, one: string, many = `${one}s`): string {
  return `${formatNumber(count)} ${count === 1 ? one : many}`
}
