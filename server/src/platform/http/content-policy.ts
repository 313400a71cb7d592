import { createHash } from 'node:crypto'

/** Other sites that pages may use, by what for. */
export interface OutsideSources {
  calls?: readonly string[]
  images?: readonly string[]
  media?: readonly string[]
  frames?: readonly string[]
}

/**
 * Lets these inline scripts run and no other. Never made from a page's own contents: what has slipped into a page must
 * not vouch for itself.
 */
export function contentPolicyOf(inlineScripts: readonly string[], outside: OutsideSources = {}): string {
  const hashes = inlineScripts.map((text) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`)
  return [
    "default-src 'self'",
    ["script-src 'self'", ...hashes].join(' '),
    "style-src 'self' 'unsafe-inline'",
    ["img-src 'self' data: blob:", ...(outside.images ?? [])].join(' '),
    ["media-src 'self'", ...(outside.media ?? [])].join(' '),
    ["frame-src 'self'", ...(outside.frames ?? [])].join(' '),
    "font-src 'self'",
    ["connect-src 'self'", ...(outside.calls ?? [])].join(' '),
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ')
}
