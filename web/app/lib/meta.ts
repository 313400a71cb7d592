import type { MetaDescriptor } from 'react-router'

interface PageFacts {
  title: string
  description: string
  /** The page's own address, without filters. */
  path: string
  /** The picture shown where it is shared, 1200 by 630; a path of this site. Without one, the site's own. */
  picture?: { path: string; alt: string }
}

const sitePicture = { path: '/share-card.png', alt: 'Pune at dusk: hills, old and new houses, neem and gulmohar' }

interface RootData {
  siteUrl: string
}

type Matches = readonly ({ id: string; loaderData?: unknown } | undefined)[]

/** The site's own address, as the root's loader knows it. */
export function siteUrlOf(matches: Matches): string {
  const root = matches.find((match) => match?.id === 'root')?.loaderData as RootData | undefined
  return root?.siteUrl ?? ''
}

/** Title, description, canonical address and the card shown where the page is shared. */
export function pageMeta(
  { title, description, path, picture = sitePicture }: PageFacts,
  matches: Matches,
): MetaDescriptor[] {
  const site = siteUrlOf(matches)
  const url = site + path
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
    { property: 'og:image', content: site + picture.path },
    { property: 'og:image:width', content: '1200' },
    { property: 'og:image:height', content: '630' },
    { property: 'og:image:alt', content: picture.alt },
    { name: 'twitter:card', content: 'summary_large_image' },
  ]
}
