import type { HireDispute, HireDisputeFile } from '@properysearch/contract/hires/calls'
import type { HandedInFile } from '../files/index.ts'
import type { HireDisputeRow } from './disputes-of-hires.sql.ts'
import { sideOf } from './hires.rules.ts'
import type { HireRow } from './hires.sql.ts'

export function fileOnWire(hire: HireRow, row: HandedInFile): HireDisputeFile {
  const { id, fileName, contentType, sizeBytes, addedBy, addedAt } = row
  return { id, fileName, contentType, sizeBytes, addedBy: sideOf(hire, addedBy), addedAt: addedAt.toISOString() }
}

export function disputeOnWire(hire: HireRow, row: HireDisputeRow, files: readonly HandedInFile[]): HireDispute {
  return {
    raisedBy: sideOf(hire, row.raisedBy),
    reason: row.reason,
    answer: row.answer,
    files: files.map((file) => fileOnWire(hire, file)),
    raisedAt: row.raisedAt.toISOString(),
    answeredAt: row.answeredAt?.toISOString() ?? null,
    decideBy: row.decideBy.toISOString(),
    decision:
      row.decidedAt === null
        ? null
        : {
            toClient: (row.toClientPaise ?? 0) / 100,
            toProfessional: (row.toProfessionalPaise ?? 0) / 100,
            reason: row.decision ?? '',
            decidedAt: row.decidedAt.toISOString(),
          },
  }
}
