export interface Entry {
  address: string
  changedAt?: Date
}

const namespace = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"'

/** A sitemap of addresses, in pieces as they come. */
export async function* urlSet(entries: AsyncIterable<Entry[]> | Iterable<Entry[]>): AsyncGenerator<string> {
  yield `<?xml version="1.0" encoding="UTF-8"?>\n<urlset ${namespace}>\n`
  for await (const some of entries) yield some.map((entry) => element('url', entry)).join('')
  yield '</urlset>\n'
}

/** The sitemap of sitemaps. */
export async function* sitemapIndex(entries: Entry[]): AsyncGenerator<string> {
  yield `<?xml version="1.0" encoding="UTF-8"?>\n<sitemapindex ${namespace}>\n`
  yield entries.map((entry) => element('sitemap', entry)).join('')
  yield '</sitemapindex>\n'
}

function element(name: string, { address, changedAt }: Entry): string {
  const changed = changedAt ? `<lastmod>${changedAt.toISOString().slice(0, 19)}Z</lastmod>` : ''
  return `<${name}><loc>${escapeXml(address)}</loc>${changed}</${name}>\n`
}

function escapeXml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')
}
