import type { Storage } from '@properysearch/server/src/adapters/storage/port.ts'
import { type DrawingFile, drawingVersion } from '@properysearch/server/src/modules/ads/index.ts'
import { fail } from '@properysearch/server/src/platform/errors.ts'
import type { FastifyInstance } from 'fastify'
import { byteRange } from './byte-range.ts'
import { drawingMaker } from './draw-drawing.ts'

const contentTypes: Record<DrawingFile, string> = { webp: 'image/webp', gif: 'image/gif', webm: 'video/webm' }

/** `/drawings/{version}/{name}.{file}`: what is drawn for the demo world's ads. */
export function drawingRoutes(app: FastifyInstance, { storage }: { storage: Storage }): void {
  const find = drawingMaker(storage)
  app.get<{ Params: { version: string; file: string } }>('/drawings/:version/:file', async (request, reply) => {
    const { version, file } = request.params
    const [, name = '', kind = ''] = file.match(/^([a-z-]{1,60})\.(webp|gif|webm)$/) ?? []
    const bytes = version === String(drawingVersion) && kind ? await find(name, kind as DrawingFile) : undefined
    if (!bytes) throw fail('not-found')
    reply
      .header('content-type', contentTypes[kind as DrawingFile])
      .header('cache-control', 'public, max-age=31536000, immutable')
      .header('content-security-policy', "default-src 'none'")
      .header('x-content-type-options', 'nosniff')
      // The pages may live at another address than the ads.
      .header('cross-origin-resource-policy', 'cross-origin')
      .header('accept-ranges', 'bytes')
    const part = byteRange(request.headers.range, bytes.length)
    if (part === undefined) return reply.send(bytes)
    if (part === null) return reply.code(416).header('content-range', `bytes */${bytes.length}`).send()
    return reply
      .code(206)
      .header('content-range', `bytes ${part.start}-${part.end}/${bytes.length}`)
      .send(bytes.subarray(part.start, part.end + 1))
  })
}
