import { type RefObject, useEffect, useState } from 'react'

/** True once the element comes within a screen's reach, and from then on. */
export function useIsNear(element: RefObject<Element | null>): boolean {
  const [isNear, setNear] = useState(false)
  useEffect(() => {
    if (!element.current) return
    const watch = new IntersectionObserver(
      (entries) => {
        if (!entries.some((entry) => entry.isIntersecting)) return
        setNear(true)
        watch.disconnect()
      },
      { rootMargin: '200px' },
    )
    watch.observe(element.current)
    return () => watch.disconnect()
  }, [element])
  return isNear
}
