import { useState } from 'react'
import { Notice } from '../../ui/notice.tsx'
import { AadhaarCodeForm } from './aadhaar-code-form.tsx'
import { AadhaarNumberForm } from './aadhaar-number-form.tsx'
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
  const { aadhaar, simulation } = kyc
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
