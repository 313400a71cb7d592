import type { Readable } from 'node:stream'
import type { FastifyInstance } from 'fastify'
import { fail } from '../errors.ts'

interface Range {
  start: number
  end?: number
}
type ReadPublicFile = (key: string, range?: Range) => Promise<{ stream: Readable; sizeBytes: number } | undefined>

/** Every kind of file that may be in the public bucket; a browser never guesses, and none of them can run. */
const contentTypes = new Map([
  ['avif', 'image/avif'],
  ['jpg', 'image/jpeg'],
  ['mp4', 'video/mp4'],
  ['png', 'image/png'],
  ['webm', 'video/webm'],
  ['webp', 'image/webp'],
])

/** Serves the public bucket. A key's bytes never change, so browsers may keep them forever. Players ask for parts. */
export function publicFiles(app: FastifyInstance, read: ReadPublicFile): void {
  app.get<{ Params: { '*': string } }>('/files/*', async (request, reply) => {
    const key = request.params['*']
    const contentType = contentTypes.get(key.slice(key.lastIndexOf('.') + 1))
    const wanted = rangeOf(request.headers.range)
    const file = contentType ? await read(key, wanted) : undefined
    if (!file) throw fail('not-found')
    const end = Math.min(wanted?.end ?? file.sizeBytes - 1, file.sizeBytes - 1)
    if (wanted && wanted.start > end) {
      file.stream.destroy()
      return reply.code(416).header('content-range', `bytes */${file.sizeBytes}`).send()
    }
    if (wanted) reply.code(206).header('content-range', `bytes ${wanted.start}-${end}/${file.sizeBytes}`)
    return reply
      .header('content-type', contentType)
      .header('content-length', wanted ? end - wanted.start + 1 : file.sizeBytes)
      .header('accept-ranges', 'bytes')
      .header('cache-control', 'public, max-age=31536000, immutable')
      .header('content-security-policy', "default-src 'none'")
      .header('x-content-type-options', 'nosniff')
      .send(file.stream)
  })
}

/** `bytes=0-1023` or `bytes=1024-`; anything rarer is answered with the whole file, as a server may. */
function rangeOf(header: string | undefined): Range | undefined {
  const match = header?.match(/^bytes=(\d{1,15})-(\d{1,15})?$/)
  if (!match) return undefined
  const start = Number(match[1])
  if (match[2] === undefined) return { start }
  return Number(match[2]) < start ? undefined : { start, end: Number(match[2]) }
}
