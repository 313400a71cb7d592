import sprite from 'virtual:icon-sprite'
import type { SVGProps } from 'react'

/** A drawing of the sprite; web/icon-sprite.ts puts this in the place of every icon that is imported. */
export function icon(name: string) {
  const drawing = `${sprite}#${name}`
  return function Icon({ className, ...props }: SVGProps<SVGSVGElement>) {
    return (
      // biome-ignore lint/a11y/noSvgWithoutTitle: named by its aria-label, or hidden
      <svg
        aria-hidden={props['aria-label'] ? undefined : true}
        {...props}
        className={className ? `icon ${className}` : 'icon'}
      >
        <use href={drawing} />
      </svg>
    )
  }
}
