/** Brings one thing of a row that scrolls sideways to its middle. The page itself stays where it is. */
export function showInRow(row: Element | null | undefined, thing: Element | null | undefined): void {
  if (!row || !thing) return
  const [around, its] = [row.getBoundingClientRect(), thing.getBoundingClientRect()]
  row.scrollLeft += its.left + its.width / 2 - (around.left + around.width / 2)
}
