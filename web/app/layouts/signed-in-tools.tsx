import { Link } from 'react-router'
import { pathTo } from '../screens.ts'

/** What stands at the header's right end for people who are signed in. */
export default function SignedInTools() {
  return (
    <Link to={pathTo('dashboard')} className="site-menu-link">
      Dashboard
    </Link>
  )
}
