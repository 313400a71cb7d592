import { type FormEvent, type ReactNode, useState } from 'react'
import { controlClass, Field } from '../../ui/field.tsx'
import { Form } from '../../ui/form.tsx'
import { Modal } from '../../ui/modal.tsx'

interface WordsDialogProps {
  title: string
  text: string
  label: string
  help: string
  /** Of as many letters at least. */
  least: number
  action: string
  isBusy: boolean
  failure: string | null
  onSend: (words: string) => void
  onClose: () => void
  children?: ReactNode
}

/** Something is done, with words that the other side reads. */
export function WordsDialog(props: WordsDialogProps) {
  const { title, text, label, help, least, action, isBusy, failure, onSend, onClose, children } = props
  const [words, setWords] = useState('')
  const [error, setError] = useState<string>()
  const send = (event: FormEvent) => {
    event.preventDefault()
    if (words.trim().length < least) return setError('Say it in a sentence')
    setError(undefined)
    onSend(words.trim())
  }
  return (
    <Modal isWide hasCross title={title} text={<p className="text-sm">{text}</p>} onClose={onClose}>
      <Form onSubmit={send} isBusy={isBusy} failure={failure} action={action} busyAction="One moment…">
        {children}
        <Field label={label} help={help} error={error}>
          {(control) => (
            <textarea
              {...control}
              value={words}
              rows={4}
              maxLength={2000}
              onChange={(event) => setWords(event.target.value)}
              className={controlClass}
            />
          )}
        </Field>
      </Form>
    </Modal>
  )
}
