import * as fc from 'fast-check'
import { type Call, multipart, type WireRequest } from '../calls.ts'
import { type KnownIds, validInput } from './inputs.ts'
import { type Trick, trickTexts } from './tricks.ts'

/** A request before it is put together; `odd` is done to it. */
interface Draft {
  input: Record<string, unknown>
  odd: { trick: Trick; text: string; field: string } | null
}

/** Requests of one call: good ones, nearly good ones and odd ones. */
export function requestsOf(call: Call, known: KnownIds): fc.Arbitrary<WireRequest> {
  const fields = Object.keys(call.endpoint.input.shape)
  const field = fc.constantFrom(...(fields.length > 0 ? fields : ['page']))
  const odd = Object.entries(trickTexts(call)).map(([trick, text]) =>
    fc.record({ trick: fc.constant(trick as Trick), text, field }),
  )
  const input = validInput(call, known)
  return fc.record({ input, odd: fc.option(fc.oneof(...odd), { freq: 5 }) }).map((draft) => put(call, draft))
}

/** The draft as it goes over the wire. */
function put(call: Call, { input, odd }: Draft): WireRequest {
  const { method, path, inPath, endpoint } = call
  const isIn = (trick: Trick, field: string) => odd?.trick === trick && odd.field === field
  const target = inPath.includes(odd?.field ?? '') ? odd?.field : inPath[0]
  const piece = (field: string) => {
    if (odd?.trick === 'undecodable-path' && field === target) return odd.text
    if (isIn('odd-field', field) && odd) return asPiece(odd.text)
    return encodeURIComponent(wellFormed(String(input[field] ?? ''))) || '1'
  }
  const filled = path.replace(/\{(\w+)\}/g, (_, field: string) => piece(field))
  const rest = Object.entries(input).filter(([field, value]) => !inPath.includes(field) && value !== undefined)
  const isBody = method !== 'GET' && method !== 'DELETE'
  const query = [
    ...(isBody ? [] : rest.map(([field]) => `${field}=${piece(field)}`)),
    ...(odd?.trick === 'odd-query' ? [odd.text] : []),
    ...(odd?.trick === 'undecodable-query' ? [`page=${odd.text}`] : []),
  ].join('&')
  const url = query ? `${filled}?${query}` : filled
  const isType = odd?.trick === 'odd-content-type' || odd?.trick === 'multipart-type'
  const headers: Record<string, string> = {}
  if (odd?.trick === 'odd-header') {
    const [name = '', ...value] = odd.text.split(': ')
    headers[name] = value.join(': ')
  }
  if (!isBody) return { method, url, headers }
  if (endpoint.upload) {
    const file = {
      name: odd?.trick === 'file-name' ? odd.text : 'scan.pdf',
      bytes: odd?.trick === 'odd-file' ? odd.text : '%PDF-1.4\n%%EOF\n',
    }
    const whole = multipart(file)
    const type = isType ? odd.text : (whole.headers['content-type'] as string)
    return {
      method,
      url,
      headers: { ...headers, 'content-type': type },
      body: odd?.trick === 'broken-multipart' ? odd.text : whole.body,
    }
  }
  const members = rest.map(
    ([field, value]) =>
      `${JSON.stringify(field)}:${isIn('odd-field', field) && odd ? odd.text : JSON.stringify(value)}`,
  )
  if (odd?.trick === 'odd-field' && !rest.some(([field]) => field === odd.field))
    members.push(`${JSON.stringify(odd.field)}:${odd.text}`)
  if (odd?.trick === 'deep-body') members.push(`${JSON.stringify(odd.field)}:${odd.text}`)
  headers['content-type'] = isType ? odd.text : 'application/json'
  return { method, url, headers, body: odd?.trick === 'broken-body' ? odd.text : `{${members.join(',')}}` }
}

/** A piece of JSON in an address: as it is, when it fits into one. */
const asPiece = (text: string) =>
  /^[\w.~%+;-]{1,4000}$/.test(text) ? text : encodeURIComponent(wellFormed(text.slice(0, 700)))

/** Without halves of characters, which no address can carry. */
const wellFormed = (text: string) => text.toWellFormed()
