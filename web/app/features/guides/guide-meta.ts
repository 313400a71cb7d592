import type { MetaDescriptor } from 'react-router'
import { pageMeta } from '../../lib/meta.ts'
import { pathTo } from '../../screens.ts'
import { type GuideKey, guides, guidesCheckedOn } from './guides.ts'

/** What search engines and shares read: what every page tells, and the schema.org Article. */
export function guideMeta(key: GuideKey, matches: Parameters<typeof pageMeta>[1]): MetaDescriptor[] {
  const { title, summary, screen } = guides[key]
  const facts = pageMeta({ title, description: summary, path: pathTo(screen) }, matches)
  const address = facts.find((it): it is { rel: string; href: string } => 'rel' in it && it.rel === 'canonical')?.href
  const publisher = { '@type': 'Organization', name: 'Properysearch' }
  return [
    ...facts.map((it) => ('property' in it && it.property === 'og:type' ? { ...it, content: 'article' } : it)),
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
