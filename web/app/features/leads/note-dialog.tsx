import { type Lead, noteInput } from '@properysearch/contract/leads/calls'
import type { ComponentProps } from 'react'
import { api } from '../../lib/api.ts'
import { useContractForm } from '../../lib/use-contract-form.ts'
import { controlClass, Field, TextField } from '../../ui/field.tsx'
import { Form } from '../../ui/form.tsx'
import { Modal } from '../../ui/modal.tsx'
import { toast } from '../../ui/toast.tsx'
import { useForgetLeads } from './leads.queries.ts'

/** What was said, and the day to come back to it. */
export default function NoteDialog({ lead, onClose }: { lead: Lead; onClose: () => void }) {
  const forget = useForgetLeads()
  const { field, submit, failure, isSubmitting } = useContractForm({
    schema: noteInput,
    start: { id: lead.id, note: lead.note, nextOn: lead.nextOn },
    send: async (values) => {
      await api.leads.saveNote(values)
      toast.success('Saved.')
      await forget()
      onClose()
    },
  })
  const { error, ...note } = field('note')
  return (
    <Modal hasCross onClose={onClose} title={lead.person.name}>
      <Form onSubmit={submit} isBusy={isSubmitting} failure={failure} action="Save" busyAction="Saving…">
        <Field label="Note" help="Only you read it." error={error}>
          {(control) => (
            <textarea
              {...control}
              {...(note as ComponentProps<'textarea'>)}
              rows={5}
              maxLength={2000}
              className={controlClass}
            />
          )}
        </Field>
        <TextField
          label="Next date"
          help="We remind you on your dashboard on that day."
          type="date"
          {...field('nextOn', (typed) => typed || null)}
        />
      </Form>
    </Modal>
  )
}
