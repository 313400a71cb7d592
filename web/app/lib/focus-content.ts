/** The new page's content gets the focus, unless one of its fields took it already. */
export function focusContent(content: HTMLElement | null): void {
  const active = document.activeElement
  if (active?.matches('input, textarea, select') && content?.contains(active)) return
  content?.focus({ preventScroll: true })
}
