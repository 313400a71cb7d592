import { ArrowUpRight } from 'lucide-react'
import type { Session } from '../../lib/session.ts'
import { NavLink } from '../../ui/link.tsx'
import { ownEntries, type SidebarEntry, sidebarEntries } from './sidebar-entries.ts'

const look =
  'flex min-h-11 items-center gap-3 rounded-control px-3 py-2 text-soft-ink text-sm transition-colors duration-150 hover:bg-sunken hover:text-ink aria-[current=page]:bg-leaf-wash aria-[current=page]:font-semibold aria-[current=page]:text-leaf'

/** The specification's entries, then ours below a line. */
export function SidebarNav({ session, onGo }: { session: Session; onGo?: () => void }) {
  const own = ownEntries(session.userRole)
  return (
    <div className="grid gap-3">
      <nav aria-label="Main">
        <ul className="grid gap-1">
          {sidebarEntries({ role: session.userRole, email: session.email }).map((entry) => (
            <li key={entry.path}>{entry.isExternal ? <Outward {...entry} /> : <Inward {...entry} onGo={onGo} />}</li>
          ))}
        </ul>
      </nav>
      {own.length > 0 ? (
        <nav aria-label="More" className="border-line border-t pt-3">
          <ul className="grid gap-1">
            {own.map((entry) => (
              <li key={entry.path}>
                <Inward {...entry} onGo={onGo} />
              </li>
            ))}
          </ul>
        </nav>
      ) : null}
    </div>
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
