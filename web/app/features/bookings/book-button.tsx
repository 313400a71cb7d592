import { CalendarPlus } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { Button } from '../../ui/button.tsx'
import type { Bookable } from './booking-words.ts'

const BookDialog = lazy(() => import('./book-dialog.tsx'))

/** Opens the dialog in which a listing is booked; only while it is available. */
export function BookButton({ property, wide = false }: { property: Bookable; wide?: boolean }) {
  const [isOpen, setOpen] = useState(false)
  if (property.availability !== 'available') return null
  return (
    <>
      <Button
        wide={wide}
        look="secondary"
        className={wide ? undefined : 'text-sm'}
        {...(wide ? {} : { 'aria-label': `Book this property: ${property.title}` })}
        onClick={() => setOpen(true)}
      >
        <CalendarPlus aria-hidden className="size-5" />
        Book this property
      </Button>
      {isOpen ? (
        <Suspense>
          <BookDialog property={property} onClose={() => setOpen(false)} />
        </Suspense>
      ) : null}
    </>
  )
}
