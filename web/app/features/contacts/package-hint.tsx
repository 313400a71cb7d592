import { useSession } from '../../lib/session.ts'
import { pathTo } from '../../screens.ts'
import { Link } from '../../ui/link.tsx'

/** For whose packages hold contacts. */
export function PackageHint() {
  const role = useSession()?.userRole
  if (role !== 'user' && role !== 'agent') return null
  return (
    <>
      Contacting several owners?{' '}
      <Link to={pathTo('propertyPlans')} className="text-leaf underline underline-offset-2">
        In a package
      </Link>{' '}
      each contact can cost less.{' '}
    </>
  )
}
