import type { OpenCase } from '@properysearch/contract/cases/case'
import {
  type CaseDocumentKind,
  caseStages,
  type TitleOpinion,
  titleOpinionNames,
  titleOpinions,
} from '@properysearch/contract/cases/facts'
import { paperMaxBytes } from '@properysearch/contract/listings/papers'
import { CircleAlert, CircleCheck, CircleX, FilePen, FileSearch } from 'lucide-react'
import { type FormEvent, useState } from 'react'
import { useNavigate, useSearchParams } from 'react-router'
import { api, messageOf } from '../../lib/api.ts'
import { newKey } from '../../lib/new-key.ts'
import { watchUpload } from '../../lib/upload.ts'
import { pathTo } from '../../screens.ts'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { SelectField } from '../../ui/field.tsx'
import { RadioCards } from '../../ui/radio-cards.tsx'
import { EmptyState, FailedState, Skeleton } from '../../ui/states.tsx'
import { toast } from '../../ui/toast.tsx'
import { useCaseStep, useOpenCases } from './cases.queries.ts'
import { DraftFields } from './draft-fields.tsx'
import { FileChoice } from './file-choice.tsx'
import { SendingBar } from './sending-bar.tsx'

const opinionIcons = { clear: CircleCheck, 'clear-subject-to': CircleAlert, defective: CircleX }
const tooLarge = `That file is too large. The limit is ${paperMaxBytes / 1024 / 1024} MB.`

/** A lawyer gives a client the title report or a version of the draft. */
export function GiveDocument() {
  const { data, error, refetch } = useOpenCases()
  if (error && !data) return <FailedState message={messageOf(error)} onRetry={() => void refetch()} />
  if (!data) return <Skeleton className="h-96 rounded-card" />
  if (data.length === 0) {
    return (
      <EmptyState
        picture={<div className="picture picture-desk aspect-3/2 w-56 rounded-card" />}
        title="No case in progress"
        action={<ButtonLink to={pathTo('lawyerLeads')}>See my leads</ButtonLink>}
      >
        Accept a lead first. Its title report and the versions of its draft agreement are given here.
      </EmptyState>
    )
  }
  return <GiveForm cases={data} />
}

function GiveForm({ cases }: { cases: readonly OpenCase[] }) {
  const [query] = useSearchParams()
  const navigate = useNavigate()
  const asked = Number(query.get('lead')) || 0
  const [leadId, setLeadId] = useState(cases.some((one) => one.leadId === asked) ? asked : (cases[0]?.leadId ?? 0))
  const [kind, setKind] = useState<CaseDocumentKind>(query.get('kind') === 'draft' ? 'draft' : 'report')
  const [opinion, setOpinion] = useState<TitleOpinion | null>(null)
  const [file, setFile] = useState<File | null>(null)
  const [uploadId, setUploadId] = useState(newKey)
  const [percent, setPercent] = useState(0)
  const [wrong, setWrong] = useState<{ opinion?: string; file?: string }>({})
  const choose = (chosen: File | null) => {
    setFile(chosen)
    // Another file is another version; the same one sent again is not.
    setUploadId(newKey())
  }
  const send = useCaseStep(async (chosen: File) => {
    setPercent(0)
    watchUpload(chosen, (share) => setPercent(Math.round(share * 100)))
    return kind === 'draft'
      ? api.cases.giveDraft({ leadId, uploadId }, chosen)
      : api.cases.giveReport({ leadId, opinion: opinion ?? 'clear', uploadId }, chosen)
  })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const found = {
      ...(kind === 'report' && opinion === null ? { opinion: 'Say what the report comes to' } : {}),
      ...(file === null
        ? { file: kind === 'draft' ? 'Write the draft, or choose a file' : 'Choose a PDF' }
        : file.size > paperMaxBytes
          ? { file: tooLarge }
          : {}),
    }
    setWrong(found)
    if (Object.keys(found).length > 0 || !file) return
    send.mutate(file, {
      onSuccess: ({ data }) => {
        toast.success(
          data.kind === 'draft'
            ? `Version ${data.version} is given. Your client has been told.`
            : 'The report is given.',
        )
        void navigate(pathTo('lawyerLead', { id: leadId }))
      },
    })
  }
  return (
    <Card className="max-w-3xl">
      <form onSubmit={submit} noValidate className="grid gap-6">
        <SelectField
          label="Case"
          value={leadId}
          onChange={(event) => {
            setLeadId(Number(event.target.value))
            choose(null)
          }}
        >
          {cases.map((one) => (
            <option key={one.leadId} value={one.leadId}>
              {one.client}: {one.title} ({caseStages[one.stage].toLowerCase()})
            </option>
          ))}
        </SelectField>
        <RadioCards
          legend="What you give"
          name="kind"
          cards={[
            { value: 'report', icon: FileSearch, title: 'Title report', text: 'What the search found, as a PDF.' },
            { value: 'draft', icon: FilePen, title: 'Draft agreement', text: 'A new version of the one draft.' },
          ]}
          chosen={kind}
          onChange={(event) => {
            setKind(event.target.value as CaseDocumentKind)
            choose(null)
            setWrong({})
          }}
        />
        {kind === 'report' ? (
          <>
            <RadioCards
              legend="What it comes to"
              name="opinion"
              columns={3}
              cards={titleOpinionNames.map((value) => ({
                value,
                icon: opinionIcons[value],
                title: titleOpinions[value].name,
                text: titleOpinions[value].about,
              }))}
              chosen={opinion ?? ''}
              error={opinion === null ? wrong.opinion : undefined}
              onChange={(event) => setOpinion(event.target.value as TitleOpinion)}
            />
            <FileChoice
              key={`report-${leadId}`}
              label="The report"
              accept="application/pdf"
              help="PDF, up to 15 MB."
              error={wrong.file}
              onChoose={choose}
            />
          </>
        ) : (
          <DraftFields key={leadId} leadId={leadId} error={wrong.file} onChoose={choose} />
        )}
        {send.isPending ? <SendingBar label="Sending the document" percent={percent} /> : null}
        {send.error ? (
          <p role="alert" className="text-danger text-sm">
            {messageOf(send.error)}
          </p>
        ) : null}
        <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
          <Button type="submit" disabled={send.isPending}>
            {send.isPending ? 'Sending…' : send.error ? 'Send again' : 'Give to my client'}
          </Button>
          <p className="text-soft-ink text-sm">Only your client and you can open it. Our team cannot.</p>
        </div>
      </form>
    </Card>
  )
}
