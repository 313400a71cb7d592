import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { WireRequest } from '../calls.ts'

const quoted = (text: string) => `'${text.replaceAll("'", "'\\''")}'`

/** The request as a command; a body that is long or not plain is written to a file beside it. */
export function asCurl({ method, url, headers, body }: WireRequest, who: string): string {
  const token = who === 'visitor' ? [] : ['-H', quoted(`authorization: Bearer <a token of the ${who}>`)]
  const named = Object.entries(headers).flatMap(([name, value]) => ['-H', quoted(`${name}: ${value}`)])
  const parts = [
    'curl',
    '-i',
    '-g',
    '--path-as-is',
    '-X',
    method,
    ...token,
    ...named,
    ...bodyOf(body),
    quoted(`http://localhost:3000${url}`),
  ]
  return parts.join(' ')
}

function bodyOf(body: string | Buffer | undefined): string[] {
  if (body === undefined) return []
  const text = String(body)
  if (text.length < 2_000 && /^[\x20-\x7e]*$/.test(text)) return ['--data-binary', quoted(text)]
  const file = join(mkdtempSync(join(tmpdir(), 'properysearch-fuzz-')), 'body')
  writeFileSync(file, body)
  return ['--data-binary', `@${file}`]
}
