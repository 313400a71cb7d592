import type { Role } from '@properysearch/contract/roles'
import {
  Bell,
  BookUser,
  BriefcaseBusiness,
  Database,
  IndianRupee,
  KeyRound,
  Landmark,
  type LucideIcon,
  MonitorSmartphone,
  Phone,
  ShieldCheck,
  UserRound,
} from 'lucide-react'
import { type ReactNode, useEffect, useRef } from 'react'
import { useLocation } from 'react-router'
import { Link } from '../../ui/link.tsx'

export const profileSections = [
  { id: 'profile', label: 'Profile', icon: UserRound },
  { id: 'kyc', label: 'Identity (KYC)', icon: ShieldCheck, roles: ['user', 'agent', 'lawyer', 'evaluator'] },
  {
    id: 'professional',
    label: 'Professional details',
    icon: BriefcaseBusiness,
    roles: ['agent', 'lawyer', 'evaluator'],
  },
  {
    id: 'public-profile',
    label: 'What people read about you',
    icon: BookUser,
    roles: ['agent', 'lawyer', 'evaluator'],
  },
  { id: 'services', label: 'Services and fees', icon: IndianRupee, roles: ['agent', 'lawyer', 'evaluator'] },
  { id: 'bank-accounts', label: 'Bank accounts', icon: Landmark, roles: ['user', 'agent', 'lawyer', 'evaluator'] },
  { id: 'my-number', label: 'Who has my number', icon: Phone, roles: ['user'] },
  { id: 'notifications', label: 'What reaches you', icon: Bell },
  { id: 'change-password', label: 'Change password', icon: KeyRound },
  { id: 'sessions', label: 'Where you are signed in', icon: MonitorSmartphone },
  { id: 'your-data', label: 'Your data', icon: Database },
] as const satisfies readonly { id: string; label: string; icon: LucideIcon; roles?: readonly Role[] }[]

export type ProfileSection = (typeof profileSections)[number]['id']

/** Those that are meant for this role. */
export function sectionsFor(role: Role): readonly (typeof profileSections)[number][] {
  return profileSections.filter((section) => !('roles' in section) || (section.roles as readonly Role[]).includes(role))
}

/** The section that the address names after its #, or that the way here asked for; the profile when neither does. */
export function useProfileSection(role: Role): ProfileSection {
  const { hash, state } = useLocation()
  const wanted = hash.slice(1) || (state as { section?: string } | null)?.section
  return sectionsFor(role).find(({ id }) => id === wanted)?.id ?? 'profile'
}

export function SectionNav({ current, role }: { current: ProfileSection; role: Role }) {
  return (
    <nav aria-label="My profile">
      <ul className="grid grid-cols-2 gap-1 md:grid-cols-1">
        {sectionsFor(role).map(({ id, label, icon: Icon }) => (
          <li key={id}>
            <Link
              to={`#${id}`}
              aria-current={id === current ? 'true' : undefined}
              className="flex h-full min-h-11 items-center gap-2.5 rounded-control px-3 py-1 text-soft-ink text-sm hover:bg-sunken hover:text-ink aria-[current]:bg-leaf-wash aria-[current]:font-semibold aria-[current]:text-leaf"
            >
              <Icon aria-hidden className="size-4.5 shrink-0" />
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}

/** A section takes the focus when it is opened, not when the page is. */
export function Section({
  id,
  title,
  lead,
  children,
}: {
  id: ProfileSection
  title: string
  lead: ReactNode
  children: ReactNode
}) {
  const heading = useRef<HTMLHeadingElement>(null)
  const { key, hash } = useLocation()
  useEffect(() => {
    if (key !== 'default' && hash) heading.current?.focus({ preventScroll: true })
  }, [key, hash])
  return (
    <section
      id={id}
      aria-labelledby={`${id}-title`}
      className="grid gap-6 rounded-card border border-line bg-card p-5 sm:p-8"
    >
      <header className="grid gap-1">
        <h2 ref={heading} id={`${id}-title`} tabIndex={-1} className="text-xl outline-none">
          {title}
        </h2>
        <p className="max-w-prose text-soft-ink text-sm">{lead}</p>
      </header>
      {children}
    </section>
  )
}
