import type { ReactNode } from 'react'

type Tag = 'header' | 'footer'
const made = new Map<Tag, string>()

interface MadeOnceProps {
  as: Tag
  className: string
  /** Not yet, where its links are missing. */
  isComplete: boolean
  children: ReactNode
}

/**
 * A part that is the same on every page: the server renders it once, and from then on writes it as it was. The browser
 * wakes it like any other. So nothing in it may depend on the page, nor have an id of `useId`, which says where it stands.
 */
export function MadeOnce({ as: Tag, className, isComplete, children }: MadeOnceProps) {
  const html = import.meta.env.SSR && isComplete ? made.get(Tag) : undefined
  // biome-ignore lint/security/noDangerouslySetInnerHtml: what was rendered here for the page before
  if (html) return <Tag className={className} dangerouslySetInnerHTML={{ __html: html }} data-once />
  return (
    <Tag className={className} data-once={isComplete || undefined}>
      {children}
    </Tag>
  )
}

/** Remembers such parts of a page that was rendered whole. */
export function keepMade(page: string): void {
  for (const tag of ['header', 'footer'] as const) {
    if (made.has(tag)) continue
    const [, inner] = new RegExp(`<${tag}[^>]* data-once="true">(.*?)</${tag}>`, 's').exec(page) ?? []
    if (inner) made.set(tag, inner)
  }
}
