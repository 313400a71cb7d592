import type { ValuationOfHire } from '@properysearch/contract/valuations/calls'
import { api, messageOf } from '../../lib/api.ts'
import { Button } from '../../ui/button.tsx'
import { toast } from '../../ui/toast.tsx'
import { useValuationStep } from './valuations.queries.ts'

interface ShowOnPageProps {
  hireId: number
  valuation: ValuationOfHire
}

/** Both have to agree, and each may take it back. */
export function ShowOnPage({ hireId, valuation }: ShowOnPageProps) {
  const { iAm, iAgree, otherAgrees } = valuation
  const agree = useValuationStep((isShown: boolean) => api.valuations.agree({ hireId, isShown }))
  const other = iAm === 'client' ? 'the evaluator' : 'the owner'
  const sentence =
    iAgree && otherAgrees
      ? 'Shown on the property’s page: market value, rate, date, number and evaluator. The report itself is not.'
      : iAgree
        ? `You agree. It is shown once ${other} agrees too.`
        : otherAgrees
          ? `${other === 'the owner' ? 'The owner' : 'The evaluator'} agrees. It is shown once you agree too.`
          : 'If both of you agree, the property’s page shows the market value, the rate, the date, the number and the evaluator; never the report itself.'
  return (
    <div className="grid gap-2 border-line border-t pt-4">
      <h3 className="font-semibold">Show it with the property</h3>
      <p className="max-w-prose text-soft-ink text-sm">{sentence}</p>
      <Button
        look="secondary"
        className="justify-self-start text-sm"
        disabled={agree.isPending}
        onClick={() =>
          agree.mutate(!iAgree, {
            onSuccess: () => toast.success(iAgree ? 'It is no longer shown.' : 'Saved.'),
            onError: (error) => toast.error(messageOf(error)),
          })
        }
      >
        {iAgree ? 'Stop showing it' : 'Agree to show it'}
      </Button>
    </div>
  )
}
