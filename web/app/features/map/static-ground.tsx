import type { Position } from '@properysearch/contract/values/geometry'
import { memo } from 'react'
import { drawGround } from './draw-ground.ts'

/**
 * The ground as a picture, without a script. Only the server draws it: the browser keeps what came with the page, and
 * has neither the code nor the data, since the live map brings its own.
 */
export const StaticGround = memo(function StaticGround({ center, zoom }: { center: Position; zoom: number }) {
  const drawing = import.meta.env.SSR ? drawGround(center, zoom) : ''
  return (
    <svg
      aria-hidden="true"
      className="map-static"
      width="1"
      height="1"
      suppressHydrationWarning
      // biome-ignore lint/security/noDangerouslySetInnerHtml: our own drawing, of numbers alone
      dangerouslySetInnerHTML={{ __html: drawing }}
    />
  )
})
