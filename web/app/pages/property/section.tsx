import type { ReactNode } from 'react'

export function Section({ id, title, children }: { id: string; title: string; children: ReactNode }) {
  return (
    <section id={id} aria-labelledby={`${id}-title`} className="@container grid gap-6">
      <h2 id={`${id}-title`} className="border-line border-b pb-3 text-xl">
        {title}
      </h2>
      {children}
    </section>
  )
}

export function Part({ id, title, children }: { id?: string; title: string; children: ReactNode }) {
  return (
    <div id={id} className="@container grid scroll-mt-20 gap-3">
      <h3 className="font-semibold text-lg">{title}</h3>
      {children}
    </div>
  )
}
