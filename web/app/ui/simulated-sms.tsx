import { SimulationNote } from './simulation-note.tsx'

/** Where the code is that no SMS carries. */
export function SimulatedSms() {
  return (
    <SimulationNote>
      No SMS leaves this machine. Your code is{' '}
      <a href="/dev/outbox" target="_blank" rel="noopener" className="font-medium text-leaf underline">
        in the outbox
        <span className="sr-only"> (opens in a new tab)</span>
      </a>
      .
    </SimulationNote>
  )
}
