import { Menu } from 'lucide-react'
import type { ReactNode } from 'react'
import { pathTo } from '../screens.ts'
import { Link } from '../ui/link.tsx'
import { Logo } from '../ui/logo.tsx'

interface PrivateFrameProps {
  sidebar: ReactNode
  tools: ReactNode
  children: ReactNode
  menu?: { isOpen: boolean; onOpen: () => void }
}

/** Top bar, sidebar, page. The same frame whether or not the person's things have come. */
export function PrivateFrame({ sidebar, tools, children, menu }: PrivateFrameProps) {
  return (
    <div className="min-h-dvh">
      <a
        href="#content"
        className="sr-only z-50 rounded-control bg-card px-4 py-2 focus:not-sr-only focus:fixed focus:start-3 focus:top-3"
      >
        Skip to content
      </a>
      <header className="sticky top-0 print:hidden z-30 flex h-16 items-center gap-1 border-line border-b bg-card px-2 sm:px-4 lg:px-6">
        <button
          type="button"
          aria-label="Open menu"
          aria-haspopup="dialog"
          aria-expanded={menu?.isOpen ?? false}
          onClick={menu?.onOpen}
          disabled={!menu}
          className="grid size-11 shrink-0 place-items-center rounded-control hover:bg-sunken lg:hidden"
        >
          <Menu aria-hidden className="size-5.5" />
        </button>
        <Link
          to={pathTo('home')}
          aria-label="Properysearch, home"
          className="flex min-h-11 min-w-0 items-center overflow-hidden"
        >
          <Logo className="h-7 sm:h-8" />
        </Link>
        <div className="ms-auto shrink-0">{tools}</div>
      </header>
      <div className="lg:grid lg:grid-cols-[16rem_minmax(0,1fr)] print:block">
        <aside className="hidden min-h-[calc(100dvh-4rem)] border-line border-e bg-card lg:block print:hidden">
          <div className="sticky top-16 grid grid-cols-[minmax(0,1fr)] max-h-[calc(100dvh-4rem)] gap-4 overflow-y-auto p-4">
            {sidebar}
          </div>
        </aside>
        {children}
      </div>
    </div>
  )
}
