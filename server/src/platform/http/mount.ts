import '@fastify/multipart'
import { wayOf } from '@properysearch/contract/kernel/method-and-path'
import type { Role } from '@properysearch/contract/roles'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { invalid } from '../errors.ts'
import { answer, checkAccess } from './answer.ts'
import { callerOf } from './caller.ts'
import { callerAddress } from './caller-address.ts'
import type { CostlyReads } from './costly-reads.ts'
import type { AnyEndpoint, FileAnswer, Route } from './handlers.ts'
import { personLimits } from './person-limits.ts'
import { personTurns } from './person-turns.ts'
import { uploadSlots } from './upload-slots.ts'
import { readUpload, withArrivingFile } from './uploads.ts'

/** Mounts every route of the contract. `makeContext` finds the person behind the token, if there is one. */
export function mount<Ctx extends { user: { id: number; role: Role } | null; now: Date }>(
  app: FastifyInstance,
  routes: Route<Ctx>[],
  makeContext: (request: FastifyRequest, reply: FastifyReply) => Promise<Ctx>,
  reads: CostlyReads,
): void {
  const inUploadSlot = uploadSlots()
  const inTurn = personTurns()
  const countCall = personLimits()
  for (const route of routes) {
    const { methodAndPath, limit, upload, download, isCostly } = route.endpoint
    const { methods, path } = wayOf(methodAndPath)
    app.route({
      method: [...methods],
      // Asking for the headers alone must never do what the call does.
      exposeHeadRoute: methods.length === 1,
      url: routePattern(path),
      config: {
        endpoint: `${route.domain}.${route.name}`,
        isCostly,
        ...(limit && limit.per !== 'person' ? { rateLimit: { max: limit.max, timeWindow: limit.seconds * 1000 } } : {}),
      },
      handler: async (request, reply) => {
        const ctx = await makeContext(request, reply)
        reply.header('cache-control', 'no-store')
        if (ctx.user && limit?.per === 'person') countCall(methodAndPath, limit, ctx.user.id, ctx.now)
        const input = { ...keyOf(request, route), ...inputOf(request, upload !== undefined) }
        if (upload) {
          // Whoever may not call is refused before a byte of their file is read.
          checkAccess(route, ctx)
          return inUploadSlot(ctx.user?.id ?? 0, async () =>
            upload.isStreamed
              ? withArrivingFile(request, upload.maxBytes, (file) => answer(route, ctx, input, file))
              : answer(route, ctx, input, await readUpload(request, upload.maxBytes)),
          )
        }
        const work = () => answer(route, ctx, input)
        const result = isCostly
          ? await reads.inTurn(callerOf(ctx.user, callerAddress(request)), work, (leave) =>
              reply.raw.once('close', leave),
            )
          : await (ctx.user ? inTurn(ctx.user.id, work) : work())
        return download ? sendFile(reply, result as FileAnswer) : result
      },
    })
  }
}

/** `{id}` becomes `:id`. Where several are in one segment, each ends at the next comma. */
function routePattern(path: string): string {
  return path
    .split('/')
    .map((part) => part.replace(/\{(\w+)\}/g, part.includes('},{') ? ':$1([^,]+)' : ':$1'))
    .join('/')
}

/** Where a call takes an idempotency key, it may come as a header. */
function keyOf(request: FastifyRequest, { endpoint }: { endpoint: AnyEndpoint }): { key?: string } {
  const key = request.headers['idempotency-key']
  return typeof key === 'string' && 'key' in endpoint.input.shape ? { key } : {}
}

function inputOf(request: FastifyRequest, isUpload: boolean): Record<string, unknown> {
  const body = isUpload ? {} : (request.body ?? {})
  if (typeof body !== 'object' || Array.isArray(body))
    throw invalid({ body: 'The request body must be a JSON object.' })
  return { ...(request.query as object), ...body, ...(request.params as object) }
}

function sendFile(reply: FastifyReply, file: FileAnswer): FastifyReply {
  return reply
    .header('content-type', file.contentType)
    .header('content-length', file.sizeBytes)
    .header('content-disposition', dispositionOf(file.downloadName))
    .header('x-content-type-options', 'nosniff')
    .send(file.stream)
}

/** A name in another script is written twice: plain for old programs, and as it is for all others. */
function dispositionOf(name: string): string {
  const plain = name.replace(/[^\w.-]/g, '_')
  const encoded = encodeURIComponent(name.toWellFormed()).replace(
    /[!'()*~]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16)}`,
  )
  return `attachment; filename="${plain}"${plain === name ? '' : `; filename*=UTF-8''${encoded}`}`
}
