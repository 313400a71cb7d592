import { ChangePasswordForm } from '../../features/auth/change-password-form.tsx'
import { SessionList } from '../../features/auth/session-list.tsx'
import { privateMeta } from '../../lib/private-meta.ts'
import { useSession } from '../../lib/session.ts'
import { PageHeader } from '../../ui/card.tsx'
import { MyDataSection } from './my-data-section.tsx'
import { MyDetailsSection } from './my-details-section.tsx'
import { Section, SectionNav, useProfileSection } from './my-profile-sections.tsx'

export const meta = () => privateMeta('My profile')

export default function MyProfilePage() {
  const current = useProfileSection()
  return (
    <>
      <PageHeader title="My profile">Who you are here, how you sign in, and what we hold about you.</PageHeader>
      <div className="grid items-start gap-6 md:grid-cols-[13.5rem_minmax(0,1fr)]">
        <SectionNav current={current} />
        {sections[current]()}
      </div>
    </>
  )
}

const sections = {
  profile: () => <MyDetailsSection />,
  'change-password': () => <ChangePasswordSection />,
  sessions: () => (
    <Section
      id="sessions"
      title="Where you are signed in"
      lead="Sign out a device you do not know, then change your password."
    >
      <SessionList />
    </Section>
  ),
  'your-data': () => <MyDataSection />,
}

function ChangePasswordSection() {
  const session = useSession()
  return (
    <Section
      id="change-password"
      title="Change password"
      lead="You stay signed in on this device. Every other device is signed out."
    >
      <ChangePasswordForm email={session?.email ?? ''} />
    </Section>
  )
}
