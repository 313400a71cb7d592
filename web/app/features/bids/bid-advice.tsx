import { amount as amountSchema } from '@properysearch/contract/bids/calls'
import { Scale } from 'lucide-react'
import { api } from '../../lib/api.ts'
import { useAnswer } from '../../lib/use-answer.ts'
import { classNames } from '../../ui/class-names.ts'

const waitMs = 400

/** How an amount compares with what is asked and what is usual. It advises; it never stands in the way. */
export function BidAdvice({ propertyId, amount }: { propertyId: number; amount: number | undefined }) {
  const isAsked = amountSchema.safeParse(amount).success
  const { answer, isAsking } = useAnswer(
    isAsked ? `${propertyId} ${amount}` : null,
    () => api.bids.check({ propertyId, amount: amount as number }),
    { waitMs },
  )
  const sentences = answer?.data.sentences ?? []
  return (
    <div role="status" aria-busy={isAsking}>
      {sentences.length > 0 ? (
        <div
          className={classNames(
            'flex items-start gap-3 rounded-control bg-leaf-wash px-4 py-3 text-sm',
            isAsking && 'opacity-60',
          )}
        >
          <Scale aria-hidden className="mt-0.5 size-5 shrink-0 text-leaf" />
          <ul className="figures grid gap-1">
            {sentences.map((sentence) => (
              <li key={sentence}>{sentence}</li>
            ))}
          </ul>
        </div>
      ) : null}
    </div>
  )
}
