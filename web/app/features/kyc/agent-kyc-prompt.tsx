import { useLocation } from 'react-router'
import { pathTo } from '../../screens.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { Modal } from '../../ui/modal.tsx'
import { useVerificationStatus } from './kyc.queries.ts'
import { toKyc } from './to-kyc.ts'

const openPages = [pathTo('home'), pathTo('myProfile')].map((path) => path.toLowerCase())

/** Agents prove who they are before they work here. */
export default function AgentKycPrompt() {
  const path = useLocation()
    .pathname.toLowerCase()
    .replace(/(.)\/+$/, '$1')
  if (openPages.includes(path)) return null
  return <Prompt />
}

function Prompt() {
  const { data: status } = useVerificationStatus()
  if (!status || (status.aadharverification === 1 && status.panverification === 1)) return null
  const missing = [status.aadharverification ? '' : 'Aadhaar', status.panverification ? '' : 'PAN'].filter(Boolean)
  return (
    <Modal
      title="Verify your identity"
      text={`Agents must verify their Aadhaar and PAN before they can work here. Your ${missing.join(' and ')} ${
        missing.length === 1 ? 'is' : 'are'
      } not verified yet.`}
      actions={
        <ButtonLink to={pathTo('myProfile')} state={toKyc}>
          Verify Now
        </ButtonLink>
      }
    />
  )
}
