import { type RegistrationRole, registrationRoles } from '@properysearch/contract/roles'
import { useLocation, useSearchParams } from 'react-router'
import { AccountFrame } from '../../features/auth/account-frame.tsx'
import { RegistrationForm } from '../../features/auth/registration-form.tsx'
import { apiContext } from '../../lib/api-context.ts'
import { pageMeta } from '../../lib/meta.ts'
import { keepingNext } from '../../lib/next-page.ts'
import { pathTo } from '../../screens.ts'
import { Link } from '../../ui/link.tsx'
import type { Route } from './+types/registration-page.ts'

const description = 'Open a Properysearch account as a buyer or seller, agent, lawyer or evaluator.'

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta({ title: 'Sign up', description, path: pathTo('registration') }, matches)
}

export async function loader({ context }: Route.LoaderArgs) {
  const { places } = context.get(apiContext)
  const [cities, localities] = await Promise.all([places.listCities(), places.listLocalities()])
  return { cities: cities.data, localities: localities.data }
}

export default function RegistrationPage({ loaderData }: Route.ComponentProps) {
  const role = useSearchParams()[0].get('role')
  const { search } = useLocation()
  return (
    <AccountFrame
      title="Sign up"
      lead="One account to save what you like and post what you have."
      isLong
      foot={
        <>
          Already have an account?{' '}
          <Link to={keepingNext(pathTo('login'), search)} className="font-semibold text-leaf underline">
            Sign in
          </Link>
        </>
      }
    >
      <RegistrationForm {...loaderData} role={isRegistrationRole(role) ? role : undefined} />
    </AccountFrame>
  )
}

function isRegistrationRole(text: string | null): text is RegistrationRole {
  return text !== null && Object.hasOwn(registrationRoles, text)
}
