import { useLocation } from 'react-router'
import { AccountFrame } from '../../features/auth/account-frame.tsx'
import { type PendingRegistration, pendingRegistration } from '../../features/auth/pending-code.ts'
import { VerifyMobileForm } from '../../features/auth/verify-mobile-form.tsx'
import { keepingNext } from '../../lib/next-page.ts'
import { pathTo } from '../../screens.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { Link } from '../../ui/link.tsx'
import { Skeleton } from '../../ui/states.tsx'

export function meta() {
  return [{ title: 'Verify your mobile | Properysearch' }, { name: 'robots', content: 'noindex' }]
}

export default function MobileVerificationPage() {
  const pending = pendingRegistration.use()
  if (pending === undefined) return <Waiting />
  return pending ? <EnterCode pending={pending} /> : <NothingPending />
}

function EnterCode({ pending }: { pending: PendingRegistration }) {
  const { search } = useLocation()
  return (
    <AccountFrame
      title="Verify your mobile"
      lead={
        <>
          We sent a code to <strong className="figures whitespace-nowrap text-ink">{pending.sentTo}</strong>.
        </>
      }
      foot={
        <>
          If no code arrives, you may already have an account:{' '}
          <TextLink to={keepingNext(pathTo('login'), search)}>sign in</TextLink> or{' '}
          <TextLink to={pathTo('forgotPassword')}>reset the password</TextLink>. Wrong number?{' '}
          <TextLink to={keepingNext(pathTo('registration'), search)}>Register again</TextLink>.
        </>
      }
    >
      <VerifyMobileForm key={pending.registrationId} pending={pending} />
    </AccountFrame>
  )
}

function NothingPending() {
  return (
    <AccountFrame
      title="Verify your mobile"
      lead="There is no registration waiting for a code in this tab. Register first; we will then send a code to your mobile."
      foot={
        <>
          Already verified? <TextLink to={pathTo('login')}>Sign in</TextLink>
        </>
      }
    >
      <ButtonLink to={pathTo('registration')}>Register</ButtonLink>
    </AccountFrame>
  )
}

function Waiting() {
  return (
    <AccountFrame title="Verify your mobile">
      <Skeleton className="h-6 w-3/4" />
      <Skeleton className="h-11 w-56" />
      <Skeleton className="h-11 w-full" />
    </AccountFrame>
  )
}

function TextLink({ to, children }: { to: string; children: string }) {
  return (
    <Link to={to} className="font-semibold text-leaf underline">
      {children}
    </Link>
  )
}
