import '@fastify/multipart'
import type { Role } from '@properysearch/contract/roles'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { type Failure, fail, invalid } from '../errors.ts'
import { answer } from './answer.ts'
import type { FileAnswer, Route, UploadedFile } from './handlers.ts'

/** Mounts every route of the contract. `makeContext` finds the person behind the token, if there is one. */
export function mount<Ctx extends { user: { role: Role } | null }>(
  app: FastifyInstance,
  routes: Route<Ctx>[],
  makeContext: (request: FastifyRequest) => Promise<Ctx>,
): void {
  for (const route of routes) {
    const { methodAndPath, limit, upload, download } = route.endpoint
    const [method = '', path = ''] = methodAndPath.split(' ')
    app.route({
      method,
      url: routePattern(path),
      config: {
        endpoint: `${route.domain}.${route.name}`,
        ...(limit ? { rateLimit: { max: limit.max, timeWindow: limit.seconds * 1000 } } : {}),
      },
      handler: async (request, reply) => {
        const ctx = await makeContext(request)
        reply.header('cache-control', 'no-store')
        // A stranger's upload is refused before its bytes are read.
        if (upload && route.endpoint.access !== 'public' && !ctx.user) throw fail('signed-out')
        const file = upload ? await readUpload(request, upload.maxBytes) : undefined
        const result = await answer(route, ctx, inputOf(request, upload !== undefined), file)
        return download ? sendFile(reply, result as FileAnswer) : result
      },
    })
  }
}

/** `{id}` becomes `:id`. Where several stand in one segment, each ends at the next comma. */
function routePattern(path: string): string {
  return path
    .split('/')
    .map((part) => part.replace(/\{(\w+)\}/g, part.includes('},{') ? ':$1([^,]+)' : ':$1'))
    .join('/')
}

function inputOf(request: FastifyRequest, isUpload: boolean): Record<string, unknown> {
  const body = isUpload ? {} : (request.body ?? {})
  if (typeof body !== 'object' || Array.isArray(body))
    throw invalid({ body: 'The request body must be a JSON object.' })
  return { ...(request.query as object), ...body, ...(request.params as object) }
}

async function readUpload(request: FastifyRequest, maxBytes: number): Promise<UploadedFile> {
  if (!request.isMultipart()) throw fail('wrong-content-type', 'Send the file as multipart form data.')
  let file: UploadedFile | undefined
  let isAlone = true
  try {
    for await (const part of request.files({ limits: { fileSize: maxBytes, files: 2, fields: 5 } })) {
      if (!file) {
        file = { name: part.filename, bytes: await part.toBuffer() }
      } else {
        isAlone = false
        part.file.resume()
      }
    }
  } catch (error) {
    throw uploadFailure(error as { code?: string }, maxBytes)
  }
  if (!isAlone) throw invalid({ file: 'Send one file at a time.' })
  if (!file) throw invalid({ file: 'Choose a file to upload.' })
  return file
}

function uploadFailure(error: { code?: string }, maxBytes: number): Failure {
  if (error.code === 'FST_REQ_FILE_TOO_LARGE') {
    const limit = `At most ${Math.floor(maxBytes / 1024 / 1024)} MB are accepted.`
    return fail('file-too-large', `That file is too large. ${limit}`)
  }
  if (error.code === 'FST_FILES_LIMIT') return invalid({ file: 'Send one file at a time.' })
  return invalid({ file: 'The file did not arrive whole. Please send it again.' })
}

function sendFile(reply: FastifyReply, file: FileAnswer): FastifyReply {
  return reply
    .header('content-type', file.contentType)
    .header('content-length', file.sizeBytes)
    .header('content-disposition', `attachment; filename="${file.downloadName.replace(/[^\w.-]/g, '_')}"`)
    .header('x-content-type-options', 'nosniff')
    .send(file.stream)
}
