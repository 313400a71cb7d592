import { drawLocalities } from '../../features/places/draw-localities.ts'
import { LocalityAtlas } from '../../features/places/locality-atlas.tsx'
import { apiContext } from '../../lib/api-context.ts'
import { fullWidth } from '../../lib/full-width.ts'
import { pageMeta } from '../../lib/meta.ts'
import { pathTo } from '../../screens.ts'
import type { Route } from './+types/home-page.ts'
import { DataPromise } from './data-promise.tsx'
import { ForWhom } from './for-whom.tsx'
import { Hero } from './hero.tsx'

export const handle = fullWidth

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(
    {
      title: 'Property in Pune, locality by locality',
      description:
        'Usual prices and rents in every part of Pune, and one account for buyers, sellers, agents, lawyers and evaluators.',
      path: pathTo('home'),
    },
    matches,
  )

export async function loader({ context }: Route.LoaderArgs) {
  const { data } = await context.get(apiContext).places.listLocalities()
  return { atlas: drawLocalities(data) }
}

export default function HomePage({ loaderData: { atlas } }: Route.ComponentProps) {
  return (
    <>
      <Hero localityCount={atlas.localities.length} />
      <section id="localities" aria-labelledby="localities-title" className="page-width py-16 lg:py-24">
        <h2 id="localities-title" className="text-2xl sm:text-3xl">
          Pune, locality by locality
        </h2>
        <p className="mt-3 mb-10 max-w-prose text-soft-ink">
          What a flat usually costs and what a 2 BHK usually rents for. Open a zone to see it alone on the map.
        </p>
        <LocalityAtlas atlas={atlas} />
      </section>
      <ForWhom />
      <DataPromise />
    </>
  )
}
