import type { FocusEvent, KeyboardEvent, MouseEvent, PointerEvent } from 'react'
import { useRef } from 'react'

const openAfterMs = 60
const closeAfterMs = 160

/**
 * A <details> menu opens by itself on a tap, with or without scripts, and closes its neighbours by their shared name.
 * This adds hover, keyboard focus, Escape and the arrow keys.
 */
export function useMenuBehaviour() {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  // Set while Escape hands the focus back, which must not open the menu again.
  const isClosing = useRef(false)

  const setOpen = (menu: HTMLDetailsElement, open: boolean, afterMs = 0) => {
    clearTimeout(timer.current)
    if (afterMs === 0) menu.open = open
    else timer.current = setTimeout(() => (menu.open = open), afterMs)
  }

  return {
    onPointerEnter: (event: PointerEvent<HTMLDetailsElement>) => {
      if (event.pointerType === 'mouse') setOpen(event.currentTarget, true, openAfterMs)
    },
    onPointerLeave: (event: PointerEvent<HTMLDetailsElement>) => {
      const menu = event.currentTarget
      if (event.pointerType === 'mouse' && !menu.querySelector(':focus-visible')) setOpen(menu, false, closeAfterMs)
    },
    onFocus: (event: FocusEvent<HTMLDetailsElement>) => {
      const isByKeyboard = event.target.matches('summary:focus-visible')
      if (isByKeyboard && !isClosing.current) setOpen(event.currentTarget, true)
    },
    onBlur: (event: FocusEvent<HTMLDetailsElement>) => {
      if (event.relatedTarget && !event.currentTarget.contains(event.relatedTarget)) setOpen(event.currentTarget, false)
    },
    onClick: (event: MouseEvent<HTMLDetailsElement>) => {
      const target = event.target as Element
      if (target.closest('a')) return setOpen(event.currentTarget, false)
      // The mouse has opened it by coming near; its click must not shut it again.
      const isByMouse = (event.nativeEvent as globalThis.PointerEvent).pointerType === 'mouse'
      if (isByMouse && target.closest('summary')) {
        event.preventDefault()
        setOpen(event.currentTarget, true)
      }
    },
    onKeyDown: (event: KeyboardEvent<HTMLDetailsElement>) => {
      const menu = event.currentTarget
      if (event.key === 'Escape' && menu.open) {
        isClosing.current = true
        setOpen(menu, false)
        menu.querySelector('summary')?.focus()
        isClosing.current = false
      } else if (event.key.startsWith('Arrow') && moveFocus(menu, event.key)) {
        event.preventDefault()
      }
    },
  }
}

/** Down and up walk through one menu, left and right through the menus. */
function moveFocus(menu: HTMLDetailsElement, key: string): boolean {
  const isVertical = key === 'ArrowDown' || key === 'ArrowUp'
  const step = key === 'ArrowDown' || key === 'ArrowRight' ? 1 : -1
  if (isVertical) menu.open = true
  const stops = isVertical
    ? menu.querySelectorAll<HTMLElement>('summary, a')
    : (menu.closest('ul')?.querySelectorAll<HTMLElement>(':scope > li > details > summary, :scope > li > a') ?? [])
  const list = [...stops]
  const current = isVertical ? document.activeElement : menu.querySelector('summary')
  const at = list.indexOf(current as HTMLElement)
  list[(at + step + list.length) % list.length]?.focus()
  return list.length > 0
}
