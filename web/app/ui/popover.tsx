import { type ReactNode, type ToggleEvent, useId, useRef, useState } from 'react'

interface PopoverProps {
  label: string
  /** What the button shows. */
  button: ReactNode
  buttonClassName?: string
  className?: string
  /** What only those who open it need can wait until it has been opened once. */
  children: (close: () => void, wasOpened: boolean) => ReactNode
}

/** A panel under a button, at its right edge. Escape or a click elsewhere closes it; the browser does both. */
export function Popover({ label, button, buttonClassName, className, children }: PopoverProps) {
  const id = useId()
  const opener = useRef<HTMLButtonElement>(null)
  const panel = useRef<HTMLDivElement>(null)
  const [wasOpened, setOpened] = useState(false)
  const place = (event: ToggleEvent<HTMLDivElement>) => {
    const edges = opener.current?.getBoundingClientRect()
    if (event.newState !== 'open' || !edges) return
    setOpened(true)
    event.currentTarget.style.top = `${edges.bottom + 8}px`
    event.currentTarget.style.right = `${Math.max(8, document.documentElement.clientWidth - edges.right)}px`
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
        className={`fixed inset-auto m-0 max-w-[calc(100vw-1rem)] rounded-card border border-line bg-card text-ink shadow-raised ${className ?? ''}`}
      >
        {children(() => panel.current?.hidePopover(), wasOpened)}
      </div>
    </>
  )
}
