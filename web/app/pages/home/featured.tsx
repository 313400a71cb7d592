import type { CardItem } from '../../lib/card-item.ts'
import { Carousel } from '../../ui/carousel.tsx'
import { CardWithHeart } from '../property/card-with-heart.tsx'
import { HomeSection } from './home-section.tsx'

/** Nothing when nobody promotes. */
export function Featured({ items }: { items: CardItem[] }) {
  if (items.length === 0) return null
  return (
    <HomeSection
      id="featured"
      title="Featured Properties"
      lead="Their owners pay to be shown here, and each listing says so. The order changes every day. We check them like every other listing."
    >
      <Carousel
        label="Featured Properties"
        slides={items.map((item) => ({ key: item.propertydata.id, content: <CardWithHeart item={item} /> }))}
      />
    </HomeSection>
  )
}
