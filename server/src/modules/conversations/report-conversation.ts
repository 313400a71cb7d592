import { type MessageReportReason, messageReportReasons } from '@properysearch/contract/conversations/facts'
import { pathTo } from '@properysearch/contract/screens'
import { type CallContext, inTransaction, signedIn } from '../../context.ts'
import { fail } from '../../platform/errors.ts'
import { pageAt, pageSize } from '../../platform/page-at.ts'
import { insertAct } from '../audit/index.ts'
import { notify } from '../notifications/index.ts'
import { toReport } from './conversations.rules.ts'
import { findOpenReports, findReport, insertReport, insertReported, settleReport } from './message-reports.sql.ts'
import { mustFind } from './open-conversation.ts'

/** Our team reads the messages that are chosen, and nothing else of the conversation. */
export async function reportConversation(
  ctx: CallContext,
  input: { id: number; reason: MessageReportReason; note: string; seqs: readonly number[] },
): Promise<void> {
  const { id: reporterId } = signedIn(ctx)
  const { id, reason, note, seqs } = input
  await inTransaction(ctx, async (tx) => {
    await mustFind(tx, id, reporterId)
    const report = await insertReport(tx.db, { conversationId: id, reporterId, reason, note, now: tx.now })
    if (!report) throw fail('ruled-out', 'You have already reported this conversation. Our team is looking at it.')
    const shown = await insertReported(tx.db, { reportId: report.id, conversationId: id, seqs })
    if (shown === 0) throw fail('not-found', 'Those messages are no longer there. Choose others to show to our team.')
  })
}

export async function listReports(ctx: CallContext, page: number) {
  const { rows, total } = await findOpenReports(ctx.db, pageAt(page))
  return { data: rows.map(toReport), page, pageSize, total }
}

/** Whoever reported hears what came of it; who is warned reads why, but not who reported it. */
export async function settle(
  ctx: CallContext,
  input: { reportId: number; decision: 'dismissed' | 'warned'; reason: string },
): Promise<void> {
  const { id: adminId } = signedIn(ctx)
  const { reportId, decision, reason } = input
  await inTransaction(ctx, async (tx) => {
    const row = await findReport(tx.db, reportId)
    if (!row) throw fail('not-found')
    if (!(await settleReport(tx.db, { id: reportId, decision, adminId, now: tx.now }))) {
      throw fail('moved-on', 'This report has been settled already.')
    }
    const { about } = toReport(row)
    const act = { adminId, act: `message-report.${decision}`, subjectId: reportId, reason, at: tx.now }
    await insertAct(tx.db, { ...act, userId: about[0]?.id ?? row.reporterId })
    const told = new Map([[row.reporterId, toReporter(row.reason, decision, reason)]])
    if (decision === 'warned') for (const { id } of about) told.set(id, toWarned(reason))
    for (const [userId, words] of [...told].sort(([a], [b]) => a - b)) {
      await notify(tx, { kind: 'account', userId, ...words, link: pathTo('messenger') })
    }
  })
}

function toReporter(reason: MessageReportReason, decision: 'dismissed' | 'warned', why: string) {
  const what = messageReportReasons[reason].toLowerCase()
  return decision === 'warned'
    ? {
        title: 'Thank you: we have warned the person you reported',
        body: `You reported: ${what}. You can also block the person. ${why}`,
      }
    : { title: 'We have looked at what you reported', body: `You reported: ${what}. ${why}` }
}

const toWarned = (why: string) => ({
  title: 'A message of yours was reported, and we agree',
  body: `${why} If it happens again, your account may be suspended.`,
})
