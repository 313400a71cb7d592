import { admits } from '@properysearch/contract/roles'
import { ProfessionalForm } from '../../features/accounts/professional-form.tsx'
import { ChangePasswordForm } from '../../features/auth/change-password-form.tsx'
import { SessionList } from '../../features/auth/session-list.tsx'
import { TaxProfilePart } from '../../features/hires/tax-profile-part.tsx'
import { BankAccounts } from '../../features/kyc/bank-accounts.tsx'
import { Identity } from '../../features/kyc/identity.tsx'
import { NotificationSettings } from '../../features/notifications/notification-settings.tsx'
import { ProofPart } from '../../features/professionals/proof-part.tsx'
import { MyServices } from '../../features/services/my-services.tsx'
import { privateMeta } from '../../lib/private-meta.ts'
import { useSession } from '../../lib/session.ts'
import { pathTo, screens } from '../../screens.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { PageHeader } from '../../ui/card.tsx'
import { Link } from '../../ui/link.tsx'
import { MyDataSection } from './my-data-section.tsx'
import { MyDetailsSection } from './my-details-section.tsx'
import { MyNumberSection } from './my-number-section.tsx'
import { Section, SectionNav, useProfileSection } from './my-profile-sections.tsx'
import { PublicProfileSection } from './public-profile-section.tsx'

export const meta = () => privateMeta('My profile')

export default function MyProfilePage() {
  const role = useSession()?.userRole ?? 'user'
  const current = useProfileSection(role)
  return (
    <>
      <PageHeader
        title="My profile"
        action={
          admits(screens.promoteProfilePayment.access, role) ? (
            <ButtonLink look="secondary" to={pathTo('promoteProfilePayment')}>
              Promote my profile
            </ButtonLink>
          ) : null
        }
      >
        Your details, how you sign in, and what we hold about you.
      </PageHeader>
      <div className="grid items-start gap-6 md:grid-cols-[13.5rem_minmax(0,1fr)]">
        <SectionNav current={current} role={role} />
        {sections[current]()}
      </div>
    </>
  )
}

const sections = {
  profile: () => <MyDetailsSection />,
  kyc: () => <MyIdentitySection />,
  professional: () => (
    <Section
      id="professional"
      title="Professional details"
      lead="Your professional registration number. People see it with your name once it is verified."
    >
      <ProfessionalForm />
      <ProofPart />
    </Section>
  ),
  'public-profile': () => <PublicProfileSection />,
  services: () => <ServicesSection />,
  'bank-accounts': () => (
    <Section
      id="bank-accounts"
      title="Bank accounts"
      lead="Where money is paid to you. Account numbers are kept encrypted and shown masked."
    >
      <BankAccounts />
    </Section>
  ),
  'my-number': () => <MyNumberSection />,
  notifications: () => (
    <Section
      id="notifications"
      title="What reaches you"
      lead={
        <>
          Everything is listed under{' '}
          <Link to={pathTo('notifications')} className="font-medium text-leaf underline">
            Notifications
          </Link>
          . Choose what is also sent to you, and how.
        </>
      }
    >
      <NotificationSettings />
    </Section>
  ),
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

function ServicesSection() {
  const role = useSession()?.userRole
  return (
    <Section
      id="services"
      title="Services and fees"
      lead="What you do for a fixed fee. People can hire you for it at once; for everything else they ask for a quote."
    >
      <MyServices />
      {role === 'agent' || role === 'lawyer' || role === 'evaluator' ? <TaxProfilePart kind={role} /> : null}
    </Section>
  )
}

function MyIdentitySection() {
  const isAgent = useSession()?.userRole === 'agent'
  return (
    <Section
      id="kyc"
      title="Identity (KYC)"
      lead={
        isAgent
          ? 'Agents must verify their Aadhaar and their PAN. Both are shown masked, and only to you.'
          : 'Verify one of the two to post a property; PAN alone is enough. Both are shown masked, and only to you.'
      }
    >
      <Identity />
    </Section>
  )
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
