import { Lock } from 'lucide-react'
import { SimulationNote } from '../../ui/simulation-note.tsx'

/** Who takes the money: said before anybody pays. */
export function MoneyNote({ isSimulation }: { isSimulation: boolean }) {
  return isSimulation ? (
    <SimulationNote>
      No money moves here. The next page lets you try a payment that works, fails or is left. Please never type a real
      card number.
    </SimulationNote>
  ) : (
    <p className="flex items-start gap-3 text-soft-ink text-sm">
      <Lock aria-hidden className="mt-0.5 size-4.5 shrink-0" />
      <span>You pay on the page of our payment partner. We never see your card or UPI details.</span>
    </p>
  )
}
