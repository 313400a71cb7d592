import { useEffect, useState } from 'react'
import { useNavigate } from 'react-router'
import { messageOf } from '../../lib/api.ts'
import { toast } from '../../ui/toast.tsx'
import { askVerificationStatus } from './kyc.queries.ts'
import { UpdateKycDialog } from './update-kyc-dialog.tsx'

/** Somebody wants to post a property: with Aadhaar or PAN verified they may, without either they are told. */
export default function PostPropertyCheck({ to, onDone }: { to: string; onDone: () => void }) {
  const navigate = useNavigate()
  const [isUnverified, setUnverified] = useState(false)
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked once, when somebody pressed the button
  useEffect(() => {
    let isWanted = true
    askVerificationStatus()
      .then(({ aadharverification, panverification }) => {
        if (!isWanted) return
        if (aadharverification === 0 && panverification === 0) return setUnverified(true)
        onDone()
        navigate(to)
      })
      .catch((error) => {
        if (!isWanted) return
        toast.error(messageOf(error))
        onDone()
      })
    return () => {
      isWanted = false
    }
  }, [])
  return isUnverified ? <UpdateKycDialog onClose={onDone} /> : null
}
