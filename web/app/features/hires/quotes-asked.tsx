import { pathTo } from '../../screens.ts'
import { Link } from '../../ui/link.tsx'
import { Notice } from '../../ui/notice.tsx'
import { useHires } from './hires.queries.ts'

/** A list of leads has what is paid for: whoever asks what it costs is elsewhere. Nobody asks: no line of it. */
export function QuotesAsked() {
  const asked = (useHires('quotes', 1).data?.data ?? []).filter(({ acts }) => acts.includes('quote')).length
  if (asked === 0) return null
  return (
    <div className="mb-6">
      <Notice look="attention">
        {asked === 1 ? 'One client is waiting for your quote.' : `${asked} clients are waiting for your quote.`}{' '}
        <Link to={`${pathTo('hires')}?show=quotes`} className="font-semibold underline underline-offset-2">
          {asked === 1 ? 'Read the request' : 'Read the requests'}
        </Link>
      </Notice>
    </div>
  )
}
