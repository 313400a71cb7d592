import { pathTo } from '@properysearch/contract/screens'
import type {
  CheckedReport,
  ShownValuation,
  ValuationOfHire,
  ValuationReport,
} from '@properysearch/contract/valuations/calls'
import { readReportNumber } from '@properysearch/contract/valuations/facts'
import { type CallContext, type Context, inTransaction, signedIn } from '../../context.ts'
import { dayInIndia } from '../../platform/day-in-india.ts'
import type { Db } from '../../platform/db/database.ts'
import { fail } from '../../platform/errors.ts'
import type { FileAnswer } from '../../platform/http/handlers.ts'
import { type HireRow, lockHire } from '../hires/index.ts'
import { findPlainName, findStanding, openPaper } from '../listings/index.ts'
import { notify } from '../notifications/index.ts'
import { findByNumber, findReport, findReports, findShown, type ReportRow } from './reports.sql.ts'
import { findValuation, openValuation, setAgreed } from './valuations.sql.ts'
import { mustFindSide } from './whose-valuation.ts'

export function reportOnWire(row: ReportRow): ValuationReport {
  return {
    id: row.id,
    number: row.number,
    version: row.version,
    issuedAt: row.issuedAt.toISOString(),
    valuedOn: row.valuedOn,
    areaSqft: row.areaSqft,
    rate: row.ratePaise / 100,
    market: row.marketPaise / 100,
    realisable: row.realisablePaise / 100,
    distress: row.distressPaise / 100,
    sizeBytes: row.sizeBytes,
    hash: row.contentHash.toString('hex'),
    isReplaced: row.replacedAt !== null,
  }
}

export async function getOfHire(ctx: CallContext, hireId: number): Promise<ValuationOfHire> {
  const { hire, iAm } = await mustFindSide(ctx, hireId)
  const valuation = await findValuation(ctx.db, hireId)
  const agreed = {
    evaluator: Boolean(valuation?.evaluatorAgreedAt),
    client: Boolean(valuation?.ownerAgreedAt),
  }
  return {
    iAm,
    evaluator: `${hire.professionalFirstname} ${hire.professionalLastname}`,
    reports: (await findReports(ctx.db, hireId)).map(reportOnWire),
    canBeShown: hire.state !== 'declined' && (await belongsToClient(ctx.db, hire)),
    iAgree: agreed[iAm],
    otherAgrees: agreed[iAm === 'client' ? 'evaluator' : 'client'],
  }
}

/** A buyer's report about somebody else's property is the buyer's alone. */
async function belongsToClient(db: Db, { propertyId, clientId }: HireRow): Promise<boolean> {
  return propertyId !== null && (await findStanding(db, propertyId))?.ownerId === clientId
}

export async function downloadReport(ctx: CallContext, reportId: number): Promise<FileAnswer> {
  const report = await findReport(ctx.db, reportId)
  if (!report?.fileKey) throw fail('not-found')
  await mustFindSide(ctx, report.hireId)
  const { fileKey, number } = report
  return openPaper(ctx, { fileKey, contentType: 'application/pdf', fileName: `Valuation report ${number}.pdf` })
}

/** Shown once both agree; each may take it back at any time, and it is gone. */
export async function agreeToShow(
  ctx: CallContext,
  { hireId, isShown }: { hireId: number; isShown: boolean },
): Promise<void> {
  const { id: userId } = signedIn(ctx)
  await inTransaction(ctx, async (tx) => {
    const { iAm } = await mustFindSide(tx, hireId)
    const hire = await lockHire(tx, hireId, userId)
    if (hire.state === 'declined') throw fail('ruled-out', 'The work was given up, so its report is not shown.')
    if (!(await belongsToClient(tx.db, hire))) {
      throw fail('ruled-out', 'Only the report of somebody who posted the property can be shown with it.')
    }
    if ((await findReports(tx.db, hireId)).length === 0) throw fail('not-yet', 'No report has been delivered yet.')
    const valuation = await openValuation(tx.db, {
      hireId,
      evaluatorId: hire.professionalId,
      clientId: hire.clientId,
      propertyId: hire.propertyId,
    })
    const before = iAm === 'client' ? valuation.ownerAgreedAt : valuation.evaluatorAgreedAt
    if (isShown === (before !== null)) return
    const who = iAm === 'client' ? 'owner' : 'evaluator'
    await setAgreed(tx.db, { hireId, who, at: isShown ? tx.now : null })
    const people = [hire.clientId, hire.professionalId]
    tx.db.afterCommit(() => tx.events.publish({ name: 'valuation.changed', to: { people }, hireId }))
    const hasAgreed = iAm === 'client' ? valuation.evaluatorAgreedAt : valuation.ownerAgreedAt
    await tellOther(tx, hire, { iAm, isShown, hasAgreed: hasAgreed !== null })
  })
}

async function tellOther(
  tx: Context,
  hire: HireRow,
  { iAm, isShown, hasAgreed }: { iAm: 'client' | 'evaluator'; isShown: boolean; hasAgreed: boolean },
): Promise<void> {
  // Whoever has not agreed has nothing to lose by it.
  if (!isShown && !hasAgreed) return
  const listing =
    hire.propertyId === null ? 'a property that is not listed here' : await findPlainName(tx.db, hire.propertyId)
  const who = iAm === 'client' ? 'The owner' : 'The evaluator'
  await notify(tx, {
    kind: 'hires',
    userId: iAm === 'client' ? hire.professionalId : hire.clientId,
    title: isShown ? `${who} agrees to show the valuation: ${listing}` : `The valuation is no longer shown: ${listing}`,
    body: isShown
      ? hasAgreed
        ? 'It is now shown on the property’s page.'
        : 'It is shown on the property’s page once you agree too.'
      : `${who} no longer agrees to it.`,
    link: iAm === 'client' ? pathTo('evaluatorLead', { id: hire.id }) : `${pathTo('hire', { id: hire.id })}#valuation`,
  })
}

/** The number, the day, the hash and the evaluator, and whether it still holds: nothing more leaves. */
export async function checkReport({ db }: Context, typed: string): Promise<CheckedReport> {
  const number = readReportNumber(typed)
  const row = number && (await findByNumber(db, number))
  if (!row) throw fail('not-found', 'There is no report with this number.')
  return {
    number: row.number,
    issuedOn: dayInIndia(row.issuedAt),
    hash: row.contentHash.toString('hex'),
    evaluator: row.evaluator,
    isReplaced: row.replacedAt !== null,
    isWithdrawn: row.isWithdrawn,
  }
}

export async function findShownValuation({ db }: Context, propertyId: number): Promise<ShownValuation | null> {
  const row = await findShown(db, propertyId)
  if (!row) return null
  return {
    number: row.number,
    issuedOn: dayInIndia(row.issuedAt),
    valuedOn: row.valuedOn,
    evaluator: row.evaluator,
    market: row.marketPaise / 100,
    areaSqft: row.areaSqft,
    rate: row.ratePaise / 100,
  }
}
