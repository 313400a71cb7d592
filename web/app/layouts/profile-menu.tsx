import { ChevronDown, KeyRound, LayoutDashboard, LogOut, type LucideIcon, UserRound } from 'lucide-react'
import { MyPhoto } from '../features/accounts/my-photo.tsx'
import { useLogOut } from '../features/auth/use-log-out.ts'
import { MembershipTag } from '../features/subscriptions/membership-tag.tsx'
import type { Session } from '../lib/session.ts'
import { pathTo } from '../screens.ts'
import { Link } from '../ui/link.tsx'
import { Popover } from '../ui/popover.tsx'

/** With Logout the specification's four. What is ours stands in the sidebar, below its own entries. */
const links: { label: string; path: string; icon: LucideIcon }[] = [
  { label: 'Dashboard', path: pathTo('dashboard'), icon: LayoutDashboard },
  { label: 'My Profile', path: pathTo('myProfile'), icon: UserRound },
  { label: 'Change Password', path: `${pathTo('myProfile')}#change-password`, icon: KeyRound },
]
const entryLook =
  'flex min-h-11 w-full items-center gap-3 rounded-control px-3 text-start text-sm transition-colors duration-150 hover:bg-sunken'

export function ProfileMenu({ session }: { session: Session }) {
  const logOut = useLogOut()
  return (
    <Popover
      label="Profile menu"
      buttonClassName="flex min-h-11 items-center gap-1.5 rounded-control px-1.5 hover:bg-sunken"
      button={
        <>
          <MyPhoto className="size-8 text-xs" />
          <ChevronDown aria-hidden className="size-4" />
        </>
      }
      className="w-64 p-2"
    >
      {(close, wasOpened) => (
        <>
          <div className="mb-2 border-line border-b px-3 pt-1 pb-3">
            <p className="truncate font-semibold">
              {session.firstName} {session.lastName}
            </p>
            <p className="truncate text-soft-ink text-xs max-lg:hidden">{session.email}</p>
            {session.userRole === 'admin' ? null : (
              <div className="mt-1.5 min-h-5 lg:hidden">{wasOpened ? <MembershipTag /> : null}</div>
            )}
          </div>
          <ul>
            {links.map(({ label, path, icon: Icon }) => (
              <li key={label}>
                <Link to={path} onClick={close} className={entryLook}>
                  <Icon aria-hidden className="size-4.5 text-soft-ink" />
                  {label}
                </Link>
              </li>
            ))}
            <li>
              <button type="button" onClick={logOut} className={entryLook}>
                <LogOut aria-hidden className="size-4.5 text-soft-ink" />
                Logout
              </button>
            </li>
          </ul>
        </>
      )}
    </Popover>
  )
}
