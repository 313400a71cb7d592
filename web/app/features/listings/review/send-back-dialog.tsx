import { shortestReason } from '@properysearch/contract/backoffice/facts'
import { type FormEvent, useState } from 'react'
import { CheckboxField } from '../../../ui/checkbox-field.tsx'
import { DecisionButtons } from '../../../ui/decision-buttons.tsx'
import { Modal } from '../../../ui/modal.tsx'
import { ReasonField } from '../../../ui/reason-field.tsx'

/** What is wrong most often, as the owner reads it. */
const usualReasons = [
  'A paper that shows who owns the property is missing.',
  'The property tax receipt is missing.',
  'A paper cannot be read. Please send a clear copy.',
  'The name in the papers differs from the one in your profile.',
  'The flat or unit number in the papers differs from the one in the listing.',
  'The pin on the map is not where the address says. Please move it.',
  'The pincode does not belong to this address.',
  'The pictures do not show this property.',
  'The price or the area seems wrong. Please check them.',
]

interface SendBackDialogProps {
  isOpen: boolean
  isBusy: boolean
  failure: string | null
  /** What we found ourselves, in words for the owner. */
  doubts?: readonly string[]
  /** What it does to the listing, where that is not plain. */
  text?: string
  onSend: (reasons: string[]) => void
  onClose: () => void
}

/** Ticked reasons and own words: the owner reads each, and can put it right. */
export function SendBackDialog({ isOpen, ...props }: SendBackDialogProps) {
  if (!isOpen) return null
  return (
    <Modal title="Send back to the owner" onClose={props.onClose} isWide>
      <SendBackForm {...props} />
    </Modal>
  )
}

function SendBackForm({ isBusy, failure, text, doubts = [], onSend, onClose }: Omit<SendBackDialogProps, 'isOpen'>) {
  const offered = [...doubts, ...usualReasons]
  const [ticked, setTicked] = useState<string[]>([])
  const [words, setWords] = useState('')
  const [error, setError] = useState<string>()
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const own = words.trim()
    if (own !== '' && own.length < shortestReason) return setError('Write at least a sentence: the owner will read it')
    const reasons = [...offered.filter((reason) => ticked.includes(reason)), ...(own === '' ? [] : [own])]
    if (reasons.length === 0) return setError('Tick what is wrong, or describe it in your own words')
    setError(undefined)
    onSend(reasons)
  }
  return (
    <form onSubmit={submit} noValidate className="grid gap-4">
      {text ? <p>{text}</p> : null}
      <fieldset className="grid gap-1">
        <legend className="mb-2 font-medium text-sm">What is wrong</legend>
        {offered.map((reason) => (
          <CheckboxField
            key={reason}
            label={reason}
            checked={ticked.includes(reason)}
            onChange={({ target }) =>
              setTicked((old) => (target.checked ? [...old, reason] : old.filter((other) => other !== reason)))
            }
          />
        ))}
      </fieldset>
      <ReasonField
        label="In your own words"
        help="The owner will read this word for word."
        error={error ?? failure ?? undefined}
        value={words}
        onChange={setWords}
      />
      <DecisionButtons action="Send back" isDangerous isBusy={isBusy} onCancel={onClose} />
    </form>
  )
}
