import { mostDraftLetters } from '@properysearch/contract/cases/facts'
import { FileText, Type } from 'lucide-react'
import { useState } from 'react'
import { controlClass, Field } from '../../ui/field.tsx'
import { RadioCards } from '../../ui/radio-cards.tsx'
import { FileChoice } from './file-choice.tsx'

interface DraftFieldsProps {
  error?: string | undefined
  onChoose: (file: File | null) => void
}

/** A draft as text, which can be compared word by word, or as a file. */
export function DraftFields({ error, onChoose }: DraftFieldsProps) {
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
        <Field label="Text of the draft" help="Type it, or paste it from your editor." error={error}>
          {(control) => (
            <textarea
              {...control}
              rows={16}
              maxLength={mostDraftLetters}
              className={controlClass}
              onChange={({ target: { value } }) =>
                onChoose(value.trim() === '' ? null : new File([value], 'Draft agreement.txt', { type: 'text/plain' }))
              }
            />
          )}
        </Field>
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
