import { givenBackDays, givenBackWithinHours } from '@properysearch/contract/contacts/facts'
import { Check } from 'lucide-react'
import { PackageHint } from '../../features/contacts/package-hint.tsx'

/** What is bought, and what happens when its owner changes their mind: said before it is paid. */
export function WhatYouGet({ noun }: { noun: string }) {
  const lines = [
    `The ${noun}’s mobile number and email, kept for you under Owner’s Contacts.`,
    `The ${noun} sees your name and city, and through which listing you have the number, but not your own number.`,
    `They can stop sharing it at any time. If they do so within ${givenBackWithinHours} hours of your payment, one contact is returned to you, to use within ${givenBackDays} days.`,
  ]
  return (
    <div className="grid gap-3 text-sm">
      <ul className="grid max-w-prose gap-2">
        {lines.map((line) => (
          <li key={line} className="flex items-start gap-3">
            <Check aria-hidden className="mt-0.5 size-4.5 shrink-0 text-leaf" />
            {line}
          </li>
        ))}
      </ul>
      <p className="text-soft-ink">
        <PackageHint />
      </p>
    </div>
  )
}
