import { leadsSomewhere, pathTo } from '../screens.ts'

/** The sign-in page, which leads back to where somebody was. */
export function loginThenBackTo(address: string): string {
  return `${pathTo('login')}?${new URLSearchParams({ next: address })}`
}

/** Another page of signing in or up, which leads to the same place afterwards. */
export function keepingNext(path: string, search: string): string {
  const next = new URLSearchParams(search).get('next')
  return next ? `${path}?${new URLSearchParams({ next })}` : path
}

/** Where to go after signing in: an address of ours that leads somewhere, or the dashboard. */
export function nextPageOf(search: string): string {
  const next = new URLSearchParams(search).get('next') ?? ''
  // Two slashes, or a backslash that browsers read as one, would lead to somebody else's site.
  return /^\/(?![/\\])/.test(next) && leadsSomewhere(next) ? next : pathTo('dashboard')
}
