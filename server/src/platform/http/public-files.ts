import type { Readable } from 'node:stream'
import type { FastifyInstance } from 'fastify'
import { fail } from '../errors.ts'

type ReadPublicFile = (key: string) => Promise<{ stream: Readable; sizeBytes: number } | undefined>

/** Every kind of file that may stand on the public shelf; a browser never guesses, and none of them can run. */
const contentTypes = new Map([
  ['avif', 'image/avif'],
  ['jpg', 'image/jpeg'],
  ['png', 'image/png'],
  ['webp', 'image/webp'],
])

/** Serves the public shelf. A key's bytes never change, so browsers may keep them for ever. */
export function publicFiles(app: FastifyInstance, read: ReadPublicFile): void {
  app.get<{ Params: { '*': string } }>('/files/*', async (request, reply) => {
    const key = request.params['*']
    const contentType = contentTypes.get(key.slice(key.lastIndexOf('.') + 1))
    const file = contentType ? await read(key) : undefined
    if (!file) throw fail('not-found')
    return reply
      .header('content-type', contentType)
      .header('content-length', file.sizeBytes)
      .header('cache-control', 'public, max-age=31536000, immutable')
      .header('content-security-policy', "default-src 'none'")
      .header('x-content-type-options', 'nosniff')
      .send(file.stream)
  })
}
