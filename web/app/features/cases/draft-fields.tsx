import { mostDraftLetters } from '@properysearch/contract/cases/facts'
import { Copy, FileText, Type } from 'lucide-react'
import { useState } from 'react'
import { api, messageOf } from '../../lib/api.ts'
import { Button } from '../../ui/button.tsx'
import { controlClass, Field } from '../../ui/field.tsx'
import { RadioCards } from '../../ui/radio-cards.tsx'
import { toast } from '../../ui/toast.tsx'
import { useCaseStep, useLead } from './cases.queries.ts'
import { FileChoice } from './file-choice.tsx'

interface DraftFieldsProps {
  leadId: number
  error?: string | undefined
  onChoose: (file: File | null) => void
}

/** A draft as text, which can be compared word by word, or as a file. */
export function DraftFields({ leadId, error, onChoose }: DraftFieldsProps) {
  const [means, setMeans] = useState<'text' | 'file'>('text')
  return (
    <>
      <RadioCards
        legend="How you give it"
        name="means"
        cards={[
          {
            value: 'text',
            icon: Type,
            title: 'As text',
            text: 'Your client reads it here, and sees word by word what changed.',
          },
          { value: 'file', icon: FileText, title: 'As a file', text: 'A PDF or a plain text file.' },
        ]}
        chosen={means}
        onChange={(event) => {
          setMeans(event.target.value as 'text' | 'file')
          onChoose(null)
        }}
      />
      {means === 'text' ? (
        <DraftText leadId={leadId} error={error} onChoose={onChoose} />
      ) : (
        <FileChoice
          label="The draft"
          accept="application/pdf,text/plain"
          help="PDF or plain text, up to 15 MB."
          error={error}
          onChoose={onChoose}
        />
      )}
    </>
  )
}

/** Typed or pasted; a new version begins with the one before it. */
function DraftText({ leadId, error, onChoose }: DraftFieldsProps) {
  const [text, setText] = useState('')
  const { data: lead } = useLead(leadId)
  const before = lead?.case?.drafts.find(({ isText }) => isText)
  const write = (value: string) => {
    setText(value)
    onChoose(value.trim() === '' ? null : new File([value], 'Draft agreement.txt', { type: 'text/plain' }))
  }
  const copy = useCaseStep(async (documentId: number) => write((await api.cases.readDraft({ documentId })).data.text))
  return (
    <div className="grid gap-2">
      <Field label="Text of the draft" help="Type it, or paste it from your editor." error={error}>
        {(control) => (
          <textarea
            {...control}
            rows={16}
            maxLength={mostDraftLetters}
            className={controlClass}
            value={text}
            onChange={(event) => write(event.target.value)}
          />
        )}
      </Field>
      {before && text === '' ? (
        <Button
          look="quiet"
          className="-mx-2 justify-self-start px-2 text-sm"
          disabled={copy.isPending}
          onClick={() => copy.mutate(before.id, { onError: (failure) => toast.error(messageOf(failure)) })}
        >
          <Copy aria-hidden className="size-4.5" />
          Begin with the text of version {before.version}
        </Button>
      ) : null}
    </div>
  )
}
