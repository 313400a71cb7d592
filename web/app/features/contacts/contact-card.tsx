import type { OwnerContact } from '@properysearch/contract/contacts/calls'
import { Copy, Mail, Phone } from 'lucide-react'
import { formatDay } from '../../lib/format.ts'
import { Avatar } from '../../ui/avatar.tsx'
import { toast } from '../../ui/toast.tsx'
import { mobileText } from './contact-words.ts'

/** A person's number and email, for someone who has unlocked them. */
export function ContactCard({ contact }: { contact: OwnerContact }) {
  const { firstname, lastname, city, mobile, email, image, unlockedAt } = contact
  const name = `${firstname} ${lastname}`
  return (
    <div className="grid gap-3">
      <div className="flex items-center gap-3">
        <Avatar name={name} photo={image} className="size-12" />
        <div className="min-w-0">
          <p className="break-words font-semibold">{name}</p>
          <p className="text-soft-ink text-sm">
            {city} · unlocked {formatDay(unlockedAt)}
          </p>
        </div>
      </div>
      <ul className="divide-y divide-line border-line border-t">
        <Way
          icon={<Phone aria-hidden className="size-5 text-leaf" />}
          href={`tel:+91${mobile}`}
          text={mobileText(mobile)}
          copied={mobile}
          what="number"
        />
        <Way
          icon={<Mail aria-hidden className="size-5 text-leaf" />}
          href={`mailto:${email}`}
          text={email}
          copied={email}
          what="email"
        />
      </ul>
    </div>
  )
}

interface WayProps {
  icon: React.ReactNode
  href: string
  text: string
  copied: string
  what: string
}

function Way({ icon, href, text, copied, what }: WayProps) {
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(copied)
      toast.success(`The ${what} has been copied.`)
    } catch {
      toast.error(`Your browser did not allow copying. Select the ${what} and copy it yourself.`)
    }
  }
  return (
    <li className="flex items-center justify-between gap-2">
      <a
        href={href}
        className="figures inline-flex min-h-12 min-w-0 items-center gap-3 py-2 font-semibold text-sm [overflow-wrap:anywhere] hover:text-leaf"
      >
        <span className="shrink-0">{icon}</span>
        {text}
      </a>
      <button
        type="button"
        aria-label={`Copy the ${what}`}
        title={`Copy the ${what}`}
        onClick={() => void copy()}
        className="grid size-11 shrink-0 place-items-center rounded-control text-soft-ink hover:bg-sunken hover:text-ink"
      >
        <Copy aria-hidden className="size-4.5" />
      </button>
    </li>
  )
}
