import { Lock } from 'lucide-react'
import { pathTo } from '../../screens.ts'
import { Link } from '../../ui/link.tsx'
import { SimulationNote } from '../../ui/simulation-note.tsx'

/** Who takes the money: said before anybody pays. */
export function MoneyNote({ isSimulation }: { isSimulation: boolean }) {
  return isSimulation ? (
    <SimulationNote>
      No money moves here. On the next page you can try a payment that succeeds, fails or is abandoned. Please never
      type a real card number.
    </SimulationNote>
  ) : (
    <p className="flex items-start gap-3 text-soft-ink text-sm">
      <Lock aria-hidden className="mt-0.5 size-4.5 shrink-0" />
      <span>You pay on the page of our payment partner. We never see your card or UPI details.</span>
    </p>
  )
}

/** What comes back by itself, and where the rest is written: said before anybody pays. */
export function RefundNote() {
  return (
    <p className="text-soft-ink text-xs">
      If you pay twice, or for something that is no longer available, your money is refunded automatically.{' '}
      <Link
        to={`${pathTo('terms')}#money`}
        target="_blank"
        rel="noopener"
        className="text-leaf underline underline-offset-2"
      >
        How refunds work<span className="sr-only">, opens in a new tab</span>
      </Link>
    </p>
  )
}
