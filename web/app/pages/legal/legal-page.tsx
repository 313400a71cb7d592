import type { ReactNode } from 'react'
import { company } from '../../lib/company.ts'
import { Notice } from '../../ui/notice.tsx'
import type { LegalSection } from './legal-sections.server.ts'

interface Props {
  title: string
  intro: ReactNode
  /** Such as "15 Nov 2026". */
  dated: string
  sections: LegalSection[]
}

export function LegalPage({ title, intro, dated, sections }: Props) {
  return (
    <div className="legal-page page-width py-10 lg:py-16">
      <header className="max-w-[68ch]">
        <h1 className="text-3xl sm:text-4xl">{title}</h1>
        <p className="mt-4 text-lg text-soft-ink">{intro}</p>
        <p className="mt-3 mb-6 text-sm text-soft-ink">In force from {dated}</p>
        {company.isSample ? (
          <Notice look="attention">
            This is a demonstration. The company’s name, address, numbers and officer below are samples; the operator of
            this site must replace them with its own.
          </Notice>
        ) : null}
      </header>
      <div className="mt-10 grid gap-x-16 gap-y-8 lg:grid-cols-[17rem_1fr]">
        <Contents sections={sections} />
        <div className="prose min-w-0">
          {sections.map(({ id, title: heading, html }, i) => (
            <section key={id} id={id} aria-labelledby={`${id}-title`}>
              <h2 id={`${id}-title`}>
                {i + 1}. {heading}
              </h2>
              {/* biome-ignore lint/security/noDangerouslySetInnerHtml: our own text, from a file of this project */}
              <div dangerouslySetInnerHTML={{ __html: html }} />
            </section>
          ))}
        </div>
      </div>
    </div>
  )
}

/** Beside the text where there is room, folded above it where there is not. */
function Contents({ sections }: { sections: LegalSection[] }) {
  const list = (
    <ol>
      {sections.map(({ id, title }, i) => (
        <li key={id}>
          <a href={`#${id}`} className="grid grid-cols-[1.75rem_1fr] py-1.5 text-sm text-soft-ink hover:text-leaf">
            <span className="figures">{i + 1}.</span>
            {title}
          </a>
        </li>
      ))}
    </ol>
  )
  return (
    <>
      <details className="rounded-card border border-line bg-card px-4 py-1 lg:hidden">
        <summary className="py-2.5 font-semibold">Contents</summary>
        <nav aria-label="Contents">{list}</nav>
      </details>
      <nav
        aria-label="Contents"
        className="hidden max-h-[calc(100dvh-6rem)] self-start overflow-y-auto border-line border-s ps-5 lg:sticky lg:top-20 lg:block"
      >
        <p className="mb-2 font-semibold">Contents</p>
        {list}
      </nav>
    </>
  )
}
