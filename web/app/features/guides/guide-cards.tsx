import type { ReactNode } from 'react'
import { pathTo } from '../../screens.ts'
import { Link } from '../../ui/link.tsx'
import { type GuideKey, guides } from './guides.ts'
import { HomeBuyingCover } from './home-buying/cover.tsx'
import { HomeDesignCover } from './home-design/cover.tsx'
import { HomeLoanCover } from './home-loan/cover.tsx'
import { PropertyEvaluationCover } from './property-evaluation/cover.tsx'

const covers: Record<GuideKey, () => ReactNode> = {
  buying: HomeBuyingCover,
  design: HomeDesignCover,
  loan: HomeLoanCover,
  evaluation: PropertyEvaluationCover,
}

/** The guides as pictures to choose from: all four on the home page. */
export function GuideCards() {
  return (
    <ul className="grid gap-5 sm:grid-cols-2 lg:grid-cols-4">
      {(Object.keys(guides) as GuideKey[]).map((key) => {
        const { name, summary, minutes, screen } = guides[key]
        const Cover = covers[key]
        return (
          <li
            key={key}
            className="relative flex flex-col overflow-hidden rounded-card border border-line bg-card transition-shadow duration-150 focus-within:shadow-raised hover:shadow-raised"
          >
            <div aria-hidden className="aspect-[4/3] overflow-hidden border-line border-b">
              <Cover />
            </div>
            <div className="flex grow flex-col gap-2 p-5">
              <h3 className="text-lg">
                <Link to={pathTo(screen)} className="after:absolute after:inset-0">
                  {name}
                </Link>
              </h3>
              <p className="text-sm text-soft-ink">{summary}</p>
              <p className="figures mt-auto pt-1 text-soft-ink text-xs">{minutes} minutes to read</p>
            </div>
          </li>
        )
      })}
    </ul>
  )
}
