import './sidebar.css'
import { X } from 'lucide-react'
import { type MouseEvent, useEffect, useRef } from 'react'
import type { Session } from '../../lib/session.ts'
import { Logo } from '../../ui/logo.tsx'
import { SidebarNav } from './sidebar-nav.tsx'

interface SidebarDrawerProps {
  session: Session
  isOpen: boolean
  onClose: () => void
}

/**
 * The sidebar on the phone: 70% wide when open, 0% when closed. A modal dialog, so that the browser keeps the focus
 * inside, closes on Escape and hands the focus back.
 */
export function SidebarDrawer({ session, isOpen, onClose }: SidebarDrawerProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  useEffect(() => {
    if (isOpen && !dialog.current?.open) dialog.current?.showModal()
    if (!isOpen) dialog.current?.close()
  }, [isOpen])
  useEffect(() => {
    // On a broad screen the drawer is not shown; an open one would leave the page locked behind it.
    const isBroad = window.matchMedia('(min-width: 64rem)')
    isBroad.addEventListener('change', onClose)
    return () => isBroad.removeEventListener('change', onClose)
  }, [onClose])
  const closeOnBackdrop = (event: MouseEvent) => {
    if (event.target === dialog.current) onClose()
  }
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: a click on the backdrop; the key for it is Escape, which the browser hears
    <dialog
      ref={dialog}
      id="sidebar"
      aria-label="Menu"
      // Closed, it is still laid out (with no width), so its links must be out of reach.
      inert={!isOpen}
      onClose={onClose}
      onClick={closeOnBackdrop}
      className="sidebar-drawer"
    >
      <div className="flex h-full w-[70vw] flex-col gap-4 overflow-y-auto p-4">
        <div className="flex items-center justify-between gap-2">
          <Logo className="h-7" />
          <button
            type="button"
            onClick={onClose}
            aria-label="Close menu"
            className="-me-2 grid size-11 place-items-center rounded-control text-soft-ink hover:text-ink"
          >
            <X aria-hidden className="size-5" />
          </button>
        </div>
        <SidebarNav session={session} onGo={onClose} />
      </div>
    </dialog>
  )
}
