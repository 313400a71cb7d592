import type { ComponentProps } from 'react'
import { classNames } from './class-names.ts'
import { Link } from './link.tsx'

const base = 'button min-h-11 gap-2 px-4 py-2'
const shapes = {
  primary: `${base} button-primary`,
  secondary: `${base} button-secondary`,
  quiet: `${base} button-quiet`,
  danger: `${base} button-danger`,
}

interface Look {
  look?: 'primary' | 'secondary' | 'quiet' | 'danger'
  /** As wide as what holds it. */
  wide?: boolean
}

/** For a plain anchor: a link that must load the page again. */
export const reloadLinkClass = shapes.primary

/** One primary button a screen at most; its text is a verb. */
export function Button({
  look = 'primary',
  wide,
  className,
  type = 'button',
  ...rest
}: ComponentProps<'button'> & Look) {
  return <button type={type} className={classNames(shapes[look], wide && 'w-full', className)} {...rest} />
}

/** A link that looks like a button: it goes somewhere, it does nothing else. */
export function ButtonLink({ look = 'primary', wide, className, ...rest }: ComponentProps<typeof Link> & Look) {
  return <Link className={classNames(shapes[look], wide && 'w-full', className)} {...rest} />
}
