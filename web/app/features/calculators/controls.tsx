import { type ComponentProps, useLayoutEffect, useRef } from 'react'
import { useIsAsleep } from '../../lib/lazy-in-view.tsx'
import { SelectField, TextField } from '../../ui/field.tsx'

// For a field that could be filled in from memory, and for a form, the browser lays out the whole part of the page it
// is in, however far below, as soon as the page is read. So in a part that sleeps, where they could not answer anyway,
// these only show what they say.

/** A box with a number. */
export function NumberInput(props: ComponentProps<'input'>) {
  return <input {...props} type={useIsAsleep() ? 'button' : 'text'} inputMode="decimal" autoComplete="off" />
}

/** What is chosen, and how it is called. */
export type Choices<Value extends string> = readonly (readonly [Value, string])[]

interface ChoiceProps<Value extends string> {
  label: string
  help?: string
  fieldClassName?: string
  choices: Choices<Value>
  value: Value
  onValue: (value: Value) => void
}

export function ChoiceField<Value extends string>({ choices, value, onValue, ...field }: ChoiceProps<Value>) {
  const isAsleep = useIsAsleep()
  const box = useRef<HTMLInputElement & HTMLSelectElement>(null)
  const hadFocus = useRef(false)
  // It becomes another element: who had come to it stays with it.
  useLayoutEffect(() => {
    if (isAsleep) hadFocus.current = document.activeElement === box.current
    else if (hadFocus.current) box.current?.focus()
  }, [isAsleep])
  if (isAsleep) {
    const name = choices.find(([choice]) => choice === value)?.[1]
    return (
      <TextField
        {...field}
        ref={box}
        type="button"
        className="text-start"
        aria-label={`${field.label}: ${name}`}
        value={name}
      />
    )
  }
  return (
    <SelectField
      {...field}
      ref={box}
      autoComplete="off"
      value={value}
      onChange={(event) => onValue(event.target.value as Value)}
    >
      {choices.map(([choice, name]) => (
        <option key={choice} value={choice}>
          {name}
        </option>
      ))}
    </SelectField>
  )
}
