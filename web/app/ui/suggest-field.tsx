import { type ComponentProps, useId } from 'react'
import { TextField } from './field.tsx'

/** Free text with suggestions: what is not on the list can be typed. */
export function SuggestField({ options, ...rest }: ComponentProps<typeof TextField> & { options: readonly string[] }) {
  const id = useId()
  return (
    <>
      <TextField {...rest} list={id} />
      <datalist id={id}>
        {options.map((option) => (
          <option key={option} value={option} />
        ))}
      </datalist>
    </>
  )
}
