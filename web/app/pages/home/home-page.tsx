import '../../features/guides/scenes.css'
import { AdSlot } from '../../features/ads/ad-slot.tsx'
import { drawLocalities } from '../../features/places/draw-localities.ts'
import { apiContext } from '../../lib/api-context.ts'
import { fullWidth } from '../../lib/full-width.ts'
import { lazyInView } from '../../lib/lazy-in-view.tsx'
import { pageMeta } from '../../lib/meta.ts'
import { pack } from '../../lib/packed.ts'
import { puneCentre } from '../../lib/pune-centre.ts'
import dusk from '../../pictures/pune-evening-dark.svg?url&no-inline'
import duskOnPhone from '../../pictures/pune-evening-dark-phone.avif?url'
import day from '../../pictures/pune-evening-light.svg?url&no-inline'
import dayOnPhone from '../../pictures/pune-evening-light-phone.avif?url'
import { pathTo } from '../../screens.ts'
import type { Route } from './+types/home-page.ts'
import { Hero } from './hero.tsx'

export const handle = fullWidth

/** The hero's picture is the largest thing in view: asked for before the styles that name it have come. */
export const links: Route.LinksFunction = () =>
  [
    { href: day, media: '(prefers-color-scheme: light) and (width >= 40rem)', type: 'image/svg+xml' },
    { href: dusk, media: '(prefers-color-scheme: dark) and (width >= 40rem)', type: 'image/svg+xml' },
    { href: dayOnPhone, media: '(prefers-color-scheme: light) and (width < 40rem)', type: 'image/avif' },
    { href: duskOnPhone, media: '(prefers-color-scheme: dark) and (width < 40rem)', type: 'image/avif' },
  ].map((picture) => ({ ...picture, rel: 'preload', as: 'image', fetchPriority: 'high' }))

const late = { isLaidOutLate: true }
const Nearby = lazyInView('78rem', async () => (await import('./nearby.tsx')).Nearby, late)
const CategoryStrip = lazyInView('63rem', async () => (await import('./category-strip.tsx')).CategoryStrip, late)
const InsightsAndTools = lazyInView(
  '110rem',
  async () => (await import('./insights-and-tools.tsx')).InsightsAndTools,
  late,
)
const HomeCenterAds = lazyInView(
  '54rem',
  async () => (await import('../../features/ads/home-center-ads.tsx')).HomeCenterAds,
)
const Featured = lazyInView('49rem', async () => (await import('./featured.tsx')).Featured, late)
const PremiumUsers = lazyInView('22rem', async () => (await import('./premium-users.tsx')).PremiumUsers, late)
const HireVendor = lazyInView('36rem', async () => (await import('./hire-vendor.tsx')).HireVendor)
const Guides = lazyInView('126rem', async () => (await import('./guides.tsx')).Guides, late)
const Calculators = lazyInView('75rem', async () => (await import('./calculators.tsx')).Calculators, late)
const Testimonials = lazyInView('32rem', async () => (await import('./testimonials.tsx')).Testimonials, late)
const AppDownload = lazyInView('58rem', async () => (await import('./app-download.tsx')).AppDownload, late)
const DataPromise = lazyInView('71rem', async () => (await import('./data-promise.tsx')).DataPromise, late)

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(
    {
      title: 'Property for sale and rent in Pune',
      description:
        'Flats, houses, plots, offices and shops to buy and rent in Pune and 25 other cities, with their total cost. Search, map, compare, calculate.',
      path: pathTo('home'),
    },
    matches,
  )

export async function loader({ context }: Route.LoaderArgs) {
  const api = context.get(apiContext)
  const [localities, aroundPune, counts, promoted, premium] = await Promise.all([
    api.places.listLocalities(),
    api.search.listNearby({ lat: puneCentre.latitude, lng: puneCentre.longitude }),
    api.search.getCategoryCounts(),
    api.search.listPromoted({ param: 'all' }),
    api.promotions.listPremiumUsers(),
  ])
  return {
    nearby: pack({ aroundPune }),
    counts: counts.data,
    insights: pack({ atlas: drawLocalities(localities.data) }),
    featured: pack({ items: promoted.data }),
    premium: pack({ people: premium.data }),
  }
}

/** The twelve parts of the home page, in the order people look for them. */
export default function HomePage({ loaderData }: Route.ComponentProps) {
  return (
    <>
      <Hero />
      <div className="page-width pt-8">
        <AdSlot slot="TopHome" />
      </div>
      <Nearby packed={loaderData.nearby} />
      <CategoryStrip counts={loaderData.counts} />
      <InsightsAndTools packed={loaderData.insights} />
      <div className="py-9 lg:py-12">
        <HomeCenterAds />
      </div>
      <Featured packed={loaderData.featured} />
      <PremiumUsers packed={loaderData.premium} />
      <HireVendor />
      <Guides />
      <Calculators />
      <Testimonials />
      <AppDownload />
      <div className="page-width pt-10">
        <AdSlot slot="BottomHome" />
      </div>
      <DataPromise />
    </>
  )
}
