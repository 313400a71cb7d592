import { classNames } from './class-names.ts'
import { Link } from './link.tsx'

interface ShowLinksProps<Show extends string> {
  /** Which of what: `Which disputes`. */
  label: string
  /** Of the page. The first choice is shown without a query. */
  path: string
  shows: Readonly<Record<Show, string>>
  current: Show
}

/** Which part of a list is shown, as links that can be kept and sent. */
export function ShowLinks<Show extends string>({ label, path, shows, current }: ShowLinksProps<Show>) {
  const choices = Object.entries(shows) as [Show, string][]
  return (
    <nav aria-label={label} className="mb-4 flex flex-wrap gap-2">
      {choices.map(([choice, name], at) => (
        <Link
          key={choice}
          to={at === 0 ? path : `${path}?show=${choice}`}
          aria-current={choice === current ? 'page' : undefined}
          className={classNames(
            'inline-flex min-h-11 items-center rounded-full border px-4 font-semibold text-sm',
            choice === current ? 'border-leaf bg-leaf-wash text-leaf' : 'border-edge bg-card hover:bg-sunken',
          )}
        >
          {name}
        </Link>
      ))}
    </nav>
  )
}
