import { Readable } from 'node:stream'
import { reportContent } from '@properysearch/contract/analysis/report-calls'
import { type CallContext, signedIn } from '../../../context.ts'
import { fail } from '../../../platform/errors.ts'
import { drawReport } from './draw-report.ts'
import { findReport, findReports, type ReportRow } from './reports.sql.ts'

const onWire = ({ id, orderId, propertyId, madeAt, content }: ReportRow) => ({
  id,
  orderId,
  propertyId,
  title: content.title,
  madeAt: madeAt.toISOString(),
})

export async function listReports(ctx: CallContext) {
  return (await findReports(ctx.db, signedIn(ctx).id)).map(onWire)
}

async function ownReport(ctx: CallContext, id: number): Promise<ReportRow> {
  const row = await findReport(ctx.db, signedIn(ctx).id, id)
  if (!row) throw fail('not-found')
  return { ...row, content: reportContent.parse(row.content) }
}

export async function getReport(ctx: CallContext, id: number) {
  const row = await ownReport(ctx, id)
  return { ...onWire(row), content: row.content }
}

export async function downloadReport(ctx: CallContext, id: number) {
  const { content, madeAt } = await ownReport(ctx, id)
  const bytes = await drawReport({ id, content, at: madeAt })
  return {
    stream: Readable.from([bytes]),
    sizeBytes: bytes.length,
    contentType: 'application/pdf',
    downloadName: `analysis-${id}.pdf`,
  }
}
