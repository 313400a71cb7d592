import { type ErrorCode, errors } from '@properysearch/contract/kernel/errors'
import { wayOf } from '@properysearch/contract/kernel/method-and-path'
import { z } from 'zod'
import type { AnyEndpoint } from './handlers.ts'

type Json = Record<string, unknown>

/** The OpenAPI 3.1 document, derived from the contract. */
export function openApiOf(contract: Record<string, Record<string, AnyEndpoint>>, version: string): Json {
  const paths: Record<string, Json> = {}
  for (const [domain, endpoints] of Object.entries(contract)) {
    for (const [name, endpoint] of Object.entries(endpoints)) {
      const { method, path } = wayOf(endpoint.methodAndPath)
      paths[path] ??= {}
      paths[path][method.toLowerCase()] = operationOf(domain, name, method, path, endpoint)
    }
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Properysearch API',
      version,
      description:
        'Paths are not case-sensitive. A success returns status 1; a failure returns status 0 with a message, a code and, for invalid input, the errors by field.',
    },
    paths,
    components: { securitySchemes: { token: { type: 'http', scheme: 'bearer' } } },
  }
}

function operationOf(domain: string, name: string, method: string, path: string, endpoint: AnyEndpoint): Json {
  const input = schemaOf(endpoint.input, 'input')
  const properties = (input.properties ?? {}) as Record<string, Json>
  const required = (input.required ?? []) as string[]
  const inPath = [...path.matchAll(/\{(\w+)\}/g)].map((match) => match[1] ?? '')
  const rest = Object.keys(properties).filter((key) => !inPath.includes(key))
  const inQuery = method === 'GET' || method === 'DELETE' ? rest : []
  const parameter = (key: string, place: string) => ({
    name: key,
    in: place,
    required: place === 'path' || required.includes(key),
    schema: properties[key],
  })
  const body =
    inQuery.length === 0 && rest.length > 0
      ? { ...input, properties: pick(properties, rest), required: required.filter((key) => rest.includes(key)) }
      : undefined
  return {
    operationId: `${domain}.${name}`,
    tags: [domain],
    summary: endpoint.summary,
    ...(endpoint.access === 'public' ? {} : { security: [{ token: [] }] }),
    'x-access': endpoint.access,
    parameters: [...inPath.map((key) => parameter(key, 'path')), ...inQuery.map((key) => parameter(key, 'query'))],
    ...(endpoint.upload
      ? {
          requestBody: content('multipart/form-data', {
            type: 'object',
            properties: { file: { type: 'string', format: 'binary' } },
          }),
        }
      : body
        ? { requestBody: content('application/json', body) }
        : {}),
    responses: responsesOf(endpoint),
  }
}

function responsesOf(endpoint: AnyEndpoint): Json {
  const codes = new Set<ErrorCode>(['invalid-input', ...(endpoint.errors ?? [])])
  if (endpoint.access !== 'public') codes.add('signed-out')
  if (endpoint.access !== 'public' && endpoint.access !== 'signed-in') codes.add('role-not-allowed')
  if (endpoint.limit || endpoint.isCostly) codes.add('too-many-requests')
  if (endpoint.isCostly) codes.add('unavailable')
  const failures: Record<string, { description: string }> = {}
  for (const code of codes) {
    const { http, message } = errors[code]
    const text = `\`${code}\`: ${message}`
    failures[http] = { description: failures[http] ? `${failures[http].description}\n\n${text}` : text }
  }
  const reply = schemaOf(endpoint.reply, 'output')
  const success = endpoint.download
    ? { description: 'The file', content: { 'application/octet-stream': {} } }
    : {
        description: 'Success',
        ...content('application/json', {
          ...reply,
          properties: { status: { const: 1 }, ...(reply.properties as Json) },
        }),
      }
  return { 200: success, ...failures }
}

function schemaOf(schema: z.ZodType, io: 'input' | 'output'): Json {
  const { $schema, ...rest } = z.toJSONSchema(schema, { io, unrepresentable: 'any' }) as Json
  return rest
}

function content(type: string, schema: Json): Json {
  return { content: { [type]: { schema } } }
}

function pick(from: Record<string, Json>, keys: string[]): Record<string, Json> {
  return Object.fromEntries(keys.map((key) => [key, from[key] ?? {}]))
}
