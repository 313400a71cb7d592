import * as fc from 'fast-check'
import { type Call, multipart, type WireRequest } from '../calls.ts'
import { type KnownIds, validInput } from './inputs.ts'
import { deepShapes, oddJson, oddPiece, undecodable } from './odd-values.ts'

/** What was done to a request that nobody would send. Each name can be left out (see left-out.ts). */
export const tricks = [
  'odd-field',
  'odd-query',
  'undecodable-path',
  'undecodable-query',
  'deep-body',
  'broken-body',
  'odd-content-type',
  'odd-header',
  'odd-file',
  'file-name',
  'broken-multipart',
  'multipart-type',
] as const
export type Trick = (typeof tricks)[number]

/** A request before it is put together; `odd` is done to it. */
interface Draft {
  input: Record<string, unknown>
  odd: { trick: Trick; text: string; field: string } | null
}

/** Requests of one call: good ones, nearly good ones and odd ones. */
export function requestsOf(call: Call, known: KnownIds, leftOut: readonly Trick[]): fc.Arbitrary<WireRequest> {
  const fields = Object.keys(call.endpoint.input.shape)
  const mayBe = Object.entries(trickTexts(call)).filter(([trick]) => !leftOut.includes(trick as Trick))
  const odd = mayBe.map(([trick, text]) =>
    fc.record({
      trick: fc.constant(trick as Trick),
      text,
      field: fc.constantFrom(...(fields.length > 0 ? fields : ['page'])),
    }),
  )
  const oddOrNot = odd.length > 0 ? fc.option(fc.oneof(...odd), { freq: 5 }) : fc.constant(null)
  return fc.record({ input: validInput(call, known), odd: oddOrNot }).map((draft) => put(call, draft))
}

function trickTexts(call: Call): Partial<Record<Trick, fc.Arbitrary<string>>> {
  const hasBody = call.method !== 'GET' && call.method !== 'DELETE' && !call.endpoint.upload
  const hasFields = Object.keys(call.endpoint.input.shape).length > 0
  return {
    ...(hasFields ? { 'odd-field': hasBody ? oddJson : oddPiece } : {}),
    'odd-query': fc.constantFrom(
      '__proto__=1',
      'constructor=1&hasOwnProperty=2',
      'page=1&page=2',
      'id=1&id=2&ids=3&ids=4',
      'page[]=1&page[a]=2',
      '&&==&a',
      'page=%00',
      `${'a=1&'.repeat(1_500)}`,
    ),
    ...(call.inPath.length > 0 ? { 'undecodable-path': undecodable } : {}),
    'undecodable-query': undecodable,
    ...(hasBody
      ? {
          'deep-body': fc.constantFrom(...deepShapes),
          'broken-body': fc.constantFrom(
            '',
            ' ',
            '{',
            '{"a":',
            '[1]',
            '"a"',
            '\ufeff{}',
            '{"a":1,}',
            '{"a":1}{"a":1}',
            '\u0000',
            "{'a':1}",
          ),
        }
      : {}),
    'odd-content-type': fc.constantFrom(
      'text/plain',
      'application/json; charset=utf-7',
      'application/x-www-form-urlencoded',
      'application/xml',
      'application/json;;;=',
      '(((',
    ),
    'odd-header': fc.constantFrom(
      'x-http-method-override: DELETE',
      'x-forwarded-for: ::::, 1.2.3.4',
      'x-forwarded-host: evil.example',
      'accept-encoding: gzip;q=a, *;q=0, identity;q=0',
      'accept: ,,;q=',
      'range: bytes=5-1,0-',
      'if-none-match: "a", W/"b"',
      'if-modified-since: never',
      'idempotency-key: ../../x',
      `user-agent: ${'x'.repeat(8_000)}`,
      'user-agent: \u00ff\u00fe',
      `cookie: ${'a=b; '.repeat(1_000)}`,
      'origin: null',
    ),
    'multipart-type': fc.constantFrom('multipart/form-data', 'multipart/form-data; boundary='),
    ...(call.endpoint.upload
      ? {
          'odd-file': fc.constantFrom(
            '',
            '\u0000',
            '%PDF-',
            'GIF89a',
            '\u00ff\u00d8\u00ff',
            '<svg xmlns="http://www.w3.org/2000/svg"/>',
            'x'.repeat(200_000),
          ),
          'file-name': fc.constantFrom(
            '',
            '..',
            '../../x.pdf',
            'a\\b.pdf',
            'a\tb.pdf',
            `${'x'.repeat(3_000)}.pdf`,
            '\u202efdp.exe',
            'a;b="c.pdf',
          ),
          'broken-multipart': fc.constantFrom(
            '',
            '--part-of-a-test--\r\n',
            '--part-of-a-test\r\n\r\nx',
            '--part-of-a-test\r\ncontent-disposition: form-data; name="file"; filename="a.pdf"\r\n\r\nx',
            '--part-of-a-test\r\ncontent-disposition: form-data; name="__proto__"\r\n\r\nx\r\n--part-of-a-test--\r\n',
            `--part-of-a-test\r\n${'x-a: b\r\n'.repeat(3_000)}\r\nx\r\n--part-of-a-test--\r\n`,
            '--another\r\n\r\nx\r\n--another--\r\n',
          ),
        }
      : {}),
  }
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
  /^[\w.~%+;-]{1,4000}$/.test(text) ? text : encodeURIComponent(wellFormed(text)).slice(0, 6_000).replace(/%.?$/, '')

/** Without halves of characters, which no address can carry. */
const wellFormed = (text: string) => text.toWellFormed()
