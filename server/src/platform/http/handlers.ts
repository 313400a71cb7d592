import type { Readable } from 'node:stream'
import type { AnswerOf, Endpoint, EndpointSpec, InputOf } from '@properysearch/contract/kernel/endpoint'

export interface UploadedFile {
  /** As the browser named it, without invisible signs: never used as a path. */
  name: string
  bytes: Buffer
}

/** A file that is still arriving. */
export interface ArrivingFile {
  name: string
  stream: Readable
  /** Once the stream has ended: throws when the file was larger than allowed. */
  checkWhole(): void
}

export interface FileAnswer {
  stream: Readable
  sizeBytes: number
  contentType: string
  /** The name a browser saves it under. */
  downloadName: string
}

/** What answers one endpoint. An upload comes as a third argument; a download answers a file. */
export type Handler<Ctx, E extends EndpointSpec> = (
  ctx: Ctx,
  input: InputOf<E>,
  file: E extends { upload: { isStreamed: true } } ? ArrivingFile : UploadedFile,
) => Promise<E extends { download: true } ? FileAnswer : AnswerOf<E>>

/** One handler for each endpoint of a domain: a missing one does not compile. */
export type Handlers<Ctx, Domain> = {
  [N in keyof Domain]: Domain[N] extends EndpointSpec ? Handler<Ctx, Domain[N]> : never
}

export type AnyEndpoint = Endpoint
export type AnyHandler<Ctx> = (ctx: Ctx, input: unknown, file?: UploadedFile | ArrivingFile) => Promise<unknown>

export interface Route<Ctx> {
  domain: string
  name: string
  endpoint: AnyEndpoint
  handler: AnyHandler<Ctx>
}

/** The contract and its handlers as one flat list. */
export function routesOf<Ctx>(
  contract: Record<string, Record<string, AnyEndpoint>>,
  handlers: Record<string, Record<string, unknown>>,
): Route<Ctx>[] {
  return Object.entries(contract).flatMap(([domain, endpoints]) =>
    Object.entries(endpoints).map(([name, endpoint]) => ({
      domain,
      name,
      endpoint,
      handler: handlers[domain]?.[name] as AnyHandler<Ctx>,
    })),
  )
}
