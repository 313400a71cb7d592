import './article.css'
import type { ReactNode } from 'react'
import { formatDay } from '../../lib/format.ts'
import { ContentsList, type Heading } from './contents-list.tsx'
import { type GuideKey, guides, guidesCheckedOn } from './guides.ts'
import { NextSteps } from './next-steps.tsx'

interface Props {
  guide: GuideKey
  lede: string
  /** A cover scene. */
  picture: ReactNode
  headings: readonly Heading[]
  /** Where the figures were read, in words. */
  sources: string
  children: ReactNode
}

/** The one frame of all guides: picture, contents, text, sources, and where to go next. */
export function Article({ guide, lede, picture, headings, sources, children }: Props) {
  const { title, name, minutes } = guides[guide]
  return (
    <article>
      <header className="mb-8 lg:mb-12">
        <p className="mb-2 font-semibold text-leaf text-sm">{name} guide</p>
        <h1 className="max-w-[22ch] text-3xl lg:text-4xl">{title}</h1>
        <p className="mt-4 max-w-[60ch] text-lg text-soft-ink">{lede}</p>
        <p className="figures mt-3 text-sm text-soft-ink">
          Checked on <time dateTime={guidesCheckedOn}>{formatDay(guidesCheckedOn)}</time> · {minutes} minutes to read
        </p>
        <div className="mt-6 h-56 overflow-hidden rounded-card border border-line sm:h-80 lg:h-96">{picture}</div>
      </header>
      <div className="lg:grid lg:grid-cols-[15rem_minmax(0,1fr)] lg:gap-12">
        <nav aria-label="Contents" className="mb-10 hidden lg:block">
          <div className="sticky top-24">
            <p className="mb-2 font-semibold text-sm">Contents</p>
            <ContentsList headings={headings} />
          </div>
        </nav>
        <details className="mb-10 rounded-card border border-line bg-card px-4 py-2 lg:hidden">
          <summary className="min-h-8 py-1 font-semibold">Contents</summary>
          <nav aria-label="Contents of this guide" className="pt-1 pb-2">
            <ContentsList headings={headings} />
          </nav>
        </details>
        <div className="min-w-0">
          {children}
          <footer className="mt-12 grid max-w-[42rem] gap-2 border-line border-t pt-5 text-soft-ink text-xs">
            <p>{sources}</p>
            <p>
              This guide explains, it does not advise: it is not legal or tax advice. Rates and rules change; confirm
              them with your lawyer, bank or tax adviser before you sign or pay.
            </p>
          </footer>
        </div>
      </div>
      <NextSteps after={guide} />
    </article>
  )
}
