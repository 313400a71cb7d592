import type { ReactNode } from 'react'
import { company, mahaReraUrl } from '../../lib/company.ts'
import { MadeOnce } from '../../lib/made-once.tsx'
import { useSession } from '../../lib/session.ts'
import { pathTo } from '../../screens.ts'
import { Link } from '../../ui/link.tsx'
import { Logo } from '../../ui/logo.tsx'
import { ThemeSwitch } from '../../ui/theme-switch.tsx'
import type { MenuColumn, MenuLink } from './menus.ts'
import { useShellLinks } from './shell-links.ts'
import { SocialLinks } from './social-links.tsx'

const companyLinks: MenuLink[] = [
  { label: 'Home', to: pathTo('home') },
  { label: 'Prices by locality', to: `${pathTo('home')}#localities` },
  { label: 'How we treat your data', to: `${pathTo('home')}#data` },
]
const legalLinks: MenuLink[] = [
  { label: 'Privacy', to: pathTo('privacy') },
  { label: 'Terms of service', to: pathTo('terms') },
  { label: 'Your rights over your data', to: `${pathTo('privacy')}#rights` },
]
const strangersLinks: MenuLink[] = [
  { label: 'Sign In', to: pathTo('login') },
  { label: 'Create account', to: pathTo('registration') },
  { label: 'Forgot password', to: pathTo('forgotPassword') },
]
const membersLinks: MenuLink[] = [
  { label: 'Dashboard', to: pathTo('dashboard') },
  { label: 'My Profile', to: pathTo('myProfile') },
]
const grievanceLink: MenuLink = { label: 'Grievance officer', to: `${pathTo('privacy')}#grievance` }

export function SiteFooter() {
  const { searches } = useShellLinks()
  const helpLinks = [...(useSession() ? membersLinks : strangersLinks), grievanceLink]
  return (
    <MadeOnce as="footer" isComplete={searches.length > 0} className="mt-auto border-line border-t bg-sunken text-sm">
      {searches.length > 0 ? (
        <div className="border-line border-b">
          <nav aria-label="Pune searches" className="page-width grid grid-cols-2 gap-8 py-10 lg:grid-cols-4">
            {searches.map((column) => (
              <FooterColumn key={column.title} column={column} />
            ))}
          </nav>
        </div>
      ) : null}
      <div className="page-width grid gap-10 py-12 lg:grid-cols-[5fr_7fr]">
        <div className="grid content-start justify-items-start gap-4">
          <Logo />
          <p className="max-w-sm text-soft-ink">
            Property in India, with Pune as its home: for buyers, sellers, agents, lawyers and evaluators.
          </p>
          <SocialLinks />
        </div>
        <nav aria-label="Footer" className="grid grid-cols-2 gap-8 sm:grid-cols-3">
          <FooterColumn column={{ title: 'Company', links: companyLinks }} />
          <FooterColumn column={{ title: 'Help', links: helpLinks }}>
            <li>
              <a href={company.chatUrl} target="_blank" rel="noopener" className="footer-link">
                Contact us on WhatsApp
              </a>
            </li>
          </FooterColumn>
          <FooterColumn column={{ title: 'Legal', links: legalLinks }} />
        </nav>
      </div>
      <div className="border-line border-t">
        <div className="page-width flex flex-wrap items-center justify-between gap-x-8 gap-y-5 py-6">
          <p className="max-w-[72ch] text-soft-ink">
            Properysearch is a marketplace, not a promoter. Before you pay for a project, check its registration on{' '}
            <a href={mahaReraUrl} target="_blank" rel="noopener" className="text-leaf underline underline-offset-2">
              MahaRERA
            </a>
            .{' '}
            <span suppressHydrationWarning className="inline-block">
              © {new Date().getFullYear()} {company.legalName}
            </span>
          </p>
          <ThemeSwitch />
        </div>
      </div>
    </MadeOnce>
  )
}

function FooterColumn({ column, children }: { column: MenuColumn; children?: ReactNode }) {
  return (
    <section>
      <h2 className="mb-2 font-semibold text-base">{column.title}</h2>
      <ul>
        {column.links.map((link) => (
          <li key={link.label}>
            <Link to={link.to} className="footer-link">
              {link.label}
            </Link>
          </li>
        ))}
        {children}
      </ul>
    </section>
  )
}
