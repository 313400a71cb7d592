import { type RefObject, useEffect, useState } from 'react'

/** True once the element comes within this reach of the screen (a CSS margin), and from then on. */
export function useIsNear(element: RefObject<Element | null>, reach: string): boolean {
  const [isNear, setNear] = useState(false)
  useEffect(() => {
    if (!element.current || isNear) return
    const watch = new IntersectionObserver((entries) => setNear(entries.some((entry) => entry.isIntersecting)), {
      rootMargin: reach,
    })
    watch.observe(element.current)
    return () => watch.disconnect()
  }, [element, isNear, reach])
  return isNear
}
