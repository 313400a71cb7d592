import type { ReactNode } from 'react'
import { Button } from './button.tsx'
import { Modal } from './modal.tsx'

interface ConfirmDialogProps {
  isOpen: boolean
  title: string
  /** What will happen. */
  children: ReactNode
  /** The verb of the act, on its button. */
  action: string
  keep?: string
  look?: 'danger' | 'primary'
  isBusy?: boolean
  onConfirm: () => void
  onClose: () => void
}

/** Asks once before an act that others feel. Escape and the other button leave things as they are. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { isOpen, title, children, action, keep = 'Keep as it is', look = 'danger', isBusy, onConfirm, onClose } = props
  if (!isOpen) return null
  return (
    <Modal
      title={title}
      text={children}
      onClose={onClose}
      actions={
        <>
          <Button look="secondary" onClick={onClose}>
            {keep}
          </Button>
          <Button look={look} onClick={onConfirm} disabled={isBusy}>
            {action}
          </Button>
        </>
      }
    />
  )
}
