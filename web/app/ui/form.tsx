import type { FormEventHandler, ReactNode } from 'react'
import { Button } from './button.tsx'
import { Notice } from './notice.tsx'

interface FormProps {
  onSubmit: FormEventHandler<HTMLFormElement>
  isBusy: boolean
  /** What could not be done, when it concerns no single field. */
  failure: string | null
  /** The button's verb, and the same while it is being done. */
  action: string
  busyAction: string
  children: ReactNode
  /** Beside the button on broad screens, under it on narrow ones. */
  aside?: ReactNode
  wide?: boolean
}

/** Fields, then what went wrong, then the one button. What is sent before the page can answer waits until it can. */
export function Form({ onSubmit, isBusy, failure, action, busyAction, children, aside, wide }: FormProps) {
  return (
    <form method="post" noValidate onSubmit={onSubmit} className="grid gap-5">
      {children}
      {failure ? (
        <Notice look="danger" role="alert">
          {failure}
        </Notice>
      ) : null}
      <div className={wide ? 'grid gap-3' : 'flex flex-wrap items-center gap-x-4 gap-y-3'}>
        <Button type="submit" wide={wide} disabled={isBusy} className="needs-script">
          {isBusy ? busyAction : action}
        </Button>
        <noscript>This form needs JavaScript.</noscript>
        {aside}
      </div>
    </form>
  )
}
