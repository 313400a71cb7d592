import { Bookmark, Heart } from 'lucide-react'
import { useLocation, useNavigate } from 'react-router'
import { loginThenBackTo } from '../../lib/next-page.ts'
import { readSession } from '../../lib/session.ts'
import { classNames } from '../../ui/class-names.ts'
import { setMark, useIsMarked } from './marks.ts'

const kinds = {
  favourites: {
    icon: Heart,
    mark: 'Add to favourites',
    unmark: 'Remove from favourites',
    short: ['Favourite', 'Favourite'],
  },
  shortlisted: {
    icon: Bookmark,
    mark: 'Add to shortlist',
    unmark: 'Remove from shortlist',
    short: ['Shortlist', 'Shortlisted'],
  },
} as const

interface MarkButtonProps {
  kind: keyof typeof kinds
  property: { id: number; title: string }
  /** Round, over a picture; or with its word, in a row of buttons. */
  look: 'round' | 'worded'
  /** Once the server has marked it. */
  onMarked?: () => void
}

/** A heart or a bookmark. Signed out, it leads to the sign-in page and back here. */
export function MarkButton({ kind, property, look, onMarked }: MarkButtonProps) {
  const isMarked = useIsMarked(kind, property.id)
  const navigate = useNavigate()
  const { pathname, search } = useLocation()
  const { icon: Icon, mark, unmark, short } = kinds[kind]
  const press = () => {
    // Not as it was drawn: right after waking, the page is drawn as for a stranger.
    if (readSession()) void setMark(kind, property.id, !isMarked).then((isDone) => isDone && !isMarked && onMarked?.())
    else void navigate(loginThenBackTo(pathname + search))
  }
  return (
    <button
      type="button"
      aria-pressed={isMarked}
      // With its word it is named by it, as whoever speaks to the page would say it.
      aria-label={look === 'round' ? `${isMarked ? unmark : mark}: ${property.title}` : undefined}
      title={isMarked ? unmark : mark}
      onClick={press}
      className={
        look === 'round'
          ? 'round-button'
          : 'inline-flex min-h-11 min-w-11 items-center justify-center gap-2 rounded-control border border-edge bg-card px-4 font-semibold transition-colors duration-150 hover:bg-sunken'
      }
    >
      <Icon aria-hidden className={classNames('size-5', isMarked && 'fill-current text-leaf')} />
      {look === 'worded' ? short[isMarked ? 1 : 0] : null}
    </button>
  )
}
