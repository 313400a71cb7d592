import { contract } from '@properysearch/contract'
import type { Endpoint } from '@properysearch/contract/kernel/endpoint'
import { wayOf } from '@properysearch/contract/kernel/method-and-path'

export interface Call {
  domain: string
  name: string
  /** `orders.create`. */
  title: string
  endpoint: Endpoint
  method: string
  /** With `{id}` where a parameter goes. */
  path: string
  /** The fields of its input that travel in the path. */
  inPath: string[]
}

export const calls: readonly Call[] = Object.entries(contract).flatMap(([domain, endpoints]) =>
  (Object.entries(endpoints) as [string, Endpoint][]).map(([name, endpoint]) => {
    const { method, path } = wayOf(endpoint.methodAndPath)
    const inPath = [...path.matchAll(/\{(\w+)\}/g)].map((match) => match[1] ?? '')
    return { domain, name, title: `${domain}.${name}`, endpoint, method, path, inPath }
  }),
)

/** A request as it goes over the wire. */
export interface WireRequest {
  method: string
  url: string
  headers: Record<string, string>
  body?: string | Buffer
}

const boundary = 'part-of-a-test'

/** One file as multipart form data. */
export function multipart(file: { name: string; bytes: string }): { headers: Record<string, string>; body: string } {
  const head = `content-disposition: form-data; name="file"; filename="${file.name}"`
  return {
    headers: { 'content-type': `multipart/form-data; boundary=${boundary}` },
    body: `--${boundary}\r\n${head}\r\ncontent-type: application/octet-stream\r\n\r\n${file.bytes}\r\n--${boundary}--\r\n`,
  }
}

/** The request that the typed client would send for this input. */
export function requestOf({ endpoint, method, path, inPath }: Call, input: Record<string, unknown>): WireRequest {
  const filled = path.replace(/\{(\w+)\}/g, (_, field: string) => encodeURIComponent(String(input[field] ?? '')))
  const rest = Object.entries(input).filter(([field]) => !inPath.includes(field))
  if (endpoint.upload) return { method, url: filled, ...multipart({ name: 'scan.pdf', bytes: '%PDF-1.4\n%%EOF\n' }) }
  if (method === 'GET' || method === 'DELETE') {
    const query = new URLSearchParams(
      Object.fromEntries(rest.map(([field, value]) => [field, String(value)])),
    ).toString()
    return { method, url: query ? `${filled}?${query}` : filled, headers: {} }
  }
  const headers = { 'content-type': 'application/json' }
  return { method, url: filled, headers, body: JSON.stringify(Object.fromEntries(rest)) }
}
