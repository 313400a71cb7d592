import type { MetaDescriptor } from 'react-router'
import { pathTo } from '../../screens.ts'
import { type GuideKey, guides, guidesCheckedOn } from './guides.ts'

/** What search engines and shares read: title, description, canonical address and the schema.org Article. */
export function guideMeta(key: GuideKey, origin: string): MetaDescriptor[] {
  const { title, summary, screen } = guides[key]
  const address = `${origin}${pathTo(screen)}`
  const publisher = { '@type': 'Organization', name: 'Properysearch', url: `${origin}/` }
  return [
    { title: `${title} | Properysearch` },
    { name: 'description', content: summary },
    { tagName: 'link', rel: 'canonical', href: address },
    { property: 'og:type', content: 'article' },
    { property: 'og:title', content: title },
    { property: 'og:description', content: summary },
    { property: 'og:url', content: address },
    { property: 'og:site_name', content: 'Properysearch' },
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
