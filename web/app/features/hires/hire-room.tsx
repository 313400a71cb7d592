import type { Hire } from '@properysearch/contract/hires/calls'
import { hireKindNames } from '@properysearch/contract/hires/facts'
import { lazy, type ReactNode, Suspense, useState } from 'react'
import { useNow } from '../../lib/use-now.ts'
import { pathTo } from '../../screens.ts'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { Link } from '../../ui/link.tsx'
import { mainActs, type PressedAct, pressedActs, wordsOf } from './act-words.ts'
import { DisputePart } from './dispute-part.tsx'
import { FeeStatement } from './fee-statement.tsx'
import { HireStateBadge } from './hire-state-badge.tsx'
import { HireTimeline } from './hire-timeline.tsx'
import { needsAccount, otherOf, turnOf } from './hire-words.ts'
import { payPath } from './pay-path.ts'
import { RatingPart } from './rating-part.tsx'
import { TurnCard } from './turn-card.tsx'
import { WhatWasAsked } from './what-was-asked.tsx'

const ActDialog = lazy(async () => ({ default: (await import('./act-dialog.tsx')).ActDialog }))
const QuoteDialog = lazy(async () => ({ default: (await import('./quote-dialog.tsx')).QuoteDialog }))
const DisputeDialog = lazy(async () => ({ default: (await import('./dispute-dialog.tsx')).DisputeDialog }))

type Open = PressedAct | 'quote' | 'dispute' | 'answer'

interface HireRoomProps {
  hire: Hire
  /** Where one reads about the other side, if anywhere. */
  profile: string | null
  /** The way to write to the other side. */
  talk?: ReactNode
  /** What the kind itself brings: the case, the report. */
  work?: ReactNode
  /** After an end without work: whom else one may turn to. */
  others?: ReactNode
}

/** One hire, for both of its sides: whose turn it is, what was agreed, where the money is, and what happened. */
export function HireRoom({ hire, profile, talk, work, others }: HireRoomProps) {
  const { iAm, kind, title, propertydata, acts, quote, dispute } = hire
  const [open, setOpen] = useState<Open | null>(null)
  const turn = turnOf(hire, useNow())
  const pressed = pressedActs(hire)
  const main = pressed.find((act) => mainActs.includes(act))
  const elsewhere = doneElsewhere(hire)
  const close = () => setOpen(null)
  const mayAnswer = dispute !== null && dispute.raisedBy !== iAm && !dispute.answeredAt && hire.state === 'disputed'
  const waitsFor = hire.state === 'disputed' && dispute?.answeredAt ? 'our team' : otherOf(hire)
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
      <header className="grid gap-2">
        <p className="text-sm">
          <Link to={pathTo('hires')} className="inline-block py-2 font-semibold text-leaf hover:underline">
            My hires
          </Link>
        </p>
        <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2">
          <h1 className="min-w-0 break-words text-2xl">{title}</h1>
          <HireStateBadge hire={hire} />
        </div>
        <p className="flex flex-wrap gap-x-4 gap-y-1 text-soft-ink">
          <span>
            {iAm === 'client' ? `${hireKindNames[kind]}: ` : 'Client: '}
            {profile ? (
              <Link to={profile} className="text-leaf underline underline-offset-2">
                {otherOf(hire)}
              </Link>
            ) : (
              otherOf(hire)
            )}
          </span>
          {propertydata ? (
            <Link
              to={pathTo('myPropertyView', { id: propertydata.id })}
              className="min-w-0 break-words text-leaf underline underline-offset-2"
            >
              {propertydata.title}
            </Link>
          ) : null}
          {talk}
        </p>
      </header>
      <TurnCard turn={turn} waitsFor={waitsFor}>
        {acts.includes('quote') ? <Button onClick={() => setOpen('quote')}>Send the quote</Button> : null}
        {hire.state === 'quoted' && iAm === 'client' ? (
          <ButtonLink to={payPath(kind, { hire: hire.id })}>Read and pay</ButtonLink>
        ) : null}
        {kind === 'lawyer' && hire.state === 'paid' && iAm === 'professional' ? (
          <ButtonLink to={pathTo('lawyerLead', { id: hire.id })}>Read the lead and accept</ButtonLink>
        ) : null}
        {elsewhere ? <ButtonLink to={elsewhere.to}>{elsewhere.label}</ButtonLink> : null}
        {needsAccount(hire) ? (
          <ButtonLink to={`${pathTo('myProfile')}#bank-accounts`}>Add a bank account</ButtonLink>
        ) : null}
        {mayAnswer ? <Button onClick={() => setOpen('answer')}>Answer the dispute</Button> : null}
        {[...(main ? [main] : []), ...pressed.filter((act) => act !== main)].map((act) => (
          <Button
            key={act}
            look={act === main ? 'primary' : wordsOf(act, hire).isDangerous ? 'quiet' : 'secondary'}
            onClick={() => setOpen(act)}
          >
            {wordsOf(act, hire).label}
          </Button>
        ))}
        {acts.includes('dispute') ? (
          <Button look="quiet" onClick={() => setOpen('dispute')}>
            Raise a dispute
          </Button>
        ) : null}
      </TurnCard>
      {others}
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-6 xl:grid-cols-[minmax(0,1fr)_24rem]">
        <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
          {dispute ? <DisputePart hire={hire} dispute={dispute} /> : null}
          {work}
          <WhatWasAsked hire={hire} />
          <RatingPart hire={hire} />
        </div>
        <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
          {quote ? <FeeStatement hire={hire} /> : null}
          <HireTimeline hire={hire} />
        </div>
      </div>
      {open ? (
        <Suspense>
          {open === 'quote' ? (
            <QuoteDialog hire={hire} onClose={close} />
          ) : open === 'dispute' || open === 'answer' ? (
            <DisputeDialog hire={hire} what={open} onClose={close} />
          ) : (
            <ActDialog act={open} hire={hire} onClose={close} />
          )}
        </Suspense>
      ) : null}
    </div>
  )
}

/** A lawyer works in the case, and an evaluator on the report: whose turn it is finds the way there. */
function doneElsewhere({ id, kind, iAm, state }: Hire): { label: string; to: string } | null {
  if (kind === 'lawyer' && iAm === 'client' && state === 'waiting') {
    return { label: 'Give the paper', to: pathTo('lawyerLead', { id }) }
  }
  if (iAm === 'client' || state !== 'accepted') return null
  if (kind === 'lawyer') return { label: 'Work on the case', to: pathTo('lawyerLead', { id }) }
  return kind === 'evaluator' ? { label: 'Write the report', to: pathTo('evaluatorLead', { id }) } : null
}
