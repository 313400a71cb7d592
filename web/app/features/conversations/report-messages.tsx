import type { Conversation, Message } from '@properysearch/contract/conversations/calls'
import {
  type MessageReportReason,
  messageReportReasons,
  mostReported,
} from '@properysearch/contract/conversations/facts'
import { type FormEvent, useState } from 'react'
import { api, messageOf } from '../../lib/api.ts'
import { CheckboxField } from '../../ui/checkbox-field.tsx'
import { controlClass, Field, FieldError, SelectField } from '../../ui/field.tsx'
import { Form } from '../../ui/form.tsx'
import { Modal } from '../../ui/modal.tsx'
import { toast } from '../../ui/toast.tsx'
import { nameOfSender } from './conversation-words.ts'

interface ReportProps {
  conversation: Conversation
  messages: readonly Message[]
  onClose: () => void
}

/** One chooses which messages our team reads; the others stay between the two. */
export default function ReportMessages({ conversation, messages, onClose }: ReportProps) {
  const shown = messages.filter(({ isRemoved }) => !isRemoved).slice(-mostReported)
  const [seqs, setSeqs] = useState<readonly number[]>(() =>
    shown
      .filter(({ isMine }) => !isMine)
      .slice(-5)
      .map(({ seq }) => seq),
  )
  const [reason, setReason] = useState<MessageReportReason | ''>('')
  const [note, setNote] = useState('')
  const [isTried, setTried] = useState(false)
  const [isBusy, setBusy] = useState(false)
  const [failure, setFailure] = useState<string | null>(null)
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    setTried(true)
    if (reason === '' || seqs.length === 0 || isBusy) return
    setBusy(true)
    setFailure(null)
    try {
      const { message } = await api.conversations.report({ id: conversation.id, reason, note, seqs: [...seqs] })
      toast.success(message)
      onClose()
    } catch (error) {
      setFailure(messageOf(error))
      setBusy(false)
    }
  }
  return (
    <Modal title="What is wrong here?" hasCross isWide onClose={onClose}>
      <Form
        onSubmit={submit}
        isBusy={isBusy}
        failure={failure}
        action="Send report"
        busyAction="Sending…"
        aside={<p className="text-soft-ink text-xs">The other person will not know who reported them.</p>}
      >
        <SelectField
          label="Reason"
          value={reason}
          onChange={(event) => setReason(event.target.value as MessageReportReason)}
          error={isTried && reason === '' ? 'Choose what is wrong' : undefined}
        >
          <option value="">Choose a reason</option>
          {Object.entries(messageReportReasons).map(([value, label]) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </SelectField>
        <fieldset className="grid gap-3">
          <legend className="mb-2 font-medium text-sm">Which messages may our team read?</legend>
          <div className="grid max-h-56 gap-2.5 overflow-y-auto rounded-control border border-line p-3">
            {shown.length === 0 ? <p className="text-soft-ink text-sm">Nothing has been written here yet.</p> : null}
            {shown.map((message) => (
              <CheckboxField
                key={message.seq}
                checked={seqs.includes(message.seq)}
                onChange={({ target }) =>
                  setSeqs((old) => (target.checked ? [...old, message.seq] : old.filter((seq) => seq !== message.seq)))
                }
                label={
                  <span className="line-clamp-2 break-words">
                    <b>{nameOfSender(conversation, message)}:</b> {message.text ?? message.file?.name}
                  </span>
                }
              />
            ))}
          </div>
          {isTried && seqs.length === 0 ? <FieldError>Choose at least one message</FieldError> : null}
        </fieldset>
        <Field label="Anything else we should know? (optional)">
          {(control) => (
            <textarea
              {...control}
              rows={3}
              maxLength={1000}
              value={note}
              onChange={(event) => setNote(event.target.value)}
              className={controlClass}
            />
          )}
        </Field>
      </Form>
    </Modal>
  )
}
