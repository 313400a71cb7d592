import type { ComponentProps } from 'react'
import { classNames } from './class-names.ts'
import { Link } from './link.tsx'

const shapes = {
  base: 'inline-flex min-h-11 items-center justify-center gap-2 rounded-control px-4 py-2 font-semibold transition-colors duration-150 disabled:cursor-not-allowed disabled:opacity-55 aria-disabled:cursor-not-allowed aria-disabled:opacity-55',
  primary: 'bg-leaf text-on-leaf hover:bg-leaf-deep',
  secondary: 'border border-edge bg-card text-ink hover:bg-sunken',
  quiet: 'text-leaf hover:bg-leaf-wash',
  danger: 'border border-danger text-danger hover:bg-danger-wash',
}

interface Look {
  look?: 'primary' | 'secondary' | 'quiet' | 'danger'
  /** As wide as what holds it. */
  wide?: boolean
}

/** For a plain anchor: a link that must load the page again. */
export const reloadLinkClass = classNames(shapes.base, shapes.primary)

/** One primary button a screen at most; its text is a verb. */
export function Button({
  look = 'primary',
  wide,
  className,
  type = 'button',
  ...rest
}: ComponentProps<'button'> & Look) {
  return <button type={type} className={classNames(shapes.base, shapes[look], wide && 'w-full', className)} {...rest} />
}

/** A link that looks like a button: it goes somewhere, it does nothing else. */
export function ButtonLink({ look = 'primary', wide, className, ...rest }: ComponentProps<typeof Link> & Look) {
  return <Link className={classNames(shapes.base, shapes[look], wide && 'w-full', className)} {...rest} />
}
