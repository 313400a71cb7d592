import { leadsSomewhere, pathTo } from '../../screens.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { CardWithHeart } from './card-with-heart.tsx'
import type { Instead } from './property-page.tsx'

/** The listing at this address is sold, rented or withdrawn, or never was: what to look at instead. */
export function GoneProperty({ instead: { isAlike, items } }: { instead: Instead }) {
  const first = items[0]
  return (
    <div className="grid gap-10">
      <header className="grid justify-items-center gap-4 text-center">
        <div aria-hidden className="picture picture-empty-plot message-picture w-full" />
        <h1 className="text-2xl sm:text-3xl">This property is no longer listed</h1>
        <p className="max-w-[52ch] text-lg text-soft-ink">
          {isAlike
            ? 'It was sold or rented. These are similar and still available.'
            : 'It may have been sold, rented or withdrawn, or the address may be mistyped.'}
        </p>
        <div className="flex flex-wrap justify-center gap-3">
          {leadsSomewhere('/PropertyListHome') ? (
            <>
              {isAlike && first ? (
                <ButtonLink to={`/PropertyListHome?${new URLSearchParams({ text: first.locationData.locality })}`}>
                  Search around {first.locationData.locality}
                </ButtonLink>
              ) : null}
              <ButtonLink to="/PropertyListHome" look={isAlike ? 'secondary' : 'primary'}>
                Search properties
              </ButtonLink>
            </>
          ) : (
            <ButtonLink to={pathTo('home')}>Go to the home page</ButtonLink>
          )}
        </div>
      </header>
      {items.length > 0 ? (
        <section aria-labelledby="instead" className="grid gap-5">
          <h2 id="instead" className="text-xl">
            {isAlike ? 'Similar to the one you looked for' : 'New in Pune'}
          </h2>
          <ul className="grid gap-5 sm:grid-cols-2 lg:grid-cols-3">
            {items.map((item) => (
              <li key={item.propertydata.id}>
                <CardWithHeart item={item} />
              </li>
            ))}
          </ul>
        </section>
      ) : null}
    </div>
  )
}
