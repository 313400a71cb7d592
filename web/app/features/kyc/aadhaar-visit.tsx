import { aadhaarVisitInput } from '@properysearch/contract/kyc/calls'
import { digilockerConsent } from '@properysearch/contract/kyc/consents'
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

/** Leaves for DigiLocker. The address of the return has read what was shared; asked again is only after it. */
export function AadhaarVisit({ visit, onCode, onDone }: AadhaarVisitProps) {
  return (
    <>
      {visit ? <Waiting visit={visit} onDone={onDone} /> : <Leaving />}
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
        You sign in to DigiLocker with your own account, allow Properysearch to see your Aadhaar, and come back here in
        the same browser.
      </p>
      <CheckboxField label={digilockerConsent} {...field('consent')} />
    </Form>
  )
}

function Waiting({ visit, onDone }: { visit: NonNullable<IdentityCheck['visit']>; onDone: () => void }) {
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
      <p className="text-sm">
        {visit.isBack
          ? 'You are back from DigiLocker, but it has not told us yet what you shared.'
          : 'Share your Aadhaar on DigiLocker in this browser. It brings you back here, and we then check your Aadhaar at once.'}
      </p>
      {state === 'not-yet' ? <Notice look="attention">DigiLocker has not told us anything yet.</Notice> : null}
      {typeof state === 'object' ? <Notice look="attention">{state.failure}</Notice> : null}
      <div className="flex flex-wrap gap-3">
        {visit.isBack ? (
          <Button onClick={finish} disabled={state === 'asking'}>
            {state === 'asking' ? 'Checking...' : 'Ask DigiLocker again'}
          </Button>
        ) : null}
        <Button look={visit.isBack ? 'secondary' : 'primary'} onClick={() => window.location.assign(visit.address)}>
          Open DigiLocker again
        </Button>
      </div>
    </>
  )
}
