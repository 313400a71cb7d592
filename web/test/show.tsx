import { cleanup, configure, render } from '@testing-library/react'
import type { ReactNode } from 'react'
import { createRoutesStub, useLocation } from 'react-router'
import { onTestFinished } from 'vitest'
import { ToastHost } from '../app/ui/toast.tsx'

// A busy machine is slow, not wrong; what never comes fails all the same.
configure({ asyncUtilTimeout: 60_000 })

/** Shows a part of a page in a document of its own. Whoever leaves it reads "At /Login?next=/". */
export function show(part: ReactNode): void {
  const Page = createRoutesStub([
    { path: '/', Component: () => part },
    { path: '*', Component: Elsewhere },
  ])
  render(
    <>
      <Page />
      <ToastHost />
    </>,
  )
  onTestFinished(cleanup)
}

function Elsewhere() {
  const { pathname, search } = useLocation()
  return <p>{`At ${pathname}${search}`}</p>
}
