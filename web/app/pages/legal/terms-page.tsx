import { legalWording } from '@properysearch/contract/auth/legal'
import { formatDay } from '../../lib/format.ts'
import { fullWidth } from '../../lib/full-width.ts'
import { pageMeta } from '../../lib/meta.ts'
import { pathTo } from '../../screens.ts'
import type { Route } from './+types/terms-page.ts'
import { LegalPage } from './legal-page.tsx'
import { toLegalSections } from './legal-sections.server.ts'
import { termsText } from './terms-text.server.tsx'

export const handle = fullWidth

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(
    {
      title: 'Terms of service',
      description:
        'The rules of Properysearch: accounts, listings, professionals, payments, and what we are responsible for.',
      path: pathTo('terms'),
    },
    matches,
  )

export function loader() {
  return { sections: toLegalSections(termsText) }
}

export default function TermsPage({ loaderData }: Route.ComponentProps) {
  return (
    <LegalPage
      title="Terms of service"
      intro="The rules for using Properysearch: what you can expect of us, and what we expect of you."
      dated={formatDay(legalWording)}
      sections={loaderData.sections}
    />
  )
}
