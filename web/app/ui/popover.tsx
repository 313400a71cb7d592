import { type ReactNode, type ToggleEvent, useId, useRef, useState } from 'react'
import { placePanel } from './place-panel.ts'

interface PopoverProps {
  label: string
  /** What the button shows. */
  button: ReactNode
  buttonClassName?: string
  className?: string
  /** What only those who open it need can wait until it has been opened once. */
  children: (close: () => void, wasOpened: boolean) => ReactNode
}

/** A panel under a button. Escape or a click elsewhere closes it; the browser does both. */
export function Popover({ label, button, buttonClassName, className, children }: PopoverProps) {
  const id = useId()
  const opener = useRef<HTMLButtonElement>(null)
  const panel = useRef<HTMLDivElement>(null)
  const [wasOpened, setOpened] = useState(false)
  const place = ({ newState }: ToggleEvent<HTMLDivElement>) => {
    const edges = opener.current?.getBoundingClientRect()
    const shown = panel.current
    if (newState !== 'open' || !edges || !shown) return
    setOpened(true)
    // Measured before it is shown, so that it never jumps.
    shown.style.display = 'block'
    shown.style.maxHeight = ''
    const size = { width: shown.offsetWidth, height: shown.offsetHeight }
    shown.style.display = ''
    const { clientWidth, clientHeight } = document.documentElement
    const { top, left, maxHeight } = placePanel(edges, size, { width: clientWidth, height: clientHeight })
    Object.assign(shown.style, { top: `${top}px`, left: `${left}px`, maxHeight: `${maxHeight}px` })
  }
  return (
    <>
      <button ref={opener} type="button" popoverTarget={id} className={buttonClassName}>
        <span className="sr-only">{label}</span>
        {button}
      </button>
      <div
        ref={panel}
        id={id}
        popover="auto"
        onBeforeToggle={place}
        className={`fixed inset-auto m-0 max-w-[calc(100vw-1rem)] overflow-y-auto rounded-card border border-line bg-card text-ink shadow-raised ${className ?? ''}`}
      >
        {children(() => panel.current?.hidePopover(), wasOpened)}
      </div>
    </>
  )
}
