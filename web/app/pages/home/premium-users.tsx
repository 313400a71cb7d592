import type { PremiumUser } from '@properysearch/contract/promotions/calls'
import { roleNames } from '@properysearch/contract/roles'
import { publicProfilePath } from '../../features/professionals/professional-paths.ts'
import { ProofLine } from '../../features/promotions/proof-line.tsx'
import { cutText } from '../../lib/cut-text.ts'
import { pathTo } from '../../screens.ts'
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

function PremiumUserCard({ person }: { person: Person }) {
  const { image, firstname, lastname, city, userrole, proof } = person
  return (
    <div className="flex h-full flex-col items-center gap-3 rounded-card border border-line bg-ground p-4 text-center @xs:flex-row @xs:text-start">
      <Avatar name={`${firstname} ${lastname}`} photo={image} className="size-14 text-lg" />
      <div className="min-w-0">
        <h3 className="font-semibold text-base">
          <Link to={pageOf(person)} className="hover:text-leaf hover:underline">
            {firstname} {lastname}
          </Link>
        </h3>
        <p className="text-sm text-soft-ink">
          {roleNames[userrole]} · <span title={city}>{cutText(city, cityCharacters)}</span>
        </p>
        <ProofLine of={userrole} proof={proof} className="mt-0.5" />
      </div>
    </div>
  )
}

function pageOf({ id, userrole }: Person): string {
  return userrole === 'agent' || userrole === 'evaluator'
    ? publicProfilePath(userrole, id)
    : pathTo('premiumUser', { id })
}
