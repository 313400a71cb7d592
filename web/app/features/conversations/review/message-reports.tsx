import type { MessageReport } from '@properysearch/contract/conversations/deciding-calls'
import { messageReportReasons } from '@properysearch/contract/conversations/facts'
import { useState } from 'react'
import { api, messageOf } from '../../../lib/api.ts'
import { formatMoment } from '../../../lib/format.ts'
import { listWords } from '../../../lib/list-words.ts'
import { useDecision } from '../../../lib/use-decision.ts'
import { usePageNumber } from '../../../lib/use-page-number.ts'
import { AdminList } from '../../../ui/admin-list.tsx'
import { Button } from '../../../ui/button.tsx'
import type { Column } from '../../../ui/data-table.tsx'
import { ReasonDialog } from '../../../ui/reason-dialog.tsx'
import { EmptyState } from '../../../ui/states.tsx'
import { useReports } from '../conversations.queries.ts'

type Decision = 'dismissed' | 'warned'

/** What people showed us of their conversations, and nothing else of them. */
export function MessageReports() {
  const [page] = usePageNumber()
  const [chosen, setChosen] = useState<{ report: MessageReport; decision: Decision } | null>(null)
  const settling = useDecision((reason: string) =>
    api.conversations.settleReport({
      reportId: chosen?.report.id ?? 0,
      decision: chosen?.decision ?? 'dismissed',
      reason,
    }),
  )
  const close = () => {
    setChosen(null)
    settling.reset()
  }
  const columns: Column<MessageReport>[] = [
    {
      label: 'Conversation',
      isBare: true,
      cell: ({ title, reporter, reportedAt }) => (
        <>
          <p className="font-semibold">{title}</p>
          <p className="text-soft-ink text-xs">
            Reported by {reporter.name}, {formatMoment(reportedAt)}
          </p>
        </>
      ),
    },
    {
      label: 'What is wrong',
      cell: ({ reason, note }) => (
        <>
          <p>{messageReportReasons[reason]}</p>
          {note ? <p className="max-w-prose whitespace-pre-line break-words text-soft-ink text-sm">{note}</p> : null}
        </>
      ),
    },
    {
      label: 'What we were shown',
      cell: ({ messages }) => (
        <ul className="grid max-w-prose gap-2">
          {messages.map(({ seq, name, text, sentAt }) => (
            <li key={seq} className="text-sm">
              <p className="whitespace-pre-line break-words">
                <b>{name}:</b> {text}
              </p>
              <p className="text-soft-ink text-xs">{formatMoment(sentAt)}</p>
            </li>
          ))}
        </ul>
      ),
    },
    {
      label: 'Decide',
      isBare: true,
      cell: (report) => {
        const whom = listWords(report.about.map(({ name }) => name))
        return (
          <div className="flex flex-wrap gap-2">
            <Button
              look="secondary"
              aria-label={`Dismiss the report of ${report.reporter.name}`}
              onClick={() => setChosen({ report, decision: 'dismissed' })}
            >
              Dismiss
            </Button>
            {whom ? (
              <Button
                look="danger"
                aria-label={`Warn ${whom}`}
                onClick={() => setChosen({ report, decision: 'warned' })}
              >
                Warn
              </Button>
            ) : null}
          </div>
        )
      },
    },
  ]
  const whom = listWords(chosen?.report.about.map(({ name }) => name) ?? [])
  const isWarning = chosen?.decision === 'warned'
  return (
    <>
      <AdminList
        caption="Reported conversations"
        query={useReports(page)}
        columns={columns}
        keyOf={({ id }) => id}
        names={{ before: 'Longer waiting', after: 'Newer' }}
        empty={
          <EmptyState title="No reported conversations">
            When somebody reports a conversation, the messages that they choose to show us appear here.
          </EmptyState>
        }
      />
      <ReasonDialog
        isOpen={chosen !== null}
        title={isWarning ? `Warn ${whom}?` : 'Dismiss this report?'}
        text={
          isWarning
            ? 'They and the person who reported them are told. They do not learn who that was. To suspend an account, go to People.'
            : 'Nothing happens to anybody. The person who reported it is told.'
        }
        action={isWarning ? 'Warn' : 'Dismiss report'}
        isDangerous={isWarning}
        readBy={
          isWarning
            ? 'Both of them will read this word for word.'
            : 'The person who reported it will read this word for word.'
        }
        isBusy={settling.isPending}
        failure={settling.error ? messageOf(settling.error) : null}
        onDecide={(reason) => settling.mutate(reason, { onSuccess: close })}
        onClose={close}
      />
    </>
  )
}
