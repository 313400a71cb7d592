import { namedCity } from '../../lib/chosen-city.ts'
import { HeroSearch } from './hero-search.tsx'

interface HeroProps {
  /** A city, or `All India`. */
  city: string
  cities: readonly string[]
}

export function Hero({ city, cities }: HeroProps) {
  return (
    <section aria-labelledby="hero-title" className="relative -mt-16 bg-ground">
      <div className="page-width relative z-10 pt-26 pb-2 text-center sm:pt-30">
        <h1 id="hero-title" className="mx-auto max-w-[20ch] text-3xl sm:text-4xl">
          A home in {namedCity(city) ?? 'India'}, from the first look to the last payment.
        </h1>
        <HeroSearch city={city} cities={cities} />
      </div>
      <div
        role="img"
        aria-label="Drawing of a street in Pune at dusk: an old wada, a gulmohar in flower, apartment towers, and Sinhagad behind"
        className="hero-picture picture picture-pune-evening"
      />
    </section>
  )
}
