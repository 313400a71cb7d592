import type { ContactState } from '@properysearch/contract/contacts/calls'
import { useCallback, useEffect, useState } from 'react'
import { api, messageOf } from '../../lib/api.ts'
import { myId, useSession } from '../../lib/session.ts'
import { toast } from '../../ui/toast.tsx'

interface ContactOf {
  /** Undefined until it has come, and when nobody is signed in. */
  state: ContactState | undefined
  failure: string | null
  isBusy: boolean
  retry: () => void
  unlock: () => void
}

/** Where whoever is signed in stands with a listing's contact, for pages that load no query library. */
export function useContactOf(propertyId: number): ContactOf {
  const token = useSession()?.token
  const [known, setKnown] = useState<{ token: string; state: ContactState } | null>(null)
  const [failure, setFailure] = useState<string | null>(null)
  const [isBusy, setBusy] = useState(false)

  const load = useCallback(() => {
    let isWanted = true
    if (token) {
      setFailure(null)
      api.contacts.getState({ propertyId, id: myId() }).then(
        ({ data }) => isWanted && setKnown({ token, state: data }),
        (error: unknown) => isWanted && setFailure(messageOf(error)),
      )
    }
    return () => {
      isWanted = false
    }
  }, [token, propertyId])
  useEffect(load, [load])

  const unlock = async () => {
    if (!token) return
    setBusy(true)
    try {
      const { data } = await api.contacts.unlock({ propertyId })
      setKnown({ token, state: data })
    } catch (error) {
      toast.error(messageOf(error))
    } finally {
      setBusy(false)
    }
  }
  // What was learnt of another listing, or for somebody else, is not shown.
  const state = known && known.token === token && known.state.propertyId === propertyId ? known.state : undefined
  return { state, failure, isBusy, retry: load, unlock: () => void unlock() }
}
