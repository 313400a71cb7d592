import { useState } from 'react'
import { messageOf } from '../../lib/api.ts'
import { SimulationNote } from '../../ui/simulation-note.tsx'
import { FailedState, Skeleton } from '../../ui/states.tsx'
import { toast } from '../../ui/toast.tsx'
import { AadhaarFlow } from './aadhaar-flow.tsx'
import { useKyc } from './kyc.queries.ts'
import { type IdentityKind, KycCards } from './kyc-cards.tsx'
import { PanForm } from './pan-form.tsx'
import { useBackFromDigilocker } from './use-back-from-digilocker.ts'

/** Both proofs at a glance; one at a time to do. */
export function Identity() {
  const { data: kyc, error, refetch } = useKyc()
  const [open, setOpen] = useState<IdentityKind | null>(null)
  useBackFromDigilocker()
  if (error && !kyc) return <FailedState message={messageOf(error)} onRetry={refetch} />
  if (!kyc) {
    return (
      <div role="status" className="grid gap-4 lg:grid-cols-2">
        <span className="sr-only">Loading your verification</span>
        <Skeleton className="h-44 rounded-card" />
        <Skeleton className="h-44 rounded-card" />
      </div>
    )
  }
  const back = () => setOpen(null)
  const done = () => {
    toast.success(kyc.simulation ? 'Simulation: your details were checked.' : 'Your details were checked.')
    back()
  }
  if (open === 'aadhaar') return <AadhaarFlow kyc={kyc} onBack={back} onDone={done} />
  if (open === 'pan') return <PanForm trial={kyc.simulation?.pan ?? null} onBack={back} onDone={done} />
  return (
    <>
      {kyc.simulation ? (
        <SimulationNote>
          Checks here are simulated: no authority is contacted. Please do not type anyone’s real number; each form gives
          test numbers.
        </SimulationNote>
      ) : null}
      <KycCards kyc={kyc} onOpen={setOpen} />
    </>
  )
}
