import { useEffect, useState } from 'react'
import { classNames } from '../../ui/class-names.ts'

export interface Heading {
  id: string
  title: string
}

/** The article's headings; the one being read is marked. */
export function ContentsList({ headings }: { headings: readonly Heading[] }) {
  const reading = useHeadingInView(headings)
  return (
    <ol className="grid gap-0.5 text-sm">
      {headings.map(({ id, title }) => (
        <li key={id}>
          <a
            href={`#${id}`}
            aria-current={reading === id ? 'location' : undefined}
            className={classNames(
              'block border-s-2 py-1.5 ps-3 leading-snug hover:text-ink',
              reading === id ? 'border-leaf font-medium text-ink' : 'border-line text-soft-ink',
            )}
          >
            {title}
          </a>
        </li>
      ))}
    </ol>
  )
}

function useHeadingInView(headings: readonly Heading[]): string | null {
  const [reading, setReading] = useState<string | null>(null)
  useEffect(() => {
    // Only the upper third of the window counts as being read.
    const observer = new IntersectionObserver(
      (entries) => {
        const seen = entries.find((entry) => entry.isIntersecting)
        if (seen) setReading(seen.target.id)
      },
      { rootMargin: '-5% 0px -66% 0px' },
    )
    for (const { id } of headings) {
      const heading = document.getElementById(id)
      if (heading) observer.observe(heading)
    }
    return () => observer.disconnect()
  }, [headings])
  return reading
}
