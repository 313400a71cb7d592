import { z } from 'zod'
import type { Access } from '../roles.ts'
import type { ErrorCode } from './errors.ts'

export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE'
/** `ANY`: the specification does not say by which method, so each is taken. */
export type MethodAndPath = `${Method | 'ANY'} /api/${string}` | `${Method} /pythonBiApi/${string}`

/**
 * One call. `input` holds path parameters, query and body as one object: where a field travels is derived
 * (named in the path, else the query of a GET or DELETE, else the body).
 */
export interface EndpointSpec {
  access: Access
  summary: string
  input: z.ZodObject
  /** The whole answer after `status: 1`; anything not named here never leaves the server. */
  reply: z.ZodObject
  /** The ways it can fail beyond bad input, signed out and wrong role. */
  errors?: readonly ErrorCode[]
  /** At most `max` calls per address in `seconds`, or per person where only those signed in may call. */
  limit?: { max: number; seconds: number; per?: 'person' }
  /**
   * A read that may keep the database busy: it waits for its turn, each caller has an allowance of such time, and it is
   * given up when its caller leaves.
   */
  isCostly?: true
  /** Takes one file, as multipart form data, beside its input. A streamed one is never held in memory as a whole. */
  upload?: { maxBytes: number; isStreamed?: true }
  /** Answers the bytes of a file instead of JSON. */
  download?: true
}

export type Endpoint<S extends EndpointSpec = EndpointSpec, P extends MethodAndPath = MethodAndPath> = S & {
  methodAndPath: P
}

/** Joins some of a domain's paths with what each call takes and gives; `contract` holds all of them together. */
export function describe<
  P extends Record<string, MethodAndPath>,
  const S extends { [K in keyof S]: EndpointSpec } & { [K in Exclude<keyof S, keyof P>]: never },
>(domainPaths: P, specs: S): { [K in keyof S & keyof P]: Endpoint<S[K], P[K]> } {
  const entries = Object.entries<EndpointSpec>(specs).map(([name, spec]) => [
    name,
    { ...spec, methodAndPath: domainPaths[name] },
  ])
  return Object.fromEntries(entries)
}

/** The ordinary answer: `{status: 1, message, data}`. */
export function data<T extends z.ZodType>(schema: T) {
  return envelope({ data: schema })
}

/** An answer whose fields are beside `status` and `message`. */
export function envelope<T extends z.ZodRawShape>(shape: T) {
  return z.object({ message: z.string().default('OK'), ...shape })
}

/** An answer that only says it was done. */
export const done = z.object({ message: z.string().default('OK') })

export const nothing = z.object({})

export type InputOf<E extends EndpointSpec> = z.output<E['input']>
export type SentInputOf<E extends EndpointSpec> = z.input<E['input']>
/** What a handler hands over. */
export type AnswerOf<E extends EndpointSpec> = z.input<E['reply']>
/** What a caller receives. */
export type ReplyOf<E extends EndpointSpec> = z.output<E['reply']> & { status: 1 }
