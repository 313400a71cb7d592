import type { MetaDescriptor } from 'react-router'

interface PageFacts {
  title: string
  description: string
  /** The page's own address, without filters. */
  path: string
}

interface RootData {
  siteUrl: string
}

/** Title, description, canonical address and the card shown where the page is shared. */
export function pageMeta(
  { title, description, path }: PageFacts,
  matches: readonly ({ id: string; loaderData?: unknown } | undefined)[],
): MetaDescriptor[] {
  const root = matches.find((match) => match?.id === 'root')?.loaderData as RootData | undefined
  const url = `${root?.siteUrl ?? ''}${path}`
  const fullTitle = `${title} | Properysearch`
  return [
    { title: fullTitle },
    { name: 'description', content: description },
    { tagName: 'link', rel: 'canonical', href: url },
    { property: 'og:site_name', content: 'Properysearch' },
    { property: 'og:type', content: 'website' },
    { property: 'og:locale', content: 'en_IN' },
    { property: 'og:title', content: title },
    { property: 'og:description', content: description },
    { property: 'og:url', content: url },
    { property: 'og:image', content: `${root?.siteUrl ?? ''}/share-card.png` },
    { property: 'og:image:width', content: '1200' },
    { property: 'og:image:height', content: '630' },
    { property: 'og:image:alt', content: 'Pune at dusk: hills, old and new houses, neem and gulmohar' },
    { name: 'twitter:card', content: 'summary_large_image' },
  ]
}
