import type { ComponentProps, MouseEvent } from 'react'
import { ButtonLink } from '../../ui/button.tsx'
import type { MenuLink } from './menus.ts'

interface PostPropertyLinkProps extends Pick<ComponentProps<typeof ButtonLink>, 'look' | 'wide' | 'className'> {
  link: MenuLink
  /** Looks first whether the person may; without it the link simply leads there. */
  onPost: (() => void) | undefined
}

export function PostPropertyLink({ link, onPost, ...look }: PostPropertyLinkProps) {
  const ask = (event: MouseEvent) => {
    if (!onPost || event.metaKey || event.ctrlKey || event.shiftKey) return
    event.preventDefault()
    onPost()
  }
  return (
    <ButtonLink to={link.to} onClick={ask} {...look}>
      {link.label}
    </ButtonLink>
  )
}
