import { useId, useState } from 'react'
import { controlClass } from '../../ui/field.tsx'
import { groupAmount, readAmount } from './amount-text.ts'
import { NumberInput } from './controls.tsx'

interface Props {
  label: string
  min: number
  max: number
  step: number
  value: number
  onValue: (value: number) => void
  /** As a screen reader should say it: "7.5 percent". */
  say: (value: number) => string
  unit: keyof typeof endings
}

// Room for the unit inside the box, so that all boxes end on one line.
const endings = { '₹': 'max-w-36 ps-7', '%': 'max-w-24 pe-8', years: 'max-w-28 pe-15', months: 'max-w-32 pe-18' }

/** A slider with the same number beside it, for those who would rather type. */
export function SliderField({ label, min, max, step, value, onValue, say, unit }: Props) {
  const id = useId()
  const [typed, setTyped] = useState<string | null>(null)
  const isBefore = unit === '₹'
  const filled = `${((value - min) / (max - min)) * 100}%`

  const finishTyping = () => {
    const amount = typed === null ? null : readAmount(typed)
    if (amount !== null) onValue(onStep(Math.min(Math.max(amount, min), max), min, step))
    setTyped(null)
  }

  return (
    <div className="grid gap-1">
      <div className="flex items-center justify-between gap-3">
        <label htmlFor={id} className="font-medium text-sm">
          {label}
        </label>
        <span className="relative">
          <span
            aria-hidden
            className={`pointer-events-none absolute inset-y-0 grid place-items-center px-3 text-soft-ink text-sm ${isBefore ? 'start-0' : 'end-0'}`}
          >
            {unit}
          </span>
          <NumberInput
            aria-label={`${label}, as a number`}
            className={`${controlClass} figures text-end ${endings[unit]}`}
            value={typed ?? groupAmount(String(value))}
            onChange={(event) => setTyped(event.target.value)}
            onBlur={finishTyping}
            onKeyDown={(event) => event.key === 'Enter' && finishTyping()}
          />
        </span>
      </div>
      <input
        id={id}
        type="range"
        min={min}
        max={max}
        step={step}
        value={value}
        aria-valuetext={say(value)}
        onChange={(event) => onValue(onStep(event.target.valueAsNumber, min, step))}
        className="slider"
        style={{ '--filled': filled } as React.CSSProperties}
      />
    </div>
  )
}

/** The nearest step, without the tail that adding tenths leaves behind. */
function onStep(value: number, min: number, step: number): number {
  return Number((min + Math.round((value - min) / step) * step).toFixed(2))
}
