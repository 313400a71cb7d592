import type { ShownValuation } from '@properysearch/contract/valuations/calls'
import { useState } from 'react'
import { api, isFailure, messageOf } from '../../lib/api.ts'
import { useAnswer } from '../../lib/use-answer.ts'
import { FailedState } from '../../ui/states.tsx'
import { type AskedListing, EstimateBody } from './estimate-body.tsx'
import { EstimateWaiting } from './estimate-waiting.tsx'

interface Props {
  listing: AskedListing
  valuation: ShownValuation | null
}

/** Beside the price of a listing: what others like it are asked for. It comes after the page. */
export function ListingEstimate({ listing, valuation }: Props) {
  const { id } = listing
  const [without, setWithout] = useState<readonly number[]>([])
  const { answer, error, isAsking, retry } = useAnswer(`${id} ${without}`, () =>
    api.estimates.getOfListing({ propertyId: id, ...(without.length > 0 ? { without } : {}) }),
  )
  if (answer) {
    return (
      <EstimateBody
        answer={answer.data}
        listing={listing}
        valuation={valuation}
        isAsking={isAsking}
        failure={error ? messageOf(error) : null}
        without={without}
        onLeaveOut={setWithout}
      />
    )
  }
  if (isFailure(error, 'not-found')) {
    return <p className="text-soft-ink">An estimate is shown once the property is live.</p>
  }
  if (error) return <FailedState message={messageOf(error)} onRetry={retry} />
  return <EstimateWaiting />
}
