import { PencilLine, ScanLine, X } from 'lucide-react'
import { useEffect } from 'react'
import { Button } from '../../ui/button.tsx'

interface DrawToolsProps {
  isDrawing: boolean
  hasArea: boolean
  onDraw: (isDrawing: boolean) => void
  onClear: () => void
  /** Takes what the map shows as the area: the way for those who do not draw, where moving the map does not do it. */
  onUseView?: () => void
}

/** Draw an area by hand, take the view as the area, or do without one. Buttons side by side: the page lays them out. */
export function DrawTools({ isDrawing, hasArea, onDraw, onClear, onUseView }: DrawToolsProps) {
  useEffect(() => {
    if (!isDrawing) return
    const onKey = (event: KeyboardEvent) => event.key === 'Escape' && onDraw(false)
    document.addEventListener('keydown', onKey)
    return () => document.removeEventListener('keydown', onKey)
  }, [isDrawing, onDraw])
  return (
    <>
      {isDrawing ? (
        <>
          <p role="status" className="text-sm">
            Draw around the part you want.
          </p>
          <Button look="secondary" onClick={() => onDraw(false)}>
            Stop drawing
          </Button>
        </>
      ) : (
        <Button look="secondary" onClick={() => onDraw(true)}>
          <PencilLine aria-hidden className="size-5" />
          {hasArea ? 'Draw another area' : 'Draw an area'}
        </Button>
      )}
      {hasArea && !isDrawing ? (
        <Button look="quiet" onClick={onClear}>
          <X aria-hidden className="size-5" />
          Clear area
        </Button>
      ) : null}
      {hasArea || isDrawing || !onUseView ? null : (
        <Button look="quiet" onClick={onUseView}>
          <ScanLine aria-hidden className="size-5" />
          Use this view
        </Button>
      )}
    </>
  )
}
