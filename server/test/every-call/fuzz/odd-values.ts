import * as fc from 'fast-check'

// What nobody means to send. In a body each is a piece of JSON as text, so that numbers beyond what JavaScript holds,
// repeated keys and prototype keys arrive as they are written here.

const quote = (text: string) => JSON.stringify(text)
const deep = (open: string, close: string, depth: number) => open.repeat(depth) + close.repeat(depth)

const oddTexts = [
  '',
  ' ',
  'NaN',
  'Infinity',
  '-0',
  '1e-9',
  '0x10',
  'null',
  'undefined',
  'true',
  '\u0000',
  'a\u0000b',
  '\ud800',
  'x\udfff',
  '\u202egnol\u202c',
  '\u200b\u200f',
  'e\u0301'.repeat(20),
  '💥'.repeat(20),
  '٣٤',
  '%',
  '%zz',
  "'; select 1; --",
  '\\',
  '<script>alert(1)</script>',
  '{{7*7}}',
  '__proto__',
  'constructor',
  '../../etc/passwd',
  'line\r\nset-cookie: a=b',
  '2026-02-30',
  '0000-00-00',
  '9999-12-31T23:59:59.999Z',
  '-271821-04-20T00:00:00.000Z',
  '1,2,,3',
  '1,'.repeat(300),
  '73 18,74 18,74 19,73 18',
]

/** Long ones, each made so that a pattern would have much to try. */
const longTexts = ['a', '9', '.', ' x', '@', 'a@b.', '91 ', '1,', '🙂', '\u0301'].map((piece) =>
  `a${piece.repeat(60_000 / piece.length)}!`.slice(0, 60_000),
)

const oddNumbers =
  '0 -0 -1 1.5 1e-9 0.1 1e9 2147483648 9007199254740993 9223372036854775808 1e21 1e308 1e400 -1e400 5e-324'.split(' ')

const oddShapes = [
  'null',
  'true',
  '[]',
  '{}',
  '[[]]',
  '[null]',
  '["a","b"]',
  '{"a":1}',
  '{"length":1000000000}',
  '{"toString":1,"valueOf":2}',
  '{"then":1}',
  `[${'0,'.repeat(10_000)}0]`,
]

/** Refused by whoever reads the body, before any schema. */
export const prototypeShapes = ['{"__proto__":{"isAdmin":true}}', '{"constructor":{"prototype":{"a":1}}}']
export const deepShapes = [deep('[', ']', 5_000), deep('{"a":', '}', 5_000).replace('}', '1}')]

export const oddJson: fc.Arbitrary<string> = fc.oneof(
  fc.constantFrom(...oddTexts.map(quote), ...oddNumbers, ...oddShapes, ...prototypeShapes),
  fc.constantFrom(...longTexts.map(quote)),
  fc.string({ unit: 'binary', maxLength: 40 }).map(quote),
  fc.double().map((value) => JSON.stringify(value)),
  fc.jsonValue().map((value) => JSON.stringify(value)),
)

/** As a piece of an address: already encoded, well or not so well. */
export const oddPiece: fc.Arbitrary<string> = fc.oneof(
  fc.constantFrom(...oddTexts.filter((text) => !/[\ud800-\udfff]/.test(text)).map(encodeURIComponent)),
  fc.constantFrom(...oddNumbers, '.', '..', '%2e%2e', 'a%2fb', '+', ';', '%F0%9F%92%A5', 'x'.repeat(3_000)),
  fc.string({ unit: 'grapheme', maxLength: 30 }).map(encodeURIComponent),
)

/** What cannot be decoded at all: in a path, and in a query. */
export const undecodable = fc.constantFrom('%', '%z', '%zz', '%ff', '%ED%A0%80', 'a%c0%af', '%u0041')
