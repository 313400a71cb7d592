import type { ContactState } from '@properysearch/contract/contacts/calls'
import { contactStandings } from '@properysearch/contract/contacts/facts'
import { Phone } from 'lucide-react'
import { pathTo } from '../../screens.ts'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { Link } from '../../ui/link.tsx'
import { Notice } from '../../ui/notice.tsx'
import { ContactCard } from './contact-card.tsx'
import { contactsText, oneOf, paidText, payAddress } from './contact-words.ts'
import { PackageHint } from './package-hint.tsx'

interface ContactPanelProps {
  state: ContactState
  /** owner, agent or builder. */
  noun: string
  isBusy: boolean
  /** Takes one of the package. */
  onUnlock: () => void
}

/** What a person may see of the contact behind a listing, and the one next step towards it. */
export function ContactPanel({ state, noun, isBusy, onUnlock }: ContactPanelProps) {
  const { standing, contact, contactsLeft, payment, propertyId } = state
  if (contact) {
    return (
      <div className="grid gap-1">
        <ContactCard contact={contact} />
        <Link
          to={pathTo('sellerDetails', { id: contact.id })}
          className="inline-flex min-h-11 items-center justify-self-start font-semibold text-leaf text-sm underline underline-offset-2"
        >
          Other listings by {contact.firstname}
        </Link>
      </div>
    )
  }
  if (standing === 'mine') {
    return (
      <ButtonLink wide look="secondary" to={`${pathTo('contactRequests')}?propertyId=${propertyId}`}>
        Who has my number
      </ButtonLink>
    )
  }
  if (standing === 'package') {
    return (
      <div className="grid gap-2">
        <Button wide disabled={isBusy} onClick={onUnlock}>
          <Phone aria-hidden className="size-5" />
          {isBusy ? 'Opening…' : `Contact ${noun}`}
        </Button>
        <p className="figures text-soft-ink text-xs">
          Uses {oneOf(contactsLeft)} left in your package. The {noun} sees your name and city, not your number.
        </p>
      </div>
    )
  }
  if (payment) {
    return (
      <div className="grid gap-2">
        <ButtonLink wide to={payAddress(payment)}>
          <Phone aria-hidden className="size-5" />
          Contact {noun}
        </ButtonLink>
        <p className="figures text-soft-ink text-xs">
          {paidText(payment.total)} including tax, once. <PackageHint />
          The {noun} sees your name and city, not your number.
        </p>
      </div>
    )
  }
  return (
    <div className="grid gap-2">
      <Notice look={standing === 'revoked' ? 'attention' : 'info'}>{contactStandings[standing]}</Notice>
      <p className="figures text-soft-ink text-sm">
        {contactsLeft > 0 ? `You have ${contactsText(contactsLeft)} for other listings. ` : null}
        <Link to={pathTo('propertyList')} className="text-leaf underline underline-offset-2">
          Search properties
        </Link>
      </p>
    </div>
  )
}
