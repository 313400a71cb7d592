import type { HireDispute } from '@properysearch/contract/hires/calls'
import type { HireDisputeRow } from './disputes-of-hires.sql.ts'
import { sideOf } from './hires.rules.ts'
import type { HireRow } from './hires.sql.ts'

export function disputeOnWire(hire: HireRow, row: HireDisputeRow): HireDispute {
  return {
    raisedBy: sideOf(hire, row.raisedBy),
    reason: row.reason,
    answer: row.answer,
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
