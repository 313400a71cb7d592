/**
 * 1,25,00,000: the last three digits, then pairs. At most three decimals, as many as there are. Written by hand, since
 * making one format of `Intl` keeps a cheap phone busy for longer than writing all the figures of a page.
 */
export function formatNumber(value: number, mostDecimals = 3, leastDecimals = 0): string {
  const [whole = '', decimals = ''] = rounded(Math.abs(value), mostDecimals).split('.')
  const kept = decimals.replace(/0+$/, '').padEnd(leastDecimals, '0')
  const written = `${whole.replace(/\B(?=(\d{2})+\d$)/g, ',')}${kept && `.${kept}`}`
  return value < 0 && /[1-9]/.test(written) ? `-${written}` : written
}

/** Halves go up as people read the number: 1.005 is 1.01, though what the machine holds is a little less. */
function rounded(value: number, decimals: number): string {
  if (Number.isInteger(value)) return String(value)
  const shifted = Math.round(Number((value * 10 ** decimals).toPrecision(15)))
  return (shifted / 10 ** decimals).toFixed(decimals)
}
