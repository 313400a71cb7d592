import { Button } from '../../ui/button.tsx'

export type Choice = 'approve' | 'reject'

/** The two ways to decide about one row. */
export function DecideButtons({ about, onChoose }: { about: string; onChoose: (decision: Choice) => void }) {
  return (
    <div className="flex flex-wrap gap-2">
      <Button look="secondary" className="text-sm" aria-label={`Approve ${about}`} onClick={() => onChoose('approve')}>
        Approve
      </Button>
      <Button look="danger" className="text-sm" aria-label={`Reject ${about}`} onClick={() => onChoose('reject')}>
        Reject
      </Button>
    </div>
  )
}
