import { legalWording } from '@properysearch/contract/auth/legal'
import { formatDay } from '../../lib/format.ts'
import { fullWidth } from '../../lib/full-width.ts'
import { pageMeta } from '../../lib/meta.ts'
import { pathTo } from '../../screens.ts'
import type { Route } from './+types/privacy-page.ts'
import { LegalPage } from './legal-page.tsx'
import { toLegalSections } from './legal-sections.server.ts'
import { privacyText } from './privacy-text.server.tsx'

export const handle = fullWidth

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(
    {
      title: 'Privacy notice',
      description: 'What Properysearch collects, what for and for how long, your rights, and the grievance officer.',
      path: pathTo('privacy'),
    },
    matches,
  )

export function loader() {
  return { sections: toLegalSections(privacyText) }
}

export default function PrivacyPage({ loaderData }: Route.ComponentProps) {
  return (
    <LegalPage
      title="Privacy notice"
      intro="What we know about you, what we do with it, how long we keep it, and what you can ask of us. In plain words."
      dated={formatDay(legalWording)}
      sections={loaderData.sections}
    />
  )
}
