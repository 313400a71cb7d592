import type { CaseDocument } from '@properysearch/contract/cases/case'
import { api } from '../../lib/api.ts'
import { ApproveByCode } from '../../ui/approve-by-code.tsx'
import { useForgetCases } from './cases.queries.ts'

interface ApproveDraftProps {
  draft: Pick<CaseDocument, 'id' | 'version' | 'hash'>
  onClose: () => void
}

/** The client's word about exactly this text. */
export default function ApproveDraftDialog({ draft, onClose }: ApproveDraftProps) {
  const { id: documentId, version, hash } = draft
  return (
    <ApproveByCode
      isWide
      title={`Approve version ${version}`}
      text={
        <div className="grid gap-2 text-sm">
          <p>
            You tell your lawyer that this text is as you want it. It signs nothing and gives nobody a right: the
            agreement binds you once it is signed and registered.
          </p>
          <p>
            The code is valid for this version only, whose fingerprint begins with{' '}
            <code className="font-semibold text-ink">{hash.slice(0, 12)}</code>.
          </p>
        </div>
      }
      action="Approve draft"
      subject="this version"
      send={async () => (await api.cases.sendOtp({ documentId })).data}
      approve={async (otp) => (await api.cases.approve({ documentId, otp })).message}
      forget={useForgetCases()}
      onClose={onClose}
    />
  )
}
