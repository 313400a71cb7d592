import { hash } from 'node:crypto'
import { pathTo } from '@properysearch/contract/screens'
import type { ReportDraft } from '@properysearch/contract/valuations/report'
import { valuesOfParts } from '@properysearch/contract/valuations/values'
import type { Storage } from '../../adapters/storage/port.ts'
import type { Db } from '../../platform/db/database.ts'
import type { Photo } from '../../platform/sheet.ts'
import { findProfessionalDetails, findUser } from '../accounts/index.ts'
import { amountInWords } from '../invoices/index.ts'
import { figuresOf, nameOf } from './deliver-report.ts'
import type { ReportToDraw } from './draw-report.ts'
import { type FinishedReport, whatIsMissing } from './report.rules.ts'
import { insertReport } from './reports.sql.ts'
import { insertPhoto, openValuation, saveDraft, setAgreed } from './valuations.sql.ts'

export interface DemoValuation {
  hireId: number
  evaluatorId: number
  clientId: number
  propertyId: number
  savedAt: Date
  draft: ReportDraft
  photos: readonly Photo[]
  delivered: { at: Date; number: string; isShown: boolean } | null
}

/** A report of the past, for the demo world, with the file that its hash is of. */
export async function insertDemoValuation(
  db: Db,
  { storage, publicUrl }: { storage: Storage; publicUrl: string },
  demo: DemoValuation,
): Promise<void> {
  const { hireId, savedAt, draft, delivered } = demo
  await openValuation(db, demo)
  const written = Object.fromEntries(Object.entries(draft).filter(([, part]) => part !== null))
  await saveDraft(db, { hireId, parts: written, now: savedAt })
  for (const [i, { bytes, caption }] of demo.photos.entries()) {
    const fileKey = `valuations/demo-${hireId}-${i}.jpg`
    await storage.put('private', fileKey, bytes)
    await insertPhoto(db, { hireId, fileKey, caption, uploadId: `demo-${i}`, now: savedAt })
  }
  if (!delivered || whatIsMissing(draft, demo.photos.length)) return
  const drawn = await toDraw(db, publicUrl, demo, delivered)
  const { drawReport } = await import('./draw-report.ts')
  const content = await drawReport(drawn)
  const fileKey = `valuations/demo-${hireId}.pdf`
  await storage.put('private', fileKey, content)
  await insertReport(db, {
    number: delivered.number,
    hireId,
    version: 1,
    evaluatorId: demo.evaluatorId,
    issuedAt: delivered.at,
    ...figuresOf(drawn),
    fileKey,
    sizeBytes: content.length,
    contentHash: hash('sha256', content, 'buffer'),
  })
  if (!delivered.isShown) return
  for (const who of ['evaluator', 'owner'] as const) await setAgreed(db, { hireId, who, at: delivered.at })
}

async function toDraw(
  db: Db,
  publicUrl: string,
  { evaluatorId, clientId, draft, photos }: DemoValuation,
  { at, number }: { at: Date; number: string },
): Promise<ReportToDraw> {
  const report = draft as FinishedReport
  const values = valuesOfParts(report)
  const details = await findProfessionalDetails(db, evaluatorId)
  return {
    number,
    version: 1,
    replaces: null,
    at,
    client: nameOf(await findUser(db, clientId)),
    evaluator: {
      name: nameOf(await findUser(db, evaluatorId)),
      number: details?.number ?? null,
      isVerified: details?.state === 'verified',
    },
    report,
    values,
    valueInWords: amountInWords((values[0]?.amount ?? 0) * 100),
    photos,
    checkAddress: publicUrl + pathTo('valuationCheck', { number }),
  }
}
