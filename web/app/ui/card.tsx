import type { ReactNode } from 'react'
import { classNames } from './class-names.ts'

export function Card({ children, className }: { children: ReactNode; className?: string }) {
  return <div className={classNames('rounded-card border border-line bg-card p-5 sm:p-6', className)}>{children}</div>
}

/** A page's title, one sentence of what it is for, and its one primary action. */
export function PageHeader({ title, children, action }: { title: string; children?: ReactNode; action?: ReactNode }) {
  return (
    <header className="mb-6 flex flex-wrap items-end justify-between gap-4">
      <div className="grid gap-1">
        <h1 className="text-2xl">{title}</h1>
        {children ? <p className="max-w-prose text-soft-ink">{children}</p> : null}
      </div>
      {action}
    </header>
  )
}
