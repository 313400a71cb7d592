import { ArrowUpRight } from 'lucide-react'
import type { Session } from '../../lib/session.ts'
import { NavLink } from '../../ui/link.tsx'
import { type SidebarEntry, sidebarEntries } from './sidebar-entries.ts'

const look =
  'flex min-h-11 items-center gap-3 rounded-control px-3 py-2 text-soft-ink text-sm transition-colors duration-150 hover:bg-sunken hover:text-ink aria-[current=page]:bg-leaf-wash aria-[current=page]:font-semibold aria-[current=page]:text-leaf'

export function SidebarNav({ session, onGo }: { session: Session; onGo?: () => void }) {
  return (
    <nav aria-label="Main">
      <ul className="grid gap-1">
        {sidebarEntries({ role: session.userRole, email: session.email }).map((entry) => (
          <li key={entry.path}>{entry.isExternal ? <Outward {...entry} /> : <Inward {...entry} onGo={onGo} />}</li>
        ))}
      </ul>
    </nav>
  )
}

function Inward({ label, path, icon: Icon, onGo }: SidebarEntry & { onGo?: (() => void) | undefined }) {
  return (
    <NavLink to={path} end={path === '/admin'} onClick={onGo} className={look}>
      <Icon aria-hidden className="size-5 shrink-0" />
      {label}
    </NavLink>
  )
}

function Outward({ label, path, icon: Icon }: SidebarEntry) {
  return (
    <a href={path} target="_blank" rel="noopener noreferrer" className={look}>
      <Icon aria-hidden className="size-5 shrink-0" />
      {label}
      <ArrowUpRight aria-hidden className="size-4" />
      <span className="sr-only">(opens in a new tab)</span>
    </a>
  )
}
