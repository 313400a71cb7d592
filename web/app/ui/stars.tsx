import { Star } from 'lucide-react'

const five = [1, 2, 3, 4, 5] as const

/** So many of five, in words for those who cannot see them. */
export function Stars({ stars }: { stars: number }) {
  return (
    <span className="inline-flex items-center gap-0.5">
      <span className="sr-only">{stars} of 5 stars</span>
      {five.map((star) => (
        <Star
          key={star}
          aria-hidden
          className={star <= stars ? 'size-4.5 fill-marigold text-marigold' : 'size-4.5 text-edge'}
        />
      ))}
    </span>
  )
}
