import { type KeyboardEvent, type PointerEvent, useState } from 'react'

/**
 * One mark of a drawing is picked: by the pointer, the nearest across its width; by the keys, with the arrows, Home and
 * End. What it says is read out.
 */
export function useMarks(count: number) {
  const [picked, setPicked] = useState<number | null>(null)
  const onKeyDown = (event: KeyboardEvent) => {
    const at = picked ?? -1
    const to = {
      ArrowRight: at + 1,
      ArrowDown: at + 1,
      ArrowLeft: at - 1,
      ArrowUp: at - 1,
      Home: 0,
      End: count - 1,
      Escape: -1,
    }[event.key]
    if (to === undefined || count === 0) return
    event.preventDefault()
    setPicked(event.key === 'Escape' ? null : Math.min(count - 1, Math.max(0, to)))
  }
  const onPointerMove = (event: PointerEvent<HTMLElement>) => {
    const box = event.currentTarget.getBoundingClientRect()
    const at = Math.floor(((event.clientX - box.left) / box.width) * count)
    setPicked(Math.min(count - 1, Math.max(0, at)))
  }
  const onPointerLeave = () => setPicked(null)
  return {
    picked: picked !== null && picked < count ? picked : null,
    setPicked,
    onKeyDown,
    onPointerMove,
    onPointerLeave,
  }
}
