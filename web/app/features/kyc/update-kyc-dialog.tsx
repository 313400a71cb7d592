import { pathTo } from '../../screens.ts'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { Modal } from '../../ui/modal.tsx'
import { toKyc } from './to-kyc.ts'

export function UpdateKycDialog({ onClose }: { onClose: () => void }) {
  return (
    <Modal
      title="Update KYC"
      text="To Post Property You Need To Update the KYC"
      onClose={onClose}
      actions={
        <>
          <Button look="secondary" onClick={onClose}>
            Cancel
          </Button>
          <ButtonLink to={pathTo('myProfile')} state={toKyc} onClick={onClose}>
            Update KYC
          </ButtonLink>
        </>
      }
    />
  )
}
