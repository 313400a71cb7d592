import type { ProfessionalCard, ProfessionalProfile } from '@properysearch/contract/professionals/calls'
import type { PublicRole } from '@properysearch/contract/professionals/facts'
import { directoryPath, publicProfilePath } from './professional-paths.ts'
import { professionalWords } from './professional-words.ts'

// What search engines read of agents and evaluators, in the words of schema.org.

const types: Record<PublicRole, string> = { agent: 'RealEstateAgent', evaluator: 'ProfessionalService' }

export function profileJsonLd(profile: ProfessionalProfile, role: PublicRole, siteUrl: string) {
  const { name, city, locality, photo, about, facts, services } = profile
  const url = siteUrl + publicProfilePath(role, profile.id)
  const trail = [
    { name: professionalWords[role].title, item: siteUrl + directoryPath(role) },
    { name, item: url },
  ]
  return {
    '@context': 'https://schema.org',
    '@graph': [
      {
        '@type': types[role],
        '@id': url,
        url,
        name,
        ...(about ? { description: about } : {}),
        ...(photo ? { image: siteUrl + photo } : {}),
        address: { '@type': 'PostalAddress', addressLocality: locality ?? city, addressCountry: 'IN' },
        areaServed: (facts?.areas ?? []).map((area) => area.locality ?? area.city),
        knowsLanguage: facts?.languages ?? [],
        ...(facts?.registration.number ? { identifier: facts.registration.number } : {}),
        ...(facts?.rating
          ? {
              aggregateRating: {
                '@type': 'AggregateRating',
                ratingValue: facts.rating.mean,
                ratingCount: facts.rating.n,
                bestRating: 5,
              },
            }
          : {}),
        makesOffer: services.map(({ title, delivers, fee }) => ({
          '@type': 'Offer',
          price: fee,
          priceCurrency: 'INR',
          itemOffered: { '@type': 'Service', name: title, description: delivers },
        })),
      },
      {
        '@type': 'BreadcrumbList',
        itemListElement: trail.map((step, at) => ({ '@type': 'ListItem', position: at + 1, ...step })),
      },
    ],
  }
}

export function directoryJsonLd(people: readonly ProfessionalCard[], role: PublicRole, name: string, siteUrl: string) {
  return {
    '@context': 'https://schema.org',
    '@type': 'ItemList',
    name,
    numberOfItems: people.length,
    itemListElement: people.map((person, at) => ({
      '@type': 'ListItem',
      position: at + 1,
      name: person.name,
      url: siteUrl + publicProfilePath(role, person.id),
    })),
  }
}
