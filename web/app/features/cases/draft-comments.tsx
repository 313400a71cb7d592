import type { DraftComment } from '@properysearch/contract/cases/case'
import { commentInput } from '@properysearch/contract/cases/document-calls'
import { useState } from 'react'
import { api } from '../../lib/api.ts'
import { formatMoment } from '../../lib/format.ts'
import { newKey } from '../../lib/new-key.ts'
import { useContractForm } from '../../lib/use-contract-form.ts'
import { Button } from '../../ui/button.tsx'
import { controlClass, Field } from '../../ui/field.tsx'
import { Form } from '../../ui/form.tsx'
import { useForgetCases } from './cases.queries.ts'

interface DraftCommentsProps {
  documentId: number
  version: number
  comments: readonly DraftComment[]
  as: 'lawyer' | 'client' | 'other'
  mayWrite: boolean
}

const names: Record<DraftCommentsProps['as'], Record<DraftComment['by'], string>> = {
  lawyer: { client: 'Your client', other: 'The other side' },
  client: { client: 'You', other: 'The other side' },
  other: { client: 'The client', other: 'You' },
}

/** What client and other side said about a version; the lawyer answers with the next one. */
export function DraftComments({ documentId, version, comments, as, mayWrite }: DraftCommentsProps) {
  const [isWriting, write] = useState(false)
  return (
    <div className="grid gap-3">
      {comments.length > 0 ? (
        <ul aria-label={`Comments on version ${version}`} className="grid gap-2">
          {comments.map(({ id, by, words, at }) => (
            <li key={id} className="border-line border-s-2 ps-3 text-sm">
              <p className="text-soft-ink text-xs">
                <span className="font-semibold text-ink">{names[as][by]}</span> · {formatMoment(at)}
              </p>
              <p className="max-w-prose whitespace-pre-line break-words">{words}</p>
            </li>
          ))}
        </ul>
      ) : null}
      {mayWrite && isWriting ? (
        <CommentForm documentId={documentId} as={as} onDone={() => write(false)} />
      ) : mayWrite ? (
        <Button look="quiet" className="-mx-2 justify-self-start px-2 text-sm" onClick={() => write(true)}>
          Comment on version {version}
        </Button>
      ) : null}
    </div>
  )
}

const readers = {
  client: 'Your lawyer reads it. The other side does not.',
  other: 'The other side and its lawyer read it.',
  lawyer: '',
}

function CommentForm({
  documentId,
  as,
  onDone,
}: {
  documentId: number
  as: DraftCommentsProps['as']
  onDone: () => void
}) {
  const forget = useForgetCases()
  const [key] = useState(newKey)
  const { field, submit, failure, isSubmitting } = useContractForm({
    schema: commentInput,
    start: { documentId, key },
    send: async (values) => {
      await api.cases.comment(values)
      await forget()
      onDone()
    },
  })
  const { error, ...words } = field('words')
  return (
    <Form
      onSubmit={submit}
      isBusy={isSubmitting}
      failure={failure}
      action="Send comment"
      busyAction="Sending…"
      aside={
        <Button look="quiet" className="text-sm" onClick={onDone}>
          Not now
        </Button>
      }
    >
      <Field label="Your comment" help={readers[as]} error={error}>
        {(control) => <textarea {...control} {...words} rows={4} maxLength={2000} className={controlClass} />}
      </Field>
    </Form>
  )
}
