import { type ReactNode, useEffect, useId, useRef } from 'react'

interface ModalProps {
  title: string
  children: ReactNode
  /** One or two buttons; the last is the one meant. */
  actions: ReactNode
  /** Absent: it cannot be closed, only acted upon. */
  onClose?: () => void
}

/** Open as long as it is there. The page behind is out of reach. */
export function Modal({ title, children, actions, onClose }: ModalProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  const id = useId()
  useEffect(() => {
    const shown = dialog.current
    shown?.showModal()
    return () => shown?.close()
  }, [])
  const closed = () => {
    if (onClose) onClose()
    // Some browsers let a second Escape through.
    else if (dialog.current?.isConnected && !dialog.current.open) dialog.current.showModal()
  }
  return (
    <dialog
      ref={dialog}
      closedby={onClose ? 'closerequest' : 'none'}
      onCancel={(event) => {
        if (!onClose) event.preventDefault()
      }}
      onClose={closed}
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-text`}
      className="m-auto w-[min(28rem,calc(100vw-2rem))] rounded-card border border-line bg-card p-6 text-ink shadow-raised backdrop:bg-black/60"
    >
      <h2 id={`${id}-title`} className="text-lg">
        {title}
      </h2>
      <div id={`${id}-text`} className="mt-2 text-soft-ink">
        {children}
      </div>
      <div className="mt-6 flex flex-wrap justify-end gap-3">{actions}</div>
    </dialog>
  )
}
