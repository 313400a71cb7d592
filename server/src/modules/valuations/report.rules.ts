import { type ReportStep, reportStepNames, reportSteps } from '@properysearch/contract/valuations/facts'
import type { ReportDraft } from '@properysearch/contract/valuations/report'

const empty: ReportDraft = {
  assignment: null,
  property: null,
  documents: null,
  comparables: null,
  values: null,
  declaration: null,
}

export const wholeDraft = (draft: Partial<ReportDraft>): ReportDraft => ({ ...empty, ...draft })

/** Every part is there. */
export type FinishedReport = { [Part in keyof ReportDraft]: NonNullable<ReportDraft[Part]> }

/** What is still to be done before it can be delivered. */
export function missingSteps(draft: ReportDraft, photoCount: number): ReportStep[] {
  return reportStepNames.filter((step) => (step === 'photos' ? photoCount === 0 : draft[step] === null))
}

/** A sentence for whoever delivers too early; null when nothing is missing. */
export function whatIsMissing(draft: ReportDraft, photoCount: number): string | null {
  const missing = missingSteps(draft, photoCount).map((step) => reportSteps[step])
  return missing.length === 0 ? null : `Still to be done: ${missing.join(', ')}.`
}
