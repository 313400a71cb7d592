import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'

/** One numbered part of a legal text, written as markup on the server only: the browser is not sent it twice as script. */
export interface WrittenSection {
  id: string
  title: string
  body: ReactNode
}

export interface LegalSection {
  id: string
  title: string
  html: string
}

export function toLegalSections(written: WrittenSection[]): LegalSection[] {
  return written.map(({ id, title, body }) => ({ id, title, html: renderToStaticMarkup(body) }))
}
