import { Star } from 'lucide-react'

const five = [1, 2, 3, 4, 5] as const

interface StarChoiceProps {
  chosen: number
  onChoose: (stars: number) => void
}

/** One to five, by mouse, finger or arrow keys. */
export function StarChoice({ chosen, onChoose }: StarChoiceProps) {
  return (
    <fieldset>
      <legend className="mb-1.5 font-medium text-sm">Stars</legend>
      <div className="flex">
        {five.map((star) => (
          <label
            key={star}
            className="grid size-11 cursor-pointer place-items-center rounded-control hover:bg-sunken has-focus-visible:outline-[2.5px] has-focus-visible:outline-leaf"
          >
            <input
              type="radio"
              name="stars"
              value={star}
              checked={chosen === star}
              onChange={() => onChoose(star)}
              className="sr-only"
            />
            <span className="sr-only">{star === 1 ? '1 star' : `${star} stars`}</span>
            <Star aria-hidden className={star <= chosen ? 'size-7 fill-marigold text-marigold' : 'size-7 text-edge'} />
          </label>
        ))}
      </div>
    </fieldset>
  )
}
