import { ArrowRight } from 'lucide-react'
import { loginThenBackTo } from '../../lib/next-page.ts'
import { useSession } from '../../lib/session.ts'
import { leadsSomewhere, pathTo, screenAt } from '../../screens.ts'
import { Link } from '../../ui/link.tsx'
import { type GuideKey, guides } from './guides.ts'

interface Step {
  path: string
  name: string
  why: string
}

// Shown as soon as their screens exist.
const tools: Record<GuideKey, readonly Step[]> = {
  buying: [
    { path: '/PropertyListHome', name: 'Search homes', why: 'Filter by locality, budget and carpet area.' },
    { path: '/HireLawyer', name: 'Find a property lawyer', why: 'For the title search and the agreement.' },
  ],
  design: [{ path: '/PropertyListHome', name: 'Search homes', why: 'Floor plans with their dimensions.' }],
  loan: [{ path: '/PropertyListHome', name: 'Search homes in your budget', why: 'With the EMI beside each price.' }],
  evaluation: [
    { path: '/PropertyEvaluators', name: 'Find an evaluator', why: 'Registered valuers, with a written report.' },
    {
      path: '/home/propertyAnalysis',
      name: 'Look at prices by locality',
      why: 'From live listings, with their count.',
    },
  ],
}

const registration: Step = {
  path: pathTo('registration'),
  name: 'Create an account',
  why: 'It is free. Keep a shortlist, and post a property once you are verified.',
}

/** After an article: the other guides, and what the product can do about it. */
export function NextSteps({ after }: { after: GuideKey }) {
  const session = useSession()
  const addressOf = (path: string) => (session || screenAt(path)?.access === 'public' ? path : loginThenBackTo(path))
  const others = Object.entries(guides).filter(([key]) => key !== after)
  const steps = [...tools[after].filter((step) => leadsSomewhere(step.path)), registration]
  return (
    <div className="mt-14 grid gap-8 border-line border-t pt-8 lg:grid-cols-2">
      <section>
        <h2 className="mb-3 text-xl">Read next</h2>
        <ul className="divide-y divide-line">
          {others.map(([key, { screen, title, minutes }]) => (
            <StepItem key={key} path={pathTo(screen)} name={title} why={`${minutes} minutes to read`} />
          ))}
        </ul>
      </section>
      <section>
        <h2 className="mb-3 text-xl">On Properysearch</h2>
        <ul className="divide-y divide-line">
          {steps.map((step) => (
            <StepItem key={step.path} {...step} path={addressOf(step.path)} />
          ))}
        </ul>
      </section>
    </div>
  )
}

function StepItem({ path, name, why }: Step) {
  return (
    <li>
      <Link to={path} className="group flex items-center justify-between gap-4 py-3">
        <span>
          <span className="block font-medium group-hover:text-leaf">{name}</span>
          <span className="block text-sm text-soft-ink">{why}</span>
        </span>
        <ArrowRight aria-hidden className="size-5 shrink-0 text-leaf" />
      </Link>
    </li>
  )
}
