import { Heart, House, MessageCircle, Search, UserRound } from 'lucide-react'
import type { ReactNode } from 'react'
import { useLocation } from 'react-router'
import { loginThenBackTo } from '../../lib/next-page.ts'
import { useSession } from '../../lib/session.ts'
import { leadsSomewhere, pathTo } from '../../screens.ts'
import { Link } from '../../ui/link.tsx'

const messages = pathTo('messenger')
const entries = [
  { label: 'Home', to: pathTo('home'), icon: House },
  { label: 'Search', to: '/PropertyListHome', icon: Search },
  { label: 'Shortlist', to: '/ShortlistedProperty', icon: Heart },
  { label: 'Messages', to: messages, icon: MessageCircle },
  { label: 'Profile', to: pathTo('myProfile'), icon: UserRound },
].filter((entry) => leadsSomewhere(entry.to))

/** The phone's way about, under the thumb. `messagesCount` says how many are unread, to people who are signed in. */
export function BottomBar({ messagesCount }: { messagesCount?: ReactNode }) {
  const session = useSession()
  const here = useLocation().pathname.toLowerCase()
  const isPublic = (to: string) => to === pathTo('home') || to === '/PropertyListHome'
  return (
    <nav aria-label="Quick" className="bottom-bar">
      <ul className="mx-auto flex max-w-md">
        {entries.map(({ label, to, icon: Icon }) => {
          const address = session || isPublic(to) ? to : loginThenBackTo(to)
          return (
            <li key={label} className="flex-1">
              <Link
                to={address}
                aria-current={here === to.toLowerCase() ? 'page' : undefined}
                className="bottom-bar-entry"
              >
                <Icon aria-hidden className="size-5.5" />
                {label}
                {to === messages ? messagesCount : null}
              </Link>
            </li>
          )
        })}
      </ul>
    </nav>
  )
}
