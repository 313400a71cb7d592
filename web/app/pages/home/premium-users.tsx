import type { PremiumUser } from '@properysearch/contract/promotions/calls'
import { roleNames } from '@properysearch/contract/roles'
import { BadgeCheck, CircleDashed, Hourglass } from 'lucide-react'
import { publicProfilePath } from '../../features/professionals/professional-paths.ts'
import { cutText } from '../../lib/cut-text.ts'
import { Avatar } from '../../ui/avatar.tsx'
import { Carousel } from '../../ui/carousel.tsx'
import { Link } from '../../ui/link.tsx'
import { HomeSection } from './home-section.tsx'

const cityCharacters = 20

/** Nothing when nobody is promoted. */
export function PremiumUsers({ people }: { people: PremiumUser[] }) {
  if (people.length === 0) return null
  return (
    <HomeSection
      id="premium-users"
      title="Premium Users"
      lead="People who pay to be shown here. The order changes every day, and nobody can buy a better place in it."
      isRaised
    >
      <Carousel
        label="Premium Users"
        slides={people.map(({ userData }) => ({ key: userData.id, content: <PremiumUserCard person={userData} /> }))}
      />
    </HomeSection>
  )
}

type Person = PremiumUser['userData']
type Proof = Person['proof']

function PremiumUserCard({ person }: { person: Person }) {
  const { id, image, firstname, lastname, city, userrole, proof } = person
  const address = userrole === 'agent' || userrole === 'evaluator' ? publicProfilePath(userrole, id) : undefined
  return (
    <div className="flex h-full flex-col items-center gap-3 rounded-card border border-line bg-ground p-4 text-center @xs:flex-row @xs:text-start">
      <Avatar name={`${firstname} ${lastname}`} photo={image} className="size-14 text-lg" />
      <div className="min-w-0">
        <h3 className="font-semibold text-base">
          {address ? (
            <Link to={address} className="hover:text-leaf hover:underline">
              {firstname} {lastname}
            </Link>
          ) : (
            `${firstname} ${lastname}`
          )}
        </h3>
        <p className="text-sm text-soft-ink">
          {roleNames[userrole]} · <span title={city}>{cutText(city, cityCharacters)}</span>
        </p>
        <p className="mt-0.5 inline-flex items-start gap-1.5 text-sm">
          <ProofSign proof={proof} />
          {proofWords(userrole, proof)}
        </p>
      </div>
    </div>
  )
}

function ProofSign({ proof }: { proof: Proof }) {
  const className = 'mt-0.5 size-4 shrink-0'
  if (proof === 'verified') return <BadgeCheck aria-hidden className={`${className} text-good`} />
  if (proof === 'checking') return <Hourglass aria-hidden className={`${className} text-marigold-ink`} />
  return <CircleDashed aria-hidden className={`${className} text-soft-ink`} />
}

function proofWords(role: Person['userrole'], proof: Proof): string {
  const what = role === 'agent' || role === 'evaluator' ? 'Registration' : 'Identity'
  if (proof === 'verified') return `${what} verified`
  return proof === 'checking' ? `${what} being checked` : `${what} not verified yet`
}
