import type { Conflict } from '@properysearch/contract/cases/case'
import { type FormEvent, type ReactNode, useState } from 'react'
import { api, messageOf } from '../../lib/api.ts'
import { Button } from '../../ui/button.tsx'
import { CheckboxField } from '../../ui/checkbox-field.tsx'
import { Notice } from '../../ui/notice.tsx'
import { toast } from '../../ui/toast.tsx'
import { useCaseStep } from './cases.queries.ts'
import { whyOf } from './lead-words.ts'

interface DeclareFormProps {
  leadId: number
  conflicts: Conflict[]
  /** The other answer, beside Accept. */
  other?: ReactNode
  onDone?: () => void
}

/** What touches a lead, the lawyer's declaration that nothing stands in its way, and Accept. */
export function DeclareForm({ leadId, conflicts, other, onDone }: DeclareFormProps) {
  const [isDeclared, declare] = useState(false)
  const [isMissing, setMissing] = useState(false)
  const accept = useCaseStep(() => api.cases.acceptLead({ leadId, declaresNoConflict: true }))
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setMissing(!isDeclared)
    if (!isDeclared) return
    accept.mutate(undefined, {
      onSuccess: ({ message }) => toast.success(message),
      onError: (error) => toast.error(messageOf(error)),
      onSettled: onDone,
    })
  }
  return (
    <form onSubmit={submit} noValidate className="grid gap-4">
      {conflicts.length > 0 ? (
        <Notice look="attention">
          <p className="font-semibold">Look for a conflict of interest first. These matters of yours touch this one:</p>
          <ul className="mt-2 grid list-disc gap-1 ps-5">
            {conflicts.map((conflict) => (
              <li key={conflict.leadId}>
                {conflict.client}: {whyOf(conflict)} ({conflict.stateInWords.toLowerCase()})
              </li>
            ))}
          </ul>
        </Notice>
      ) : null}
      <CheckboxField
        label="I have checked for conflicts of interest. I act for nobody else in this matter, and will not."
        checked={isDeclared}
        error={isMissing && !isDeclared ? 'Tick this to accept, or decline the lead' : undefined}
        onChange={(event) => declare(event.target.checked)}
      />
      <div className="flex flex-wrap gap-3">
        <Button type="submit" disabled={accept.isPending}>
          {accept.isPending ? 'Accepting…' : 'Accept'}
        </Button>
        {other}
      </div>
    </form>
  )
}
