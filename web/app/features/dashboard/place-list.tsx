import { ChevronRight } from 'lucide-react'
import { Link } from '../../ui/link.tsx'
import type { PlaceToGo } from './places-to-go.ts'

export function PlaceList({ places }: { places: PlaceToGo[] }) {
  return (
    <ul className="-mx-3 grid">
      {places.map(({ title, text, path, icon: Icon }) => (
        <li key={title}>
          <Link to={path} className="flex items-center gap-4 rounded-control px-3 py-3 hover:bg-sunken">
            <span className="grid size-10 shrink-0 place-items-center rounded-full bg-leaf-wash text-leaf">
              <Icon aria-hidden className="size-5" />
            </span>
            <span className="grid grow">
              <span className="font-medium">{title}</span>
              <span className="text-soft-ink text-sm">{text}</span>
            </span>
            <ChevronRight aria-hidden className="size-4 shrink-0 text-soft-ink" />
          </Link>
        </li>
      ))}
    </ul>
  )
}
