import { type ReactNode, useEffect, useId, useRef } from 'react'
import { Button } from './button.tsx'

interface ConfirmDialogProps {
  isOpen: boolean
  title: string
  /** What will happen. */
  children: ReactNode
  /** The verb of the act, on its button. */
  action: string
  keep?: string
  isBusy?: boolean
  onConfirm: () => void
  onClose: () => void
}

/** Asks once before an act that cannot be taken back. Escape and the other button leave things as they are. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { isOpen, title, children, action, keep = 'Keep as it is', isBusy, onConfirm, onClose } = props
  const dialog = useRef<HTMLDialogElement>(null)
  const id = useId()
  useEffect(() => {
    if (isOpen) dialog.current?.showModal()
    else dialog.current?.close()
  }, [isOpen])
  return (
    <dialog
      ref={dialog}
      onClose={onClose}
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-text`}
      className="m-auto w-[min(28rem,calc(100vw-2rem))] rounded-card border border-line bg-card p-6 text-ink shadow-raised backdrop:bg-black/50"
    >
      <h2 id={`${id}-title`} className="text-lg">
        {title}
      </h2>
      <div id={`${id}-text`} className="mt-2 text-soft-ink text-sm">
        {children}
      </div>
      <div className="mt-6 flex flex-wrap justify-end gap-3">
        <Button look="secondary" onClick={onClose}>
          {keep}
        </Button>
        <Button look="danger" onClick={onConfirm} disabled={isBusy}>
          {action}
        </Button>
      </div>
    </dialog>
  )
}
