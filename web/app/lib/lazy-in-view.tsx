import { type ComponentType, lazy, Suspense } from 'react'

/** Loaded when it is this far below the window: there before anybody reaches it. */
const margin = '800px'

/**
 * A part of a page whose code is loaded only when it comes near the window. The server renders it like any other, and
 * what it rendered stays until the code has come. `id` is the part's own id in the page, `height` what to keep free for
 * it when the page was opened without the server.
 */
export function lazyInView<Props extends object>(
  id: string,
  height: string,
  load: () => Promise<ComponentType<Props>>,
): ComponentType<Props> {
  const Part = lazy(async () => {
    if (typeof window !== 'undefined') await comesNear(id)
    return { default: await load() }
  })
  return function PartInView(props: Props) {
    return (
      <Suspense fallback={<div id={id} style={{ minHeight: height }} />}>
        <Part {...props} />
      </Suspense>
    )
  }
}

function comesNear(id: string): Promise<void> {
  return new Promise((resolve) => {
    const look = () => {
      const element = document.getElementById(id)
      // Not in the page yet: the place for it is about to be rendered.
      if (!element) return requestAnimationFrame(look)
      const observer = new IntersectionObserver(
        (entries) => {
          if (!entries.some((entry) => entry.isIntersecting)) return
          observer.disconnect()
          resolve()
        },
        { rootMargin: margin },
      )
      return observer.observe(element)
    }
    look()
  })
}
