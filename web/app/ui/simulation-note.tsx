import { FlaskConical } from 'lucide-react'
import type { ReactNode } from 'react'

/** Wherever something is simulated: nobody shall take it for real, or type a real number. */
export function SimulationNote({ children }: { children: ReactNode }) {
  return (
    <div className="flex items-start gap-3 rounded-control border border-marigold border-dashed bg-marigold-wash px-4 py-3 text-sm">
      <FlaskConical aria-hidden className="mt-0.5 size-5 shrink-0 text-marigold-ink" />
      <div className="grid gap-1">
        <p className="font-semibold text-marigold-ink">Simulation</p>
        <div>{children}</div>
      </div>
    </div>
  )
}

export function SimulationChip() {
  return (
    <span className="inline-flex items-center gap-1.5 rounded-full border border-marigold border-dashed px-2.5 py-0.5 font-medium text-marigold-ink text-xs">
      <FlaskConical aria-hidden className="size-3.5" />
      Simulation
    </span>
  )
}
