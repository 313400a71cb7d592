import { Quote } from 'lucide-react'
import { Carousel } from '../../ui/carousel.tsx'
import { HomeSection } from './home-section.tsx'

/** Written by us: real ones take their place as they come, and only then does the note go. */
const samples = [
  {
    name: 'Rohini P.',
    role: 'First-time buyer, Wakad',
    text: 'I wanted one number: what the flat costs me in all, with duty, registration and tax. It was on the page before I asked anyone.',
  },
  {
    name: 'Imran S.',
    role: 'Landlord, Viman Nagar',
    text: 'Who has my number, and since when? I can see it, and stop sharing it. That alone was worth moving my listing.',
  },
  {
    name: 'Adv. Kavita D.',
    role: 'Property lawyer, Shivajinagar',
    text: 'No stars, no ranks. My clients come with their papers in one place, and the checklist is the one I use.',
  },
  {
    name: 'Suresh and Anjali K.',
    role: 'Sold a row house, Bavdhan',
    text: 'Our listing came back once, with one sentence that said which paper was missing. We added it, and it was live the same day.',
  },
  {
    name: 'Farhan M.',
    role: 'Agent, Kharadi',
    text: 'Leads near the place I work, priced before I open them. I know what I pay and what I get.',
  },
]

export function Testimonials() {
  return (
    <HomeSection
      id="testimonials"
      title="Testimonials"
      lead="Samples we wrote to show what the site is for. Real ones will replace them as people write to us."
    >
      <Carousel
        label="Testimonials"
        slides={samples.map(({ name, role, text }) => ({
          key: name,
          content: (
            <figure className="flex h-full flex-col gap-3 rounded-card border border-line bg-card p-5">
              <Quote aria-hidden className="size-5 shrink-0 text-leaf" />
              <blockquote className="grow">{text}</blockquote>
              <figcaption>
                <span className="block font-semibold">{name}</span>
                <span className="block text-sm text-soft-ink">{role}</span>
                <span className="mt-1 inline-block rounded-full bg-sunken px-2 py-0.5 text-soft-ink text-xs">
                  Sample
                </span>
              </figcaption>
            </figure>
          ),
        }))}
      />
    </HomeSection>
  )
}
