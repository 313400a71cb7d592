import * as fc from 'fast-check'
import type { Call } from '../calls.ts'
import { deepShapes, oddJson, oddPiece, undecodable } from './odd-values.ts'

/** What was done to a request that nobody would send. Each name can be left out (see left-out.ts). */
const tricks = [
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

/** What each trick that fits this call puts in the place of what should be there. */
export function trickTexts(call: Call): Partial<Record<Trick, fc.Arbitrary<string>>> {
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
