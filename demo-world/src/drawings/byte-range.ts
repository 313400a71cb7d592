/** The part of a file that `range: bytes=…` asks for, both ends included; undefined: send all; null: there is no such part. */
export function byteRange(header: string | undefined, size: number): { start: number; end: number } | null | undefined {
  const match = header?.match(/^bytes=(\d{0,15})-(\d{0,15})$/)
  // Several parts, or another unit: the whole file is a right answer too.
  if (!match || (match[1] === '' && match[2] === '')) return undefined
  const [first, last] = [match[1] as string, match[2] as string]
  const start = first === '' ? Math.max(0, size - Number(last)) : Number(first)
  const end = first === '' || last === '' ? size - 1 : Math.min(Number(last), size - 1)
  return start > end ? null : { start, end }
}
