import { NumberHolders } from '../../features/reveals/number-holders.tsx'
import { RevealLog } from '../../features/reveals/reveal-log.tsx'
import { pathTo } from '../../screens.ts'
import { Link } from '../../ui/link.tsx'
import { Section } from './my-profile-sections.tsx'

/** Who can see my number, and the log of it. */
export function MyNumberSection() {
  return (
    <Section
      id="my-number"
      title="Who has my number"
      lead={
        <>
          Only these people, and our team, can see your number. Messages, bids, deals, hires and meetings do not show
          it, unless you write it there. To block somebody as well, go to{' '}
          <Link to={pathTo('contactRequests')} className="font-medium text-leaf underline">
            Contact Requests
          </Link>
          .
        </>
      }
    >
      <NumberHolders />
      <div className="grid gap-3">
        <h3 className="text-lg">Log</h3>
        <p className="max-w-prose text-soft-ink text-sm">
          When your number became visible to somebody, and when that ended. Nothing is ever changed or removed here, by
          us or by anybody else. How often somebody looked is not recorded.
        </p>
        <RevealLog />
      </div>
    </Section>
  )
}
