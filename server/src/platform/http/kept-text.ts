import { promisify } from 'node:util'
import { brotliCompress, constants } from 'node:zlib'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { acceptedEncoding } from './pages.ts'

interface KeptText {
  plain: Buffer
  br: Buffer
}

/**
 * A large text that never changes: written and compressed for the first who asks, and kept as it is sent. Answers its
 * bytes in the form that this caller accepts.
 */
export function keptText(write: () => string) {
  let kept: Promise<KeptText> | undefined
  return async (request: FastifyRequest, reply: FastifyReply): Promise<Buffer> => {
    kept ??= compressed(Buffer.from(write()))
    const { plain, br } = await kept
    reply.header('vary', 'accept-encoding')
    if (!acceptedEncoding(request.headers['accept-encoding'], ['br'])) return plain
    reply.header('content-encoding', 'br')
    return br
  }
}

async function compressed(plain: Buffer): Promise<KeptText> {
  const params = { [constants.BROTLI_PARAM_QUALITY]: 4, [constants.BROTLI_PARAM_SIZE_HINT]: plain.length }
  return { plain, br: await promisify(brotliCompress)(plain, { params }) }
}
