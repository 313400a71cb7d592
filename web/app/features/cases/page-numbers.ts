/** Which pages are named: the first, the last and those around this one; null where some are left out. */
export function pageNumbers(page: number, last: number): (number | null)[] {
  const from = page <= 2 ? 1 : page - 1
  const to = page >= last - 1 ? last : Math.max(page + 1, Math.min(3, last))
  const shown: (number | null)[] = []
  for (let number = 1; number <= last; number++) {
    if (number === 1 || number === last || (number >= from && number <= to)) shown.push(number)
    else if (shown.at(-1) !== null) shown.push(null)
  }
  return shown
}
