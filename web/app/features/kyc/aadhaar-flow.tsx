import { useState } from 'react'
import { Button } from '../../ui/button.tsx'
import { Notice } from '../../ui/notice.tsx'
import { AadhaarCodeForm } from './aadhaar-code-form.tsx'
import { AadhaarNumberForm } from './aadhaar-number-form.tsx'
import { AadhaarVisit } from './aadhaar-visit.tsx'
import { FlowFrame } from './flow-frame.tsx'
import type { Kyc } from './kyc.queries.ts'

interface AadhaarFlowProps {
  kyc: Kyc
  onBack: () => void
  onDone: () => void
}

/** Number, then code. The number is held by this screen alone, to ask for another code; a reload forgets it. */
export function AadhaarFlow({ kyc, onBack, onDone }: AadhaarFlowProps) {
  const [number, setNumber] = useState<string | null>(null)
  const [isChanging, setChanging] = useState(false)
  const [isVisiting, setVisiting] = useState(false)
  const { aadhaar, simulation } = kyc
  if (isVisiting || (aadhaar.visit && !isChanging)) {
    return (
      <FlowFrame title="Verify your Aadhaar through DigiLocker" onBack={onBack}>
        <AadhaarVisit
          visit={aadhaar.visit}
          onCode={() => {
            setVisiting(false)
            setChanging(true)
          }}
          onDone={onDone}
        />
      </FlowFrame>
    )
  }
  if (aadhaar.state === 'otp-sent' && aadhaar.code && !isChanging) {
    return (
      <FlowFrame title="Enter the code" step={{ now: 2, of: 2 }} onBack={onBack}>
        <AadhaarCodeForm
          // A new code has its own tries and its own time.
          key={aadhaar.changedAt}
          masked={aadhaar.masked ?? ''}
          code={aadhaar.code}
          isSimulated={simulation !== null}
          number={number}
          onAskNumber={() => setChanging(true)}
          onDone={onDone}
        />
      </FlowFrame>
    )
  }
  return (
    <FlowFrame title="Verify your Aadhaar" step={{ now: 1, of: 2 }} onBack={onBack}>
      {aadhaar.state === 'failed' && aadhaar.message ? <Notice look="attention">{aadhaar.message}</Notice> : null}
      <div className="grid justify-items-start gap-2 rounded-card border border-line p-4">
        <p className="text-sm">You sign in to DigiLocker and share your Aadhaar there; you need not type its number.</p>
        <Button look="secondary" onClick={() => setVisiting(true)}>
          Use DigiLocker
        </Button>
      </div>
      <AadhaarNumberForm
        trial={simulation?.aadhaar ?? null}
        onSent={(sent) => {
          setNumber(sent)
          setChanging(false)
        }}
      />
    </FlowFrame>
  )
}
