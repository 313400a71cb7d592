import type { EvaluatorLeadDetails } from '@properysearch/contract/valuations/calls'
import { type ReportStep, reportStepNames, reportSteps } from '@properysearch/contract/valuations/facts'
import { Circle, CircleCheck } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { formatMoment } from '../../lib/format.ts'
import { showInRow } from '../../lib/show-in-row.ts'
import { Card } from '../../ui/card.tsx'
import { classNames } from '../../ui/class-names.ts'
import { DeliverReport } from './deliver-report.tsx'
import { AssignmentStep } from './steps/assignment-step.tsx'
import { ComparablesStep } from './steps/comparables-step.tsx'
import { DeclarationStep } from './steps/declaration-step.tsx'
import { DocumentsStep } from './steps/documents-step.tsx'
import { PhotosStep } from './steps/photos-step.tsx'
import { PropertyStep } from './steps/property-step.tsx'
import { ValuesStep } from './steps/values-step.tsx'

type Place = ReportStep | 'deliver'

const forms = {
  assignment: AssignmentStep,
  property: PropertyStep,
  documents: DocumentsStep,
  photos: PhotosStep,
  comparables: ComparablesStep,
  values: ValuesStep,
  declaration: DeclarationStep,
}

const places: readonly Place[] = [...reportStepNames, 'deliver']
const nameOf = (place: Place) => (place === 'deliver' ? 'Check and deliver' : reportSteps[place])

export const isDone = ({ draft, photos }: EvaluatorLeadDetails, step: ReportStep) =>
  step === 'photos' ? photos.length > 0 : draft[step] !== null

/** The report, step by step; each is saved when it is left by its button, and can be opened again at any time. */
export function ReportEditor({ lead }: { lead: EvaluatorLeadDetails }) {
  const [place, setPlace] = useState<Place>(() => reportStepNames.find((step) => !isDone(lead, step)) ?? 'deliver')
  const goOn = () => {
    setPlace(places[places.indexOf(place) + 1] ?? 'deliver')
    document.getElementById('report')?.scrollIntoView({ block: 'start' })
  }
  const done = reportStepNames.filter((step) => isDone(lead, step)).length
  return (
    <section id="report" aria-labelledby="report-title" className="grid scroll-mt-20 grid-cols-[minmax(0,1fr)] gap-4">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
        <h2 id="report-title" className="text-xl">
          The report
        </h2>
        <p className="figures text-soft-ink text-sm">
          {done} of {reportStepNames.length} steps done
          {lead.savedAt ? `, saved ${formatMoment(lead.savedAt)}` : ''}
        </p>
      </div>
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-4 lg:grid-cols-[15rem_minmax(0,1fr)] lg:gap-6">
        <nav aria-label="Steps of the report" className="lg:sticky lg:top-20">
          <ol className="flex gap-1 overflow-x-auto pb-1 lg:grid lg:overflow-visible">
            {places.map((step) => (
              <li key={step} className="shrink-0">
                <StepButton
                  name={nameOf(step)}
                  isDone={step !== 'deliver' && isDone(lead, step)}
                  isCurrent={step === place}
                  onClick={() => setPlace(step)}
                />
              </li>
            ))}
          </ol>
        </nav>
        <Card className="grid grid-cols-[minmax(0,1fr)] gap-5">
          <h3 className="text-lg">{nameOf(place)}</h3>
          {place === 'deliver' ? (
            <DeliverReport lead={lead} onStep={setPlace} />
          ) : (
            <Step key={place} step={place} lead={lead} onSaved={goOn} />
          )}
        </Card>
      </div>
    </section>
  )
}

function Step({ step, ...rest }: { step: ReportStep; lead: EvaluatorLeadDetails; onSaved: () => void }) {
  const Form = forms[step]
  return <Form {...rest} />
}

interface StepButtonProps {
  name: string
  isDone: boolean
  isCurrent: boolean
  onClick: () => void
}

function StepButton({ name, isDone, isCurrent, onClick }: StepButtonProps) {
  const Icon = isDone ? CircleCheck : Circle
  const button = useRef<HTMLButtonElement>(null)
  // On a phone the steps lie side by side, and go out of sight.
  useEffect(() => {
    if (isCurrent) showInRow(button.current?.closest('ol'), button.current)
  }, [isCurrent])
  return (
    <button
      ref={button}
      type="button"
      aria-label={isDone ? `${name}, done` : name}
      aria-current={isCurrent ? 'step' : undefined}
      onClick={onClick}
      className={classNames(
        'flex min-h-11 w-full items-center gap-2 whitespace-nowrap rounded-control px-3 py-2 text-left text-sm',
        isCurrent ? 'bg-leaf-wash font-semibold text-leaf' : 'hover:bg-sunken',
      )}
    >
      <Icon aria-hidden className={classNames('size-4.5 shrink-0', isDone ? 'text-good' : 'text-soft-ink')} />
      {name}
    </button>
  )
}
