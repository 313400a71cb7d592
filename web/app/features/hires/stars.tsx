import { Star } from 'lucide-react'
import { classNames } from '../../ui/class-names.ts'

/** So many of five, in words for whoever does not see them. */
export function Stars({ count }: { count: number }) {
  return (
    <span role="img" aria-label={`${count} of 5 stars`} className="inline-flex gap-0.5">
      {[1, 2, 3, 4, 5].map((star) => (
        <Star
          key={star}
          aria-hidden
          className={classNames('size-4.5', star <= Math.round(count) ? 'fill-marigold text-marigold' : 'text-edge')}
        />
      ))}
    </span>
  )
}

/** One to five, by mouse or keyboard. */
export function StarsField({ stars, onStars }: { stars: number; onStars: (stars: number) => void }) {
  return (
    <fieldset>
      <legend className="mb-1.5 font-medium text-sm">Stars</legend>
      <div className="flex gap-1">
        {[1, 2, 3, 4, 5].map((star) => (
          <label
            key={star}
            className="relative grid size-11 cursor-pointer place-items-center rounded-control hover:bg-sunken has-focus-visible:outline-[2.5px] has-focus-visible:outline-leaf"
          >
            <input
              type="radio"
              name="stars"
              value={star}
              checked={star === stars}
              onChange={() => onStars(star)}
              className="sr-only"
            />
            <span className="sr-only">{star === 1 ? '1 star' : `${star} stars`}</span>
            <Star
              aria-hidden
              className={classNames('size-7', star <= stars ? 'fill-marigold text-marigold' : 'text-edge')}
            />
          </label>
        ))}
      </div>
    </fieldset>
  )
}
