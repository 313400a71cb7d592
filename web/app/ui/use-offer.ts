import { type FormEvent, useState } from 'react'
import { isFailure, messageOf } from '../lib/api.ts'
import { newKey } from '../lib/new-key.ts'
import { noSlots, toMoments } from './slot-fields.tsx'
import { toast } from './toast.tsx'

interface Offer {
  slots: string[]
  words: string
  key: string
}

interface OfferParts<Field extends string> {
  /** The fields of the dialog besides the times and the words: what is wrong with anything else is said for the whole. */
  fields: readonly Field[]
  /** So many times are asked for at first. */
  shown: number
  /** What is said when it has been sent. */
  done: string
  /** What is known and no longer true. */
  forget: () => Promise<unknown>
  onClose: () => void
}

/** Some times and a few words: checked, sent once however often that is tried, and what was wrong with them. */
export function useOffer<Field extends string>({ fields, shown, done, forget, onClose }: OfferParts<Field>) {
  const [key] = useState(newKey)
  const [slots, setSlots] = useState(() => noSlots(shown))
  const [words, setWords] = useState('')
  const [isBusy, setBusy] = useState(false)
  const [errors, setErrors] = useState<Partial<Record<Field | 'slots' | 'words' | 'other', string>>>({})

  /** `wrong` is what the dialog itself has found. */
  const send = async (event: FormEvent, wrong: typeof errors, ask: (offer: Offer) => Promise<unknown>) => {
    event.preventDefault()
    const times = toMoments(slots)
    const found = { ...wrong, ...(times.length > 0 ? {} : { slots: 'Choose a time' }) }
    setErrors(found)
    if (Object.keys(found).length > 0) return
    setBusy(true)
    try {
      await ask({ slots: times, words, key })
      toast.success(done)
      await forget()
      onClose()
    } catch (failure) {
      const refused = Object.entries(isFailure(failure) ? (failure.body.errors ?? {}) : {})
      const elsewhere = refused.find(([name]) => ![...fields, 'slots', 'words'].includes(name))
      const other = refused.length === 0 ? messageOf(failure) : elsewhere?.[1]
      setErrors({ ...Object.fromEntries(refused), ...(other ? { other } : {}) } as typeof errors)
      setBusy(false)
    }
  }
  return { slots, setSlots, words, setWords, isBusy, errors, send }
}
