import { hash, randomInt } from 'node:crypto'
import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { pathTo } from '@properysearch/contract/screens'
import type { ValuationReport } from '@properysearch/contract/valuations/calls'
import { reportNumberLetters } from '@properysearch/contract/valuations/facts'
import { valuesOfParts } from '@properysearch/contract/valuations/values'
import { type CallContext, signedIn } from '../../context.ts'
import { fail } from '../../platform/errors.ts'
import type { FileAnswer } from '../../platform/http/handlers.ts'
import { findProfessionalDetails, findUser } from '../accounts/index.ts'
import { randomKey, storeFiles } from '../files/index.ts'
import { deliverHire, type HireRow } from '../hires/index.ts'
import { amountInWords } from '../invoices/index.ts'
import type { ReportToDraw } from './draw-report.ts'
import { type FinishedReport, whatIsMissing, wholeDraft } from './report.rules.ts'
import { findReports, insertReport, type ReportRow } from './reports.sql.ts'
import { reportOnWire } from './show-report.ts'
import { findPhotos, findValuation } from './valuations.sql.ts'
import { isWritable, lockOpenReport, mustFindLead } from './whose-valuation.ts'

/** Whatever was written is drawn, numbered, hashed and stored; from then on it never changes. */
export async function deliverReport(
  ctx: CallContext,
  { hireId, version }: { hireId: number; version: number },
): Promise<ValuationReport> {
  const hire = await mustFindLead(ctx, hireId)
  if (!isWritable(hire)) throw fail('moved-on', 'The report cannot be delivered now.')
  if (hire.state === 'waiting') {
    throw fail('not-yet', 'You are waiting for a paper. Say that it has been provided before you deliver.')
  }
  const [before] = await findReports(ctx.db, hireId)
  const number = newNumber()
  const drawn = await readReport(ctx, hire, { number, before })
  if (drawn.draftVersion !== version) throw fail('changed-meanwhile')
  const content = await draw(drawn)
  const fileKey = `${randomKey('valuations')}.pdf`
  const row = await storeFiles(ctx, [{ bucket: 'private', key: fileKey, content }], async (tx) => {
    const { valuation } = await lockOpenReport(tx, hireId)
    if (valuation.version !== version) throw fail('changed-meanwhile')
    const report = await insertReport(tx.db, {
      number,
      hireId,
      version: drawn.version,
      evaluatorId: hire.professionalId,
      issuedAt: tx.now,
      ...figuresOf(drawn),
      fileKey,
      sizeBytes: content.length,
      contentHash: hash('sha256', content, 'buffer'),
    })
    await deliverHire(tx, { hireId, professionalId: signedIn(tx).id })
    return report
  })
  return reportOnWire(row)
}

/** As it would be delivered now. */
export async function previewReport(ctx: CallContext, hireId: number): Promise<FileAnswer> {
  const hire = await mustFindLead(ctx, hireId)
  const [before] = await findReports(ctx.db, hireId)
  const content = await draw(await readReport(ctx, hire, { number: null, before }))
  return {
    stream: Readable.from([content]),
    sizeBytes: content.length,
    contentType: 'application/pdf',
    downloadName: `Valuation draft ${hireId}.pdf`,
  }
}

/** Cannot be guessed from another one, so that nobody walks through them. */
function newNumber(): string {
  const letters = Array.from({ length: 8 }, () => reportNumberLetters[randomInt(reportNumberLetters.length)]).join('')
  return `PV-${letters.slice(0, 4)}-${letters.slice(4)}`
}

async function readReport(
  ctx: CallContext,
  hire: HireRow,
  { number, before }: { number: string | null; before: ReportRow | undefined },
): Promise<ReportToDraw & { draftVersion: number }> {
  const valuation = await findValuation(ctx.db, hire.id)
  const draft = wholeDraft(valuation?.draft ?? {})
  const rows = await findPhotos(ctx.db, hire.id)
  const missing = whatIsMissing(draft, rows.length)
  if (missing) throw fail('not-yet', missing)
  const report = draft as FinishedReport
  const values = valuesOfParts(report)
  const client = await findUser(ctx.db, hire.clientId)
  const evaluator = await findUser(ctx.db, hire.professionalId)
  const details = await findProfessionalDetails(ctx.db, hire.professionalId)
  const photos = []
  for (const { fileKey, caption } of rows) {
    const file = await ctx.adapters.storage.read('private', fileKey)
    if (!file) throw new Error(`The photo ${fileKey} of a valuation is missing.`)
    photos.push({ bytes: await buffer(file.stream), caption })
  }
  return {
    draftVersion: valuation?.version ?? 0,
    number,
    version: (before?.version ?? 0) + 1,
    replaces: before?.number ?? null,
    at: ctx.now,
    client: nameOf(client),
    evaluator: {
      name: nameOf(evaluator),
      number: details?.number ?? null,
      isVerified: details?.state === 'verified',
    },
    report,
    values,
    valueInWords: amountInWords((values[0]?.amount ?? 0) * 100),
    photos,
    checkAddress: ctx.config.publicUrl + pathTo('valuationCheck', { number: number ?? 'draft' }),
  }
}

export const nameOf = (person: { firstname: string; lastname: string } | undefined) =>
  person ? `${person.firstname} ${person.lastname}` : ''

const amountOf = ({ values }: ReportToDraw, wanted: string) =>
  (values.find(({ kind }) => kind === wanted)?.amount ?? 0) * 100

export function figuresOf(drawn: ReportToDraw) {
  const { assignment, property, comparables } = drawn.report
  return {
    valuedOn: assignment.valuedOn,
    areaSqft: property.areaSqft,
    ratePaise: comparables.adoptedRate * 100,
    marketPaise: amountOf(drawn, 'market'),
    realisablePaise: amountOf(drawn, 'realisable'),
    distressPaise: amountOf(drawn, 'distress'),
  }
}

async function draw(report: ReportToDraw): Promise<Buffer> {
  // With it comes a library that a server which draws nothing need not load.
  const { drawReport } = await import('./draw-report.ts')
  return drawReport(report)
}
