import type { Role } from '@properysearch/contract/roles'
import {
  Download,
  House,
  type LucideIcon,
  Map as MapIcon,
  MapPin,
  MonitorSmartphone,
  Package,
  UserRound,
} from 'lucide-react'
import { pathTo } from '../../screens.ts'

export interface PlaceToGo {
  title: string
  text: string
  path: string
  icon: LucideIcon
}

const purposes: Record<Role, string> = {
  user: 'Everything you are buying, selling or following, in one place.',
  agent: 'Your work for owners and buyers, in one place.',
  lawyer: 'Your clients’ matters, in one place.',
  evaluator: 'Your valuations, in one place.',
  admin: 'The back office starts here.',
}

/** What each role can do here today; later screens add their own. */
const profileTexts: Record<Role, string> = {
  user: 'Your name, city and photo, as the other side of a deal sees them.',
  agent: 'Your name, city and photo, as owners and buyers see them.',
  lawyer: 'Your name, city and photo, as clients see them.',
  evaluator: 'Your name, city and photo, as clients see them.',
  admin: 'Your name, city and photo.',
}

export function purposeOf(role: Role): string {
  return purposes[role] ?? ''
}

export function placesToGo(role: Role): PlaceToGo[] {
  const profile = pathTo('myProfile')
  const mine: PlaceToGo = { title: 'My profile', text: profileTexts[role], path: profile, icon: UserRound }
  const workplace: PlaceToGo = {
    title: 'Where you work',
    text: 'Your place on the map, so that people nearby can find you.',
    path: `${profile}#profile`,
    icon: MapPin,
  }
  const home: PlaceToGo = {
    title: 'Look around',
    text: 'Localities, guides and tools on the home page.',
    path: pathTo('home'),
    icon: House,
  }
  const map: PlaceToGo = {
    title: 'The map',
    text: 'Every property on one map. Draw the part you want.',
    path: pathTo('mapDashboard'),
    icon: MapIcon,
  }
  const devices: PlaceToGo = {
    title: 'Where you are signed in',
    text: 'Check your devices, and sign out the ones you do not know.',
    path: `${profile}#sessions`,
    icon: MonitorSmartphone,
  }
  const copy: PlaceToGo = {
    title: 'Your data',
    text: 'What we hold about you and why, and a copy of it.',
    path: `${profile}#your-data`,
    icon: Download,
  }
  const packages: PlaceToGo = {
    title: 'Packages',
    text: 'What you can buy, what you have, and when it ends.',
    path: pathTo('myPackages'),
    icon: Package,
  }
  // Nothing is sold to the others.
  const bought = role === 'user' || role === 'agent' ? [packages] : []
  return [
    mine,
    ...(role === 'agent' ? [workplace] : []),
    ...(role === 'user' ? [home] : []),
    map,
    ...bought,
    devices,
    copy,
  ]
}
