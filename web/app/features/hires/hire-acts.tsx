import type { Hire } from '@properysearch/contract/hires/calls'
import { type HireAct, hireGraph } from '@properysearch/contract/hires/facts'
import { useState } from 'react'
import { api, messageOf } from '../../lib/api.ts'
import { pathTo } from '../../screens.ts'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { CheckboxField } from '../../ui/checkbox-field.tsx'
import { Modal } from '../../ui/modal.tsx'
import { Notice } from '../../ui/notice.tsx'
import { toast } from '../../ui/toast.tsx'
import { otherOf } from './hire-words.ts'
import { payPages, useHireStep } from './hires.queries.ts'
import { QuoteDialog } from './quote-dialog.tsx'
import { WordsDialog } from './words-dialog.tsx'

/** What is asked before an act, and what is said after it. An act with `label` wants words. */
interface Asked {
  text: string
  done: string
  label?: string
  isDangerous?: true
}

function askedFor(hire: Hire, act: HireAct): Asked {
  const other = otherOf(hire).name
  const asked: Partial<Record<HireAct, Asked>> = {
    accept: { text: 'Your time begins now. The fee is yours once the work is accepted.', done: 'Accepted.' },
    decline: {
      text: hire.order || hire.paidAt ? 'The money goes back to the client at once.' : 'No money was paid yet.',
      done: 'Declined.',
      label: 'Why',
      isDangerous: true,
    },
    withdraw: {
      text:
        hire.order && hire.quote && hire.quote.platformFee > 0
          ? 'The fee comes back to you. Our platform fee does not, because the service was given.'
          : hire.order
            ? 'All of your money comes back to you.'
            : 'Nothing was paid yet.',
      done: 'Withdrawn.',
      isDangerous: true,
    },
    'ask-paper': {
      text: `Your time stands still until ${other} has provided it. Say in the case which paper you need.`,
      done: `${other} has been told.`,
    },
    provide: { text: 'The work goes on, and its time runs again.', done: 'The work goes on.' },
    deliver: { text: `${other} looks at it, and accepts it or asks for a revision.`, done: 'Delivered.' },
    revise: {
      text: 'You can ask for this once. They have seven days for it.',
      done: `${other} has been asked for a revision.`,
      label: 'What should be different',
    },
    approve: {
      text: `The fee is paid out to ${other}, and cannot be taken back.`,
      done: 'Accepted. The fee is being paid out.',
    },
    'give-up': {
      text: 'All of the money goes back to the client.',
      done: 'Given up.',
      label: 'Why',
      isDangerous: true,
    },
    dispute: {
      text: 'The fee is frozen. The other side has 7 days to answer; our team shares it out within 30 days.',
      done: 'The dispute is raised.',
      label: 'What is wrong',
      isDangerous: true,
    },
  }
  return asked[act] ?? { text: '', done: 'Done.' }
}

const mains: readonly HireAct[] = ['quote', 'accept', 'provide', 'deliver', 'approve']

/** The buttons of whoever looks: only what can be done now. */
export function HireActs({ hire }: { hire: Hire }) {
  const [act, setAct] = useState<HireAct | null>(null)
  const ordered = [...hire.acts].sort((one, other) => Number(mains.includes(other)) - Number(mains.includes(one)))
  const pay = hire.iAm === 'client' && hire.state === 'quoted'
  if (ordered.length === 0 && !pay) return null
  return (
    <div className="flex flex-wrap gap-3">
      {pay ? (
        <ButtonLink to={`${pathTo(payPages[hire.kind])}?hire=${hire.id}`}>See the quote and pay</ButtonLink>
      ) : null}
      {ordered.map((name) => (
        <Button
          key={name}
          look={mains.includes(name) ? 'primary' : askedFor(hire, name).isDangerous ? 'danger' : 'secondary'}
          onClick={() => setAct(name)}
        >
          {hireGraph.acts[name].label}
        </Button>
      ))}
      {act === 'quote' ? <QuoteDialog hire={hire} onClose={() => setAct(null)} /> : null}
      {act && act !== 'quote' ? <ActDialog hire={hire} act={act} onClose={() => setAct(null)} /> : null}
    </div>
  )
}

type Sent = Parameters<typeof api.hires.act>[0]

function ActDialog({ hire, act, onClose }: { hire: Hire; act: HireAct; onClose: () => void }) {
  const { text, done, label, isDangerous } = askedFor(hire, act)
  const [declares, setDeclares] = useState(false)
  const step = useHireStep((reason: string | undefined) =>
    act === 'dispute'
      ? api.hires.dispute({ id: hire.id, reason: reason ?? '' })
      : api.hires.act({
          id: hire.id,
          act: act as Sent['act'],
          ...(reason ? { reason } : {}),
          ...(declares ? { declaresNoConflict: true } : {}),
        }),
  )
  const send = (reason?: string) =>
    step.mutate(reason, {
      onSuccess: () => {
        toast.success(done)
        onClose()
      },
    })
  const failure = step.error ? messageOf(step.error) : null
  const title = hireGraph.acts[act].label
  if (label) {
    return (
      <WordsDialog
        title={title}
        text={text}
        label={label}
        help={`${otherOf(hire).name} reads this.`}
        least={act === 'dispute' ? 10 : 3}
        action={title}
        isBusy={step.isPending}
        failure={failure}
        onSend={send}
        onClose={onClose}
      />
    )
  }
  const mustDeclare = act === 'accept' && hire.kind === 'lawyer'
  return (
    <Modal
      title={title}
      text={text}
      onClose={onClose}
      actions={
        <>
          <Button look="secondary" onClick={onClose}>
            Not now
          </Button>
          <Button
            look={isDangerous ? 'danger' : 'primary'}
            disabled={step.isPending || (mustDeclare && !declares)}
            onClick={() => send()}
          >
            {title}
          </Button>
        </>
      }
    >
      {mustDeclare ? (
        <CheckboxField
          label="I have checked for conflicts, and act for nobody else in this matter."
          checked={declares}
          onChange={(event) => setDeclares(event.target.checked)}
        />
      ) : null}
      {failure ? (
        <Notice look="danger" role="alert">
          {failure}
        </Notice>
      ) : null}
    </Modal>
  )
}
