import { type RefObject, useEffect } from 'react'

/**
 * The page does not scroll behind an open dialog. By an attribute of the page: a rule by `html:has(...)` would have its
 * styles looked through again with every element that comes anywhere.
 */
export function useHeldPage(dialog: RefObject<HTMLDialogElement | null>): void {
  useEffect(() => {
    const element = dialog.current
    if (!element) return
    const page = document.documentElement
    const hold = () => page.toggleAttribute('data-held', element.open)
    // It may be open already: the browser opens it before any script has run.
    if (element.open) hold()
    element.addEventListener('toggle', hold)
    return () => {
      element.removeEventListener('toggle', hold)
      page.removeAttribute('data-held')
    }
  }, [dialog])
}
