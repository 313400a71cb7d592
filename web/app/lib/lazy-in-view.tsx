import { type ComponentType, lazy, Suspense, useEffect, useRef } from 'react'

/** Loaded when it is this far below the window: there before anybody reaches it. */
const margin = '800px'

/**
 * A part of a page whose code is loaded only when it comes near the window. The server renders it like any other, and
 * what it rendered stays until the code has come. `height` is what to keep free for it when the page was opened without
 * the server.
 */
export function lazyInView<Props extends object>(
  height: string,
  load: () => Promise<ComponentType<Props>>,
): ComponentType<Props> {
  let begin: () => void = () => undefined
  const hasBegun = new Promise<void>((resolve) => {
    begin = resolve
  })
  const Part = lazy(async () => {
    if (typeof window !== 'undefined') await hasBegun
    return { default: await load() }
  })
  return function PartInView(props: Props) {
    const place = useRef<HTMLDivElement>(null)
    useEffect(() => {
      const element = place.current
      if (!element) return
      const observer = new IntersectionObserver(
        (entries) => {
          if (entries.some((entry) => entry.isIntersecting)) begin()
        },
        { rootMargin: margin },
      )
      observer.observe(element)
      return () => observer.disconnect()
    }, [])
    return (
      <div ref={place}>
        <Suspense fallback={<div style={{ minHeight: height }} />}>
          <Part {...props} />
        </Suspense>
      </div>
    )
  }
}
