import { Button } from './button.tsx'

interface DecisionButtonsProps {
  /** The verb of the act. */
  action: string
  isDangerous?: boolean | undefined
  isBusy: boolean
  onCancel: () => void
}

/** The end of a form in which somebody decides: leave it, or do it. */
export function DecisionButtons({ action, isDangerous, isBusy, onCancel }: DecisionButtonsProps) {
  return (
    <div className="flex flex-wrap justify-end gap-3">
      <Button look="secondary" onClick={onCancel}>
        Cancel
      </Button>
      <Button type="submit" look={isDangerous ? 'danger' : 'primary'} disabled={isBusy}>
        {action}
      </Button>
    </div>
  )
}
