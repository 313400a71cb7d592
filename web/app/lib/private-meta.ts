import type { MetaDescriptor } from 'react-router'

/** Screens behind the guard: named for the tab, kept out of search engines. */
export function privateMeta(title: string): MetaDescriptor[] {
  return [{ title: `${title} | Properysearch` }, { name: 'robots', content: 'noindex' }]
}
