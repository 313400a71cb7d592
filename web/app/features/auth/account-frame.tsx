import type { ReactNode } from 'react'
import { classNames } from '../../ui/class-names.ts'

interface AccountFrameProps {
  title: string
  children: ReactNode
  lead?: ReactNode
  /** Under the form: the way to the neighbouring screen. */
  foot?: ReactNode
  /** A long form takes the whole breadth; a short one has a picture beside it where there is room. */
  isLong?: boolean
}

/** One form a screen. */
export function AccountFrame({ title, lead, children, foot, isLong = false }: AccountFrameProps) {
  return (
    <div
      className={classNames(
        'mx-auto grid overflow-hidden rounded-card border border-line bg-card',
        isLong ? 'max-w-3xl' : 'max-w-lg lg:min-h-144 lg:max-w-5xl lg:grid-cols-2',
      )}
    >
      <div className="grid content-start gap-6 px-5 py-8 sm:px-10 sm:py-12">
        <header className="grid gap-1">
          <h1 className="text-2xl">{title}</h1>
          {lead ? <p className="text-soft-ink">{lead}</p> : null}
        </header>
        {children}
        {foot ? <p className="border-line border-t pt-5 text-sm">{foot}</p> : null}
      </div>
      {isLong ? null : <div className="picture picture-door hidden lg:block" />}
    </div>
  )
}
