/** The host that pages must allow pictures from: https://{s}.tile.example.in/… → https://*.tile.example.in */
export function tileHostOf(tilesUrl: string): string {
  const { protocol, host } = new URL(tilesUrl.replace('{s}', 'a-subdomain'))
  return `${protocol}//${host.replace('a-subdomain', '*')}`
}
