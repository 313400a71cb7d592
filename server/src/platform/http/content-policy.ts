import { createHash } from 'node:crypto'

/** Other sites that pages may use, by what for. */
export interface OutsideSources {
  calls?: readonly string[]
  images?: readonly string[]
  media?: readonly string[]
  frames?: readonly string[]
}

/** Lets run exactly the inline scripts this page was rendered with, by their hashes; so a kept page keeps its policy. */
export function contentPolicyOf(html: string, outside: OutsideSources = {}): string {
  const inline = [...html.matchAll(/<script(?![^>]*\ssrc=)[^>]*>([\s\S]*?)<\/script>/g)].map((match) => match[1] ?? '')
  const hashes = [...new Set(inline)].map((text) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`)
  return [
    "default-src 'self'",
    `script-src 'self' ${hashes.join(' ')}`.trim(),
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
