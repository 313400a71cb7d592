import { loginThenBackTo } from '../../lib/next-page.ts'
import { useSession } from '../../lib/session.ts'
import { leadsSomewhere } from '../../screens.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { HomeSection } from './home-section.tsx'

const vendors = [
  {
    name: 'Agent',
    to: '/HireAgent',
    picture: 'picture-gate',
    about: 'Shows you homes, or shows yours, and negotiates the price for you.',
  },
  {
    name: 'Lawyer',
    to: '/HireLawyer',
    picture: 'picture-desk',
    about: 'Reads thirty years of papers, drafts the agreement and sees it registered.',
  },
  {
    name: 'Property Evaluators',
    to: '/PropertyEvaluators',
    picture: 'picture-measures',
    about: 'Measures, compares and writes down what the property is worth.',
  },
] as const

/** Those who can be hired today: a card shows once its page exists. */
export function HireVendor({ exists = leadsSomewhere }: { exists?: (path: string) => boolean }) {
  const session = useSession()
  const open = vendors.filter((vendor) => exists(vendor.to))
  if (open.length === 0) return null
  return (
    <HomeSection
      id="hire"
      title="Hire Vendor"
      lead="The professionals you need for a deal. What they do and what they charge stays on record."
    >
      <ul className="grid gap-5 md:grid-cols-3">
        {open.map(({ name, to, picture, about }) => (
          <li key={name} className="flex flex-col overflow-hidden rounded-card border border-line bg-card">
            <div className={`picture ${picture} aspect-3/2 border-line border-b`} />
            <div className="flex grow flex-col gap-2 p-5">
              <h3 className="text-lg">{name}</h3>
              <p className="mb-2 text-soft-ink">{about}</p>
              <ButtonLink to={session ? to : loginThenBackTo(to)} look="secondary" className="mt-auto self-start">
                Hire Me <span className="sr-only">: {name}</span>
              </ButtonLink>
            </div>
          </li>
        ))}
      </ul>
    </HomeSection>
  )
}
