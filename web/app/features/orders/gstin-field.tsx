import { isGstin } from '@properysearch/contract/values/gst'
import { useState } from 'react'
import { TextField } from '../../ui/field.tsx'

export const wrongGstin = 'Enter a GSTIN such as 27AAPFU0939F1ZV, or leave it empty.'

/** For businesses that claim the tax back. Passes on only what can be a GSTIN; an empty field is none. */
export function GstinField({
  text,
  onText,
  isPressed,
}: {
  text: string
  onText: (text: string) => void
  /** The button was pressed with what is in the field. */
  isPressed: boolean
}) {
  const [isLeft, setLeft] = useState(false)
  const isWrong = text !== '' && !isGstin(text)
  return (
    <TextField
      label="GSTIN (optional)"
      help="Only for a business that is registered for GST and claims input tax credit."
      value={text}
      onChange={(event) => onText(event.target.value.toUpperCase().replaceAll(/\s/g, ''))}
      onFocus={() => setLeft(false)}
      onBlur={() => setLeft(true)}
      error={isWrong && (isLeft || isPressed) ? wrongGstin : undefined}
      maxLength={20}
      autoComplete="off"
      autoCapitalize="characters"
      spellCheck={false}
      className="figures max-w-72 tracking-wider"
    />
  )
}
