import { type ComponentType, createContext, lazy, memo, Suspense, useContext, useEffect, useMemo, useRef } from 'react'
import { type Packed, unpack } from './packed.ts'
import { useIsAwake } from './use-is-awake.ts'
import { Woken } from './woken-alone.tsx'

/** How far below the window a part is brought to life: close by at first, further ahead once somebody uses the page. */
const margins = { unused: '200px', inUse: '800px' }
const signsOfUse = ['scroll', 'pointermove', 'pointerdown', 'keydown'] as const

/**
 * A part of a page whose code comes when it is near the window, or when somebody uses it. The server renders it like
 * any other, and what it rendered stays until the code has come. On a page opened without
 * the server it comes at once, and `height`, as it is on a phone, is kept free for it before. It is laid out with the
 * page, unless `isLaidOutLate`: then on a phone when it is near, which spares the first picture the work. What stands
 * below moves then by as much as the height is wrong. A part with much data is given it packed.
 */
export function lazyInView<Props extends object>(
  height: string,
  load: () => Promise<ComponentType<Props>>,
  { isLaidOutLate = false } = {},
): ComponentType<Props | { packed: Packed<Props> }> {
  let begin: () => void = () => undefined
  const hasBegun = new Promise<void>((resolve) => {
    begin = resolve
  })
  const Part = lazy(async () => {
    if (typeof window !== 'undefined') await hasBegun
    const Content = await load()
    return {
      default: function Part({ packed, ...props }: Props & { packed?: Packed<Props> }) {
        const unpacked = useMemo(() => packed && unpack(packed), [packed])
        return (
          <IsPart value>
            <Content {...(unpacked ?? (props as Props))} />
          </IsPart>
        )
      },
    }
  })
  // React gives up what the server rendered when such a part is redrawn before its code is there.
  return memo(function PartInView(props: Props) {
    const place = useRef<HTMLDivElement>(null)
    const room = useRef<HTMLDivElement>(null)
    useEffect(() => {
      const isFromServer = room.current === null
      if (!isFromServer || !place.current) return begin()
      return whenNearOrWanted(place.current, begin)
    }, [])
    return (
      <div
        ref={place}
        {...(isLaidOutLate
          ? { className: 'laid-out-late', style: { containIntrinsicBlockSize: `auto ${height}` } }
          : {})}
      >
        <Suspense fallback={<div ref={room} style={{ minHeight: height }} />}>
          <Part {...props} />
          <Woken />
        </Suspense>
      </div>
    )
  }) as ComponentType<Props | { packed: Packed<Props> }>
}

export const IsPart = createContext(false)

/** Within such a part, until its code has come. */
export function useIsAsleep(): boolean {
  const isAwake = useIsAwake()
  return useContext(IsPart) && !isAwake
}

/** Answers how to stop waiting. */
function whenNearOrWanted(element: Element, act: () => void): () => void {
  const watch = (rootMargin: string) => {
    const observer = new IntersectionObserver((entries) => entries.some((entry) => entry.isIntersecting) && act(), {
      rootMargin,
    })
    observer.observe(element)
    return observer
  }
  const observers = [watch(margins.unused)]
  const used = new AbortController()
  const onUse = () => {
    used.abort()
    observers.push(watch(margins.inUse))
  }
  for (const sign of signsOfUse) addEventListener(sign, onUse, { signal: used.signal, passive: true })
  // Somebody has pressed in it: see make-acts-again.ts.
  element.addEventListener('wanted', act)
  return () => {
    element.removeEventListener('wanted', act)
    used.abort()
    for (const observer of observers) observer.disconnect()
  }
}
