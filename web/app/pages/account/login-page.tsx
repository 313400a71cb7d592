import { useEffect } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { AccountFrame } from '../../features/auth/account-frame.tsx'
import { LeavingNote } from '../../features/auth/leaving-note.tsx'
import { SignInForm } from '../../features/auth/sign-in-form.tsx'
import { pageMeta } from '../../lib/meta.ts'
import { keepingNext, nextPageOf } from '../../lib/next-page.ts'
import { readSession } from '../../lib/session.ts'
import { pathTo } from '../../screens.ts'
import { Link } from '../../ui/link.tsx'
import type { Route } from './+types/login-page.ts'

const description = 'Sign in to Properysearch to save what you like and post property.'

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta({ title: 'Sign in', description, path: pathTo('login') }, matches)
}

export default function LoginPage() {
  const navigate = useNavigate()
  const { search } = useLocation()
  useEffect(() => {
    if (readSession()) navigate(nextPageOf(search), { replace: true })
  }, [navigate, search])
  return (
    <AccountFrame
      title="Sign in"
      lead="Use the email and password you registered with."
      foot={
        <>
          New to Properysearch?{' '}
          <Link to={keepingNext(pathTo('registration'), search)} className="font-semibold text-leaf underline">
            Sign up
          </Link>
        </>
      }
    >
      <LeavingNote />
      <SignInForm />
    </AccountFrame>
  )
}
