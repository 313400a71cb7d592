import type { ReactNode } from 'react'

/** A page that has only one thing to say: what happened, what to do, and a picture over it. */
export function FullPageMessage({
  picture,
  title,
  children,
  actions,
}: {
  /** The class of a drawn picture, such as picture-repairs. */
  picture: string
  title: string
  children: ReactNode
  actions: ReactNode
}) {
  return (
    <div className="pb-16 text-center lg:pb-24">
      <div aria-hidden className={`picture ${picture} message-picture mx-auto`} />
      <div className="page-width">
        <h1 className="mt-10 text-2xl sm:text-3xl">{title}</h1>
        <div className="mx-auto mt-3 max-w-[52ch] text-lg text-soft-ink">{children}</div>
        <div className="mt-8 flex flex-wrap justify-center gap-3">{actions}</div>
      </div>
    </div>
  )
}
