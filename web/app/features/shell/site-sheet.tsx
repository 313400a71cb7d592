import { ChevronDown, Menu as MenuIcon, X } from 'lucide-react'
import { type MouseEvent, useRef } from 'react'
import { company } from '../../lib/company.ts'
import { useSession } from '../../lib/session.ts'
import { useHeldPage } from '../../lib/use-held-page.ts'
import { pathTo } from '../../screens.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { Link } from '../../ui/link.tsx'
import { Logo } from '../../ui/logo.tsx'
import type { Menu, MenuLink } from './menus.ts'
import { PostPropertyLink } from './post-property-link.tsx'
import { useShellLinks } from './shell-links.ts'
import { useAddressOf } from './use-address-of.ts'

// The browser opens and closes the dialog by these, even before any script has run; older ones are helped along.
const opens = { command: 'show-modal', commandfor: 'site-sheet' }
const closes = { command: 'close', commandfor: 'site-sheet' }
const knowsCommands = () => 'command' in HTMLButtonElement.prototype

/** The menus on a phone: a sheet over the full height. */
export function SiteSheet({ onPostProperty }: { onPostProperty?: (() => void) | undefined }) {
  const { menus, analysis, postProperty } = useShellLinks()
  const sheet = useRef<HTMLDialogElement>(null)
  useHeldPage(sheet)
  const session = useSession()
  const addressOf = useAddressOf()
  const open = () => {
    if (!knowsCommands()) sheet.current?.showModal()
  }
  const close = () => sheet.current?.close()
  const closeOnLink = (event: MouseEvent) => {
    if ((event.target as Element).closest('a')) close()
  }
  return (
    <>
      <button type="button" aria-label="Open menu" onClick={open} {...opens} className="icon-button lg:hidden">
        <MenuIcon aria-hidden className="size-6" />
      </button>
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: hears the clicks of the links within, which keys cause too */}
      <dialog ref={sheet} id="site-sheet" aria-label="Menu" closedby="any" onClick={closeOnLink} className="site-sheet">
        <div className="flex h-16 items-center justify-between border-line border-b px-4">
          <Logo />
          <button
            type="button"
            aria-label="Close menu"
            onClick={() => knowsCommands() || close()}
            {...closes}
            className="icon-button"
          >
            <X aria-hidden className="size-6" />
          </button>
        </div>
        <nav aria-label="Menu" className="grow overflow-y-auto overscroll-contain px-4">
          <ul className="divide-y divide-line">
            {menus.map((menu) => (
              <li key={menu.label}>
                <SheetMenu menu={menu} addressOf={addressOf} />
              </li>
            ))}
            {analysis ? (
              <li>
                <Link to={analysis.to} className="sheet-entry">
                  {analysis.label}
                </Link>
              </li>
            ) : null}
            <li>
              <a href={company.chatUrl} target="_blank" rel="noopener" className="sheet-entry">
                Contact Us
              </a>
            </li>
          </ul>
        </nav>
        <div className="border-line border-t p-4 pb-[calc(1rem+env(safe-area-inset-bottom))]">
          {session ? (
            <div className="grid gap-3">
              {postProperty && session.userRole === 'user' ? (
                <PostPropertyLink link={postProperty} onPost={onPostProperty} wide />
              ) : null}
              <ButtonLink to={pathTo('dashboard')} wide look={postProperty ? 'secondary' : 'primary'}>
                Dashboard
              </ButtonLink>
            </div>
          ) : (
            <div className="grid grid-cols-2 gap-3">
              <ButtonLink to={pathTo('login')}>Sign In</ButtonLink>
              <ButtonLink to={pathTo('registration')} look="secondary">
                Create account
              </ButtonLink>
            </div>
          )}
        </div>
      </dialog>
    </>
  )
}

function SheetMenu({ menu, addressOf }: { menu: Menu; addressOf: (link: MenuLink) => string }) {
  return (
    <details name="sheet-menu" className="group">
      <summary className="sheet-entry">
        {menu.label}
        <ChevronDown aria-hidden className="size-5 transition-transform duration-150 group-open:rotate-180" />
      </summary>
      <div className="grid grid-cols-2 gap-x-4 gap-y-2 pb-4">
        {menu.columns.map((column) => (
          <div key={column.title ?? menu.label} className={menu.columns.length === 1 ? 'col-span-2' : ''}>
            {column.title ? <p className="menu-title">{column.title}</p> : null}
            <ul aria-label={column.title}>
              {column.links.map((link) => (
                <li key={link.label}>
                  <Link to={addressOf(link)} className="menu-entry">
                    {link.label}
                  </Link>
                </li>
              ))}
            </ul>
          </div>
        ))}
      </div>
    </details>
  )
}
