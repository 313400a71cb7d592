import { type Access, roleNames } from '@properysearch/contract/roles'
import { listWords } from '../lib/list-words.ts'
import { pathTo } from '../screens.ts'
import { ButtonLink } from '../ui/button.tsx'

/** A screen of another role: whom it is for, and the way back. Nothing is loaded. */
export function WrongRole({ access }: { access: Access }) {
  return (
    <div className="grid max-w-prose justify-items-start gap-4">
      <h1 className="text-2xl">This page is for {listWords(namesOf(access))} accounts</h1>
      <p className="text-soft-ink">
        You are signed in with a different type of account, so there is nothing for you on this page.
      </p>
      <ButtonLink to={pathTo('dashboard')}>Go to my dashboard</ButtonLink>
    </div>
  )
}

function namesOf(access: Access): string[] {
  if (access === 'public' || access === 'signed-in') return []
  const roles = typeof access === 'string' ? [access] : access
  return roles.map((role) => roleNames[role])
}
