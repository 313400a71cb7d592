import { pathTo } from '../../screens.ts'
import { ButtonLink, reloadLinkClass } from '../../ui/button.tsx'
import { FullPageMessage } from '../../ui/full-page-message.tsx'
import { explain, requestIdOf } from './explain-error.ts'

/** What happened and what to do. Retry is a plain link to this same address, so that it works without any script. */
export function ErrorPage({ error }: { error: unknown }) {
  const { title, text } = explain(error)
  const requestId = requestIdOf(error)
  return (
    <FullPageMessage
      picture="picture-repairs"
      title={title}
      actions={
        <>
          {/* biome-ignore lint/a11y/useValidAnchor: the empty address is this page again, with or without scripts */}
          <a href="" className={reloadLinkClass}>
            Retry
          </a>
          <ButtonLink to={pathTo('home')} reloadDocument look="secondary">
            Go to the home page
          </ButtonLink>
        </>
      }
    >
      <title>{`${title} | Properysearch`}</title>
      <p>{text}</p>
      {requestId ? (
        <p className="figures mt-3 text-sm">
          If you write to us about it, mention <strong className="font-medium text-ink">{requestId}</strong>
        </p>
      ) : null}
    </FullPageMessage>
  )
}
