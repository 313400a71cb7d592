/** An estimate does not look more exact than it is: two figures of it are said. */
export function aboutAsMany(count: number): number {
  const unit = 10 ** Math.max(0, Math.floor(Math.log10(Math.max(1, count))) - 1)
  return Math.round(count / unit) * unit
}
