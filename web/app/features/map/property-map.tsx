import { Minus, Plus } from 'lucide-react'
import { type CSSProperties, useEffect, useRef, useState } from 'react'
import { useMapTiles } from '../../lib/map-tiles.ts'
import { useIsNear } from '../../lib/use-is-near.ts'
import { classNames } from '../../ui/class-names.ts'
import type { LiveMap } from './live/live-map.ts'
import { MapFootnote } from './map-footnote.tsx'
import type { MapProps } from './map-props.ts'
import { StaticGround } from './static-ground.tsx'

interface PropertyMapProps extends MapProps {
  /** CSS length; 400px where the specification asks for it, 100% within a page of its own. */
  height: string
  /** What this map is of, for those who do not see it. */
  label: string
  className?: string
}

/**
 * Listings on a map. The server sends a drawn picture of the place; Leaflet comes when the map nears the view, and
 * takes over at the same scale.
 */
export function PropertyMap({ height, label, className, ...props }: PropertyMapProps) {
  const frame = useRef<HTMLElement>(null)
  const ground = useRef<HTMLDivElement>(null)
  const live = useRef<LiveMap | undefined>(undefined)
  const latest = useRef<MapProps>(props)
  const tiles = useMapTiles()
  const isNear = useIsNear(frame, '200px')
  const [base, setBase] = useState<'tiles' | 'schematic'>()
  const [state, setState] = useState<'waiting' | 'live' | 'failed'>('waiting')
  const [attempt, setAttempt] = useState(1)

  useEffect(() => {
    latest.current = props
    live.current?.update(props)
  })

  // biome-ignore lint/correctness/useExhaustiveDependencies: each attempt loads it anew
  useEffect(() => {
    if (!isNear) return
    let isGone = false
    import('./live/live-map.ts').then(
      ({ startMap }) => {
        if (isGone || !ground.current) return
        live.current = startMap(ground.current, { props: latest.current, tiles, onBase: setBase })
        setState('live')
      },
      () => !isGone && setState('failed'),
    )
    return () => {
      isGone = true
      live.current?.close()
      live.current = undefined
    }
  }, [isNear, tiles, attempt])

  const retry = () => {
    setState('waiting')
    setAttempt(attempt + 1)
  }

  return (
    <section
      ref={frame}
      aria-label={label}
      data-map={state}
      className={classNames('property-map', className)}
      style={{ '--map-height': height, '--zoom': props.zoom } as CSSProperties}
    >
      {state === 'live' ? null : <StaticGround center={props.center} zoom={props.zoom} />}
      <div ref={ground} className="absolute inset-0" />
      {state === 'live' ? (
        <div className="map-controls">
          <button type="button" aria-label="Zoom in" onClick={() => live.current?.zoomBy(1)}>
            <Plus aria-hidden className="size-5" />
          </button>
          <button type="button" aria-label="Zoom out" onClick={() => live.current?.zoomBy(-1)}>
            <Minus aria-hidden className="size-5" />
          </button>
        </div>
      ) : null}
      {state === 'failed' ? (
        <p role="status" className="map-failure">
          The map did not load.{' '}
          <button type="button" onClick={retry} className="font-semibold text-leaf underline">
            Retry
          </button>
        </p>
      ) : null}
      <MapFootnote base={base} attribution={tiles?.attribution} />
    </section>
  )
}
