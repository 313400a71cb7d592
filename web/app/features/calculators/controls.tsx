import type { ComponentProps } from 'react'
import { useIsAwake } from '../../lib/use-is-awake.ts'
import { SelectField, TextField } from '../../ui/field.tsx'

// Calculators stand far below in long pages. For a form or a field that could be filled in from memory the browser lays
// out the whole part it stands in, as soon as the page is read. So before they are awake, when they could not answer
// anyway, these only show what they say.

/** A box with a number. */
export function NumberInput(props: ComponentProps<'input'>) {
  return <input {...props} type={useIsAwake() ? 'text' : 'button'} inputMode="decimal" autoComplete="off" />
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
  if (!useIsAwake()) {
    const name = choices.find(([it]) => it === value)?.[1]
    return <TextField {...field} type="button" className="text-start" value={name} />
  }
  return (
    <SelectField {...field} autoComplete="off" value={value} onChange={(event) => onValue(event.target.value as Value)}>
      {choices.map(([it, name]) => (
        <option key={it} value={it}>
          {name}
        </option>
      ))}
    </SelectField>
  )
}

export function CalculatorForm(props: ComponentProps<'form'>) {
  return useIsAwake() ? <form noValidate {...props} /> : <div className={props.className}>{props.children}</div>
}
