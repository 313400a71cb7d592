import { X } from 'lucide-react'
import { type ReactNode, useId, useLayoutEffect, useRef } from 'react'
import { classNames } from './class-names.ts'

interface ModalProps {
  title: string
  /** What it is about, read out with the title. */
  text?: ReactNode
  children?: ReactNode
  /** One or two buttons; the last is the one meant. A form has its own. */
  actions?: ReactNode
  isWide?: boolean
  /** A cross in the corner, where no other button leaves things as they are. */
  hasCross?: boolean
  /** Absent: it cannot be closed, only acted upon. */
  onClose?: () => void
}

/** Open as long as it is there. The page behind is out of reach. */
export function Modal({ title, text, children, actions, isWide, hasCross, onClose }: ModalProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  const id = useId()
  // Closed before it leaves the page, so that the focus goes back to where it came from.
  useLayoutEffect(() => {
    const shown = dialog.current
    shown?.showModal()
    return () => shown?.close()
  }, [])
  const closed = () => {
    // It left the page, or was opened again before the news came.
    if (!dialog.current?.isConnected || dialog.current.open) return
    if (onClose) onClose()
    // Some browsers let a second Escape through.
    else dialog.current.showModal()
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
      aria-describedby={text ? `${id}-text` : undefined}
      className={classNames(
        'm-auto rounded-card border border-line bg-card p-6 text-ink shadow-raised backdrop:bg-black/60',
        isWide ? 'w-[min(36rem,calc(100vw-2rem))]' : 'w-[min(28rem,calc(100vw-2rem))]',
      )}
    >
      <div className="flex items-start justify-between gap-4">
        <h2 id={`${id}-title`} className="text-lg">
          {title}
        </h2>
        {hasCross ? (
          <button
            type="button"
            aria-label="Close"
            onClick={onClose}
            className="-m-2.5 grid size-11 shrink-0 place-items-center rounded-control hover:bg-sunken"
          >
            <X aria-hidden className="size-5" />
          </button>
        ) : null}
      </div>
      {text ? (
        <div id={`${id}-text`} className="mt-2 text-soft-ink">
          {text}
        </div>
      ) : null}
      {children ? <div className="mt-4">{children}</div> : null}
      {actions ? <div className="mt-6 flex flex-wrap justify-end gap-3">{actions}</div> : null}
    </dialog>
  )
}
