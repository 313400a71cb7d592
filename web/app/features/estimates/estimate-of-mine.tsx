import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { api, messageOf } from '../../lib/api.ts'
import { FailedState } from '../../ui/states.tsx'
import { type AskedListing, EstimateBody } from './estimate-body.tsx'
import { EstimateWaiting } from './estimate-waiting.tsx'

interface Props {
  listing: Omit<AskedListing, 'price'> & { price: number | null }
  /** Asked anew once what was written has been saved. */
  savedAt: string
}

/** For the owner who is about to name a price, beside the signed value that the property's page shows. */
export function EstimateOfMine({ listing, savedAt }: Props) {
  const { id } = listing
  const [without, setWithout] = useState<readonly number[]>([])
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: ['estimate-of-mine', id, savedAt, without.join()],
    queryFn: async () =>
      (await api.estimates.getOfMine({ propertyId: id, ...(without.length > 0 ? { without } : {}) })).data,
    placeholderData: keepPreviousData,
  })
  // Without it the estimate is shown all the same.
  const { data: valuation = null } = useQuery({
    queryKey: ['shown-valuation', id],
    queryFn: async () => (await api.valuations.findShown({ propertyId: id })).data,
  })
  return (
    <section aria-labelledby="estimate-of-mine" className="grid gap-3 border-line border-t pt-5">
      <h2 id="estimate-of-mine" className="font-semibold text-lg">
        What similar properties are listed for
      </h2>
      {data ? (
        <EstimateBody
          answer={data}
          listing={listing}
          valuation={valuation}
          isAsking={isFetching}
          failure={error ? messageOf(error) : null}
          without={without}
          onLeaveOut={setWithout}
        />
      ) : error ? (
        <FailedState message={messageOf(error)} onRetry={() => void refetch()} />
      ) : (
        <EstimateWaiting />
      )}
    </section>
  )
}
