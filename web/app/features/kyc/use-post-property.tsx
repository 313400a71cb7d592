import { lazy, type ReactNode, Suspense, useCallback, useState } from 'react'

const PostPropertyCheck = lazy(() => import('./post-property-check.tsx'))

const addProperty = '/AddProperty'

/**
 * What the Post Property buttons do. `dialog` belongs somewhere on the page; the check is loaded with the first press.
 */
export function usePostProperty(): { post: () => void; dialog: ReactNode } {
  const [isAsked, setAsked] = useState(false)
  const post = useCallback(() => setAsked(true), [])
  const done = useCallback(() => setAsked(false), [])
  const dialog = isAsked ? (
    <Suspense>
      <PostPropertyCheck to={addProperty} onDone={done} />
    </Suspense>
  ) : null
  return { post, dialog }
}
