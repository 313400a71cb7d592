/** 1.5 per cent as hundredths; undefined while it is no number. */
export function readPercent(typed: unknown): number | undefined {
  if (typeof typed !== 'string') return typed as number | undefined
  const plain = typed.replace(/[\s%]/g, '')
  return /^\d{1,3}(\.\d{1,2})?$/.test(plain) ? Math.round(Number(plain) * 100) : undefined
}
