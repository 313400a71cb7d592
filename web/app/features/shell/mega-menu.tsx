import { ChevronDown } from 'lucide-react'
import { Link } from '../../ui/link.tsx'
import { useMenuBehaviour } from './menu-behaviour.ts'
import type { Menu, MenuLink } from './menus.ts'

interface Props {
  menu: Menu
  addressOf: (link: MenuLink) => string
}

export function MegaMenu({ menu, addressOf }: Props) {
  const behaviour = useMenuBehaviour()
  const isWide = menu.columns.length > 1
  return (
    <details name="site-menu" className="group" {...behaviour}>
      <summary className="site-menu-link">
        {menu.label}
        <ChevronDown aria-hidden className="size-4 transition-transform duration-150 group-open:rotate-180" />
      </summary>
      <div className={isWide ? 'menu-panel menu-panel-wide' : 'menu-panel'}>
        {menu.columns.map((column) => (
          <div key={column.title ?? menu.label} className="min-w-52">
            {column.title ? <p className="menu-title">{column.title}</p> : null}
            <ul aria-label={column.title}>
              {column.links.map((link) => (
                <li key={link.label}>
                  <Link to={addressOf(link)} className="menu-entry">
                    {link.label}
                    {link.about ? <span className="block text-sm text-soft-ink">{link.about}</span> : null}
                  </Link>
                </li>
              ))}
            </ul>
          </div>
        ))}
        {menu.picture ? <div aria-hidden className={`picture ${menu.picture} menu-picture`} /> : null}
      </div>
    </details>
  )
}
