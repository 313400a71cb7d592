import { useSession } from '../../lib/session.ts'
import { pathTo } from '../../screens.ts'
import { ButtonLink } from '../../ui/button.tsx'

export function Hero({ localityCount }: { localityCount: number }) {
  const session = useSession()
  return (
    <section aria-labelledby="hero-title" className="-mt-16 bg-ground">
      <div className="page-width pt-28 pb-4 text-center sm:pt-32">
        <h1 id="hero-title" className="mx-auto max-w-[18ch] text-3xl sm:text-4xl">
          Know Pune before you buy, sell or rent in it.
        </h1>
        <p className="mx-auto mt-5 max-w-[52ch] text-lg text-soft-ink">
          Usual prices in {localityCount} localities, and one account whether you own, look, or work in property.
        </p>
        <div className="mt-8 flex flex-wrap justify-center gap-3">
          {session ? (
            <ButtonLink to={pathTo('dashboard')}>Go to your dashboard</ButtonLink>
          ) : (
            <>
              <ButtonLink to={pathTo('registration')}>Create account</ButtonLink>
              <ButtonLink to={pathTo('login')} look="secondary">
                Sign in
              </ButtonLink>
            </>
          )}
        </div>
      </div>
      <div
        role="img"
        aria-label="Drawing of a street in Pune at dusk: an old wada, a gulmohar in flower, apartment towers, and Sinhagad behind"
        className="hero-picture picture picture-pune-evening"
      />
    </section>
  )
}
