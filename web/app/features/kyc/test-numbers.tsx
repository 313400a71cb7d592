import { SimulationNote } from '../../ui/simulation-note.tsx'
import type { Kyc } from './kyc.queries.ts'

export type Trial = NonNullable<Kyc['simulation']>['aadhaar']

/** How to try a simulated check. */
export function TestNumbers({ trial }: { trial: Trial }) {
  return (
    <SimulationNote>
      {trial.works}
      <details className="mt-1">
        <summary className="w-fit py-1 font-medium underline underline-offset-2">Numbers that fail on purpose</summary>
        <ul className="figures mt-1 grid gap-0.5">
          {trial.fails.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      </details>
    </SimulationNote>
  )
}
