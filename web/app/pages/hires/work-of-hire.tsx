import type { Hire } from '@properysearch/contract/hires/calls'
import type { ReactNode } from 'react'

/** What the kind of a hire brings to its room: a lawyer's case, an evaluator's report. */
export function WorkOfHire({ hire }: { hire: Hire }): ReactNode {
  void hire
  return null
}
