import type { IncomingMessage } from 'node:http'

/** How an address finds its route, for the server and for every test of it. */
export const routing = {
  routerOptions: {
    caseSensitive: false,
    ignoreTrailingSlash: true,
    // Longer than an address can be: what a path contains is judged by the contract, not by the router.
    maxParamLength: 16 * 1024,
  },
  /**
   * The router answers an address that cannot be decoded by itself, past our headers and our shape of failures. With
   * its percent signs taken for what they are, it is an address like others, under which there is nothing.
   */
  rewriteUrl: ({ url = '/' }: IncomingMessage): string => {
    const end = url.search(/[?;#]/)
    const path = end < 0 ? url : url.slice(0, end)
    return isDecodable(path) ? url : path.replaceAll('%', '%25') + url.slice(path.length)
  },
}

function isDecodable(path: string): boolean {
  if (!path.includes('%')) return true
  try {
    decodeURIComponent(path)
    return true
  } catch {
    return false
  }
}
