import type { Role } from '@properysearch/contract/roles'
import {
  BellRing,
  BookOpenText,
  BriefcaseBusiness,
  Building2,
  CalendarCheck,
  CalendarDays,
  ChartColumn,
  Flag,
  Footprints,
  Gavel,
  GraduationCap,
  Handshake,
  Heart,
  IdCard,
  LayoutDashboard,
  ListChecks,
  type LucideIcon,
  MapPinHouse,
  MessageCircle,
  MessageSquareText,
  Phone,
  ReceiptIndianRupee,
  Ruler,
  Scale,
  ScrollText,
  ShieldCheck,
  Star,
  UsersRound,
  Wallet,
} from 'lucide-react'
import { company } from '../../lib/company.ts'
import { leadsSomewhere } from '../../screens.ts'

export interface SidebarEntry {
  label: string
  path: string
  icon: LucideIcon
  /** Leaves the site. */
  isExternal?: boolean
}

const dashboard: SidebarEntry = { label: 'Dashboard', path: '/UserDashboard', icon: LayoutDashboard }

/** Every entry the specification lists, in its order; also those whose screens are still to come. */
const entriesByRole: Record<Role, readonly SidebarEntry[]> = {
  user: [
    dashboard,
    { label: 'Property Analysis', path: '/PropertyAnalysis', icon: ChartColumn },
    { label: 'My Properties', path: '/OwnerPropertiesScreen', icon: Building2 },
    { label: 'My Shortlists', path: '/ShortlistedProperty', icon: Heart },
    { label: "Owner's Contacts", path: '/InterestedProperties', icon: Phone },
    { label: 'My Bids', path: '/BidProperties', icon: Gavel },
    { label: 'My Bookings', path: '/BookedProperties', icon: CalendarCheck },
    { label: 'Payments', path: '/PaymentHistory', icon: Wallet },
    { label: 'Hire Agent', path: '/HireAgent', icon: Handshake },
    { label: 'Hire Lawyer', path: '/HireLawyer', icon: Scale },
    { label: 'Hire Evaluators', path: '/PropertyEvaluators', icon: Ruler },
  ],
  agent: [
    dashboard,
    { label: 'Leads List', path: '/AgentLeadList', icon: ListChecks },
    { label: 'Assigned Properties', path: '/AssignedProperties', icon: MapPinHouse },
    { label: 'Booked Properties', path: '/BookedPropertiesByAgent', icon: CalendarCheck },
    { label: 'Property Visitors', path: '/PropertyVisitors', icon: Footprints },
    { label: 'Training', path: company.trainingUrl, icon: GraduationCap, isExternal: true },
  ],
  lawyer: [dashboard, { label: 'Leads List', path: '/LawyerLeadList', icon: ListChecks }],
  evaluator: [dashboard, { label: 'Leads List', path: '/EvaluatorLeadList', icon: ListChecks }],
  // The specification shows no administrator: these are ours.
  admin: [
    dashboard,
    { label: 'Back office', path: '/admin', icon: ShieldCheck },
    { label: 'Identities', path: '/admin/kyc', icon: IdCard },
    { label: 'Listings', path: '/admin/listings', icon: Building2 },
    { label: 'Orders', path: '/admin/orders', icon: ReceiptIndianRupee },
    { label: 'Disputes', path: '/admin/disputes', icon: Scale },
    { label: 'Hire disputes', path: '/admin/hiredisputes', icon: Handshake },
    { label: 'Reports', path: '/admin/reports', icon: Flag },
    { label: 'People', path: '/admin/users', icon: UsersRound },
    { label: 'Ledger', path: '/admin/ledger', icon: BookOpenText },
    { label: 'Audit log', path: '/admin/audit', icon: ScrollText },
  ],
}

const hires: SidebarEntry = { label: 'My hires', path: '/Hires', icon: BriefcaseBusiness }
const savedSearches: SidebarEntry = { label: 'Saved searches', path: '/SavedSearches', icon: BellRing }
const messages: SidebarEntry = { label: 'Messages', path: '/Messanger', icon: MessageCircle }
const meetings: SidebarEntry = { label: 'Meetings', path: '/ScheduleMeeting', icon: CalendarDays }
const reviews: SidebarEntry = { label: 'Reviews', path: '/AgentReviews', icon: Star }

/** Ours, below a line: the specification has no entry for them. */
const ownByRole: Record<Role, readonly SidebarEntry[]> = {
  user: [
    savedSearches,
    messages,
    hires,
    meetings,
    { label: 'Visits', path: '/PropertyVisitors', icon: Footprints },
    { label: 'Tell agents what you need', path: '/TellAgents', icon: MessageSquareText },
  ],
  agent: [savedSearches, messages, hires, meetings, reviews],
  lawyer: [savedSearches, messages, hires, meetings],
  evaluator: [savedSearches, messages, hires, meetings, reviews],
  admin: [],
}

export function ownEntries(role: Role): readonly SidebarEntry[] {
  return ownByRole[role] ?? []
}

/** What this person's sidebar shows: only what leads somewhere. The training link carries their email. */
export function sidebarEntries(
  person: { role: Role; email: string },
  exists: (path: string) => boolean = (path) => leadsSomewhere(path),
): SidebarEntry[] {
  return (entriesByRole[person.role] ?? [dashboard])
    .filter((entry) => entry.isExternal || exists(entry.path))
    .map((entry) => (entry.isExternal ? { ...entry, path: withEmail(entry.path, person.email) } : entry))
}

function withEmail(address: string, email: string): string {
  const url = new URL(address)
  url.searchParams.set('email', email)
  return url.toString()
}
