import type { MetaDescriptor } from 'react-router'
import { pageMeta } from '../../lib/meta.ts'
import { pathTo } from '../../screens.ts'
import { type GuideKey, guides, guidesCheckedOn } from './guides.ts'

/** What search engines and shares read: what every page tells, and the schema.org Article. */
export function guideMeta(key: GuideKey, matches: Parameters<typeof pageMeta>[1]): MetaDescriptor[] {
  const { title, summary, screen } = guides[key]
  const facts = pageMeta({ title, description: summary, path: pathTo(screen) }, matches)
  const address = facts.find(
    (fact): fact is { rel: string; href: string } => 'rel' in fact && fact.rel === 'canonical',
  )?.href
  const publisher = { '@type': 'Organization', name: 'Properysearch' }
  return [
    ...facts.map((fact) =>
      'property' in fact && fact.property === 'og:type' ? { ...fact, content: 'article' } : fact,
    ),
    {
      'script:ld+json': {
        '@context': 'https://schema.org',
        '@type': 'Article',
        headline: title,
        description: summary,
        inLanguage: 'en-IN',
        datePublished: guidesCheckedOn,
        dateModified: guidesCheckedOn,
        mainEntityOfPage: address,
        author: publisher,
        publisher,
      },
    },
  ]
}
