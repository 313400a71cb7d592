import { data } from 'react-router'
import { fullWidth } from '../../lib/full-width.ts'
import { uncachedHeaders } from '../../lib/page-headers.ts'
import { leadsSomewhere, pathTo } from '../../screens.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { FullPageMessage } from '../../ui/full-page-message.tsx'

export const handle = fullWidth

/** Addresses that lead nowhere are endless: none of them is kept. */
export const headers = uncachedHeaders

export const meta = () => [{ title: 'Page not found | Properysearch' }, { name: 'robots', content: 'noindex' }]

export function loader() {
  return data(null, { status: 404 })
}

export default function NotFoundPage() {
  return (
    <FullPageMessage
      picture="picture-empty-plot"
      title="Page not found"
      actions={
        <>
          <ButtonLink to={pathTo('home')}>Go to the home page</ButtonLink>
          {leadsSomewhere('/PropertyListHome') ? (
            <ButtonLink to="/PropertyListHome" look="secondary">
              Search properties
            </ButtonLink>
          ) : (
            <ButtonLink to={`${pathTo('home')}#localities`} look="secondary">
              See prices by locality
            </ButtonLink>
          )}
        </>
      }
    >
      <p>
        The page may have moved, or the address may be mistyped. Check the spelling, or start again from the home page.
      </p>
    </FullPageMessage>
  )
}
