import type { ChangeEvent, ComponentProps } from 'react'
import { TextField } from './field.tsx'

/** A one-time code of six digits: typed, pasted with or without spaces, or offered by the phone. */
export function CodeField({ onChange, ...rest }: ComponentProps<typeof TextField>) {
  const keepDigits = (event: ChangeEvent<HTMLInputElement>) => {
    event.target.value = event.target.value.replace(/\D/g, '').slice(0, 6)
    onChange?.(event)
  }
  return (
    <TextField
      {...rest}
      onChange={keepDigits}
      inputMode="numeric"
      autoComplete="one-time-code"
      spellCheck={false}
      placeholder="••••••"
      className="figures max-w-56 font-semibold text-xl tracking-[0.4em]"
    />
  )
}
