import { aadhaarVisitInput } from '@properysearch/contract/kyc/calls'
import { kycConsents } from '@properysearch/contract/kyc/consents'
import { useState } from 'react'
import { api, messageOf } from '../../lib/api.ts'
import { useContractForm } from '../../lib/use-contract-form.ts'
import { Button } from '../../ui/button.tsx'
import { CheckboxField } from '../../ui/checkbox-field.tsx'
import { Form } from '../../ui/form.tsx'
import { Notice } from '../../ui/notice.tsx'
import { type IdentityCheck, useRefreshKyc } from './kyc.queries.ts'

interface AadhaarVisitProps {
  /** Begun, and not finished yet. */
  visit: IdentityCheck['visit']
  onCode: () => void
  onDone: () => void
}

/** Leaves for DigiLocker; whoever has come back has what they shared there read. */
export function AadhaarVisit({ visit, onCode, onDone }: AadhaarVisitProps) {
  return (
    <>
      {visit ? <Waiting address={visit.address} onDone={onDone} /> : <Leaving />}
      <div>
        <Button look="quiet" className="-ms-4 text-sm" onClick={onCode}>
          Use a code instead
        </Button>
      </div>
    </>
  )
}

function Leaving() {
  const { field, submit, failure, isSubmitting } = useContractForm({
    schema: aadhaarVisitInput,
    send: async (input) => {
      const { data } = await api.kyc.startAadhaarVisit(input)
      if (data.visit) window.location.assign(data.visit.address)
    },
  })
  return (
    <Form
      onSubmit={submit}
      isBusy={isSubmitting}
      failure={failure}
      action="Continue to DigiLocker"
      busyAction="Opening DigiLocker..."
    >
      <p className="text-sm">
        You sign in to DigiLocker with your own account, allow Properysearch to see your Aadhaar, and come back here. We
        keep your name’s match and the last four digits, nothing else.
      </p>
      <CheckboxField label={kycConsents.aadhaar} {...field('consent')} />
    </Form>
  )
}

function Waiting({ address, onDone }: { address: string; onDone: () => void }) {
  const refresh = useRefreshKyc()
  const [state, setState] = useState<'idle' | 'asking' | 'not-yet' | { failure: string }>('idle')
  const finish = async () => {
    setState('asking')
    try {
      const { data } = await api.kyc.finishAadhaarVisit({})
      if (data.state === 'away') return setState('not-yet')
      await refresh()
      onDone()
    } catch (error) {
      setState({ failure: messageOf(error) })
    }
  }
  return (
    <>
      <p className="text-sm">Once you have shared your Aadhaar at DigiLocker, finish here.</p>
      {state === 'not-yet' ? <Notice look="attention">DigiLocker has not told us anything yet.</Notice> : null}
      {typeof state === 'object' ? <Notice look="attention">{state.failure}</Notice> : null}
      <div className="flex flex-wrap gap-3">
        <Button onClick={finish} disabled={state === 'asking'}>
          {state === 'asking' ? 'Checking...' : 'I have shared it'}
        </Button>
        <Button look="secondary" onClick={() => window.location.assign(address)}>
          Open DigiLocker again
        </Button>
      </div>
    </>
  )
}
