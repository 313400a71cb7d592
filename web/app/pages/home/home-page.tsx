import '../../features/guides/scenes.css'
import { homeCity } from '@properysearch/contract/search/chosen-city'
import { redirect } from 'react-router'
import { AdSlot } from '../../features/ads/ad-slot.tsx'
import { drawLocalities } from '../../features/places/draw-localities.ts'
import { apiContext } from '../../lib/api-context.ts'
import { forCard } from '../../lib/card-item.ts'
import { knownRememberedCity, namedCity } from '../../lib/chosen-city.ts'
import { fullWidth } from '../../lib/full-width.ts'
import { lazyInView } from '../../lib/lazy-in-view.tsx'
import { pageMeta } from '../../lib/meta.ts'
import { pack } from '../../lib/packed.ts'
import dusk from '../../pictures/pune-evening-dark.svg?url&no-inline'
import duskOnPhone from '../../pictures/pune-evening-dark-phone.avif?url'
import day from '../../pictures/pune-evening-light.svg?url&no-inline'
import dayOnPhone from '../../pictures/pune-evening-light-phone.avif?url'
import type { Route } from './+types/home-page.ts'
import { Hero } from './hero.tsx'
import { placeOfHome } from './place-of-home.ts'
import { homeAddress, homeAddressNaming } from './search-address.ts'

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

export function meta({ loaderData, matches }: Route.MetaArgs) {
  const city = loaderData?.place.city ?? homeCity
  return pageMeta(
    {
      title: `Property for sale and rent in ${namedCity(city) ?? 'India'}`,
      description:
        'Flats, houses, plots, offices and shops to buy and rent in Pune and 25 other cities, with their total cost. Search, map, compare, calculate.',
      path: homeAddress(city),
    },
    matches,
  )
}

export async function loader({ context, request }: Route.LoaderArgs) {
  const api = context.get(apiContext)
  const { data: cities } = await api.places.listCities()
  const asked = new URL(request.url).searchParams.get('city')
  const place = placeOfHome(cities, asked)
  // A place spelt otherwise leads to the page of its name, an unknown one home.
  if (!place) return redirect(homeAddress(homeCity))
  if (asked !== null && asked !== place.city) return redirect(homeAddressNaming(place.city))
  const city = namedCity(place.city)
  const [localities, around, counts, promoted, premium] = await Promise.all([
    api.places.listLocalities(),
    api.search.listNearby({ lat: place.centre.latitude, lng: place.centre.longitude }),
    api.search.getCategoryCounts(city ? { city } : {}),
    api.search.listPromoted({ param: city ?? 'all' }),
    api.promotions.listPremiumUsers(),
  ])
  return {
    place,
    cities: cities.map(({ name }) => name),
    nearby: pack({ around: { ...around, data: around.data.map(forCard) }, place }),
    counts: counts.data,
    insights: pack({ atlas: city === homeCity ? drawLocalities(localities.data) : null, city: place.city }),
    featured: pack({ items: promoted.data.map(forCard) }),
    premium: pack({ people: premium.data }),
  }
}

/** The way home, from the logo say, leads to the city that was chosen. */
export async function clientLoader({ request, serverLoader }: Route.ClientLoaderArgs) {
  if (!new URL(request.url).searchParams.has('city')) {
    const city = await knownRememberedCity()
    if (city && city !== homeCity) throw redirect(homeAddress(city))
  }
  return serverLoader()
}

/** The twelve parts of the home page, in the order people look for them. */
export default function HomePage({ loaderData }: Route.ComponentProps) {
  const { place, cities } = loaderData
  const { city } = place
  return (
    <>
      <Hero city={city} cities={cities} />
      <div className="page-width pt-8">
        <AdSlot slot="TopHome" />
      </div>
      <Nearby key={`nearby ${city}`} packed={loaderData.nearby} />
      <CategoryStrip counts={loaderData.counts} city={city} />
      <InsightsAndTools packed={loaderData.insights} />
      <div className="py-9 lg:py-12">
        <HomeCenterAds />
      </div>
      <Featured key={`featured ${city}`} packed={loaderData.featured} />
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
