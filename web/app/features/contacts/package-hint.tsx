import { Link } from 'react-router'
import { useSession } from '../../lib/session.ts'
import { pathTo } from '../../screens.ts'

/** For buyers and sellers: the packages of the other roles hold leads, not contacts. */
export function PackageHint() {
  if (useSession()?.userRole !== 'user') return null
  return (
    <>
      Calling several?{' '}
      <Link to={pathTo('propertyPlans')} className="text-leaf underline underline-offset-2">
        In a package
      </Link>{' '}
      a contact can cost less.{' '}
    </>
  )
}
