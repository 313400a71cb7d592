import { pictureUrl, type Subcategory } from '@properysearch/contract/listings/facts'
import type { PropertyDetails } from '@properysearch/contract/listings/property'
import { dayInIndia } from '../../../lib/day-in-india.ts'
import { descriptionOf } from './property-meta.ts'

// What search engines read of a listing, in the words of schema.org.

const types: Record<Subcategory, string> = {
  Flats: 'Apartment',
  'Studio Apartments': 'Apartment',
  Houses: 'SingleFamilyResidence',
  Villas: 'SingleFamilyResidence',
  Plots: 'Place',
  Offices: 'Place',
  Shops: 'Place',
}

const availabilities: Record<PropertyDetails['propertydata']['availability'], string> = {
  available: 'InStock',
  'on-hold': 'LimitedAvailability',
  sold: 'SoldOut',
  rented: 'SoldOut',
  withdrawn: 'Discontinued',
}

interface Step {
  name: string
  /** A path of this site. */
  path: string
}

export function propertyJsonLd(property: PropertyDetails, address: { siteUrl: string; path: string; trail: Step[] }) {
  return {
    '@context': 'https://schema.org',
    '@graph': [listingOf(property, address.siteUrl, address.siteUrl + address.path), breadcrumbsOf(address)],
  }
}

function listingOf(property: PropertyDetails, siteUrl: string, url: string) {
  const { propertydata, mediaData } = property
  const isRent = propertydata.listedIn === 'rent'
  const price = { price: propertydata.price, priceCurrency: 'INR' }
  return {
    '@type': 'RealEstateListing',
    '@id': url,
    url,
    name: propertydata.title,
    description: descriptionOf(property),
    datePosted: dayInIndia(propertydata.listedAt),
    image: mediaData.images.map((picture) => siteUrl + pictureUrl(picture, 1600)),
    about: placeOf(property),
    offers: {
      '@type': 'Offer',
      url,
      ...price,
      ...(isRent
        ? { priceSpecification: { '@type': 'UnitPriceSpecification', ...price, unitCode: 'MON', unitText: 'month' } }
        : {}),
      businessFunction: `http://purl.org/goodrelations/v1#${isRent ? 'LeaseOut' : 'Sell'}`,
      availability: `https://schema.org/${availabilities[propertydata.availability]}`,
    },
  }
}

function placeOf({ propertydata, locationData, detailsData }: PropertyDetails) {
  const type = types[propertydata.subcategory]
  const isHome = type !== 'Place'
  const { bedrooms, bathrooms, sizeInFt } = detailsData
  return {
    '@type': type,
    name: locationData.society ?? propertydata.title,
    address: {
      '@type': 'PostalAddress',
      streetAddress: locationData.address,
      addressLocality: locationData.city,
      addressRegion: locationData.state,
      postalCode: locationData.pincode,
      addressCountry: 'IN',
    },
    geo: { '@type': 'GeoCoordinates', latitude: locationData.latitude, longitude: locationData.longitude },
    ...(isHome ? { floorSize: { '@type': 'QuantitativeValue', value: sizeInFt, unitCode: 'FTK' } } : {}),
    ...(isHome && bedrooms !== null ? { numberOfBedrooms: bedrooms } : {}),
    ...(isHome && bathrooms !== null ? { numberOfBathroomsTotal: bathrooms } : {}),
  }
}

function breadcrumbsOf({ siteUrl, trail }: { siteUrl: string; trail: Step[] }) {
  return {
    '@type': 'BreadcrumbList',
    itemListElement: trail.map(({ name, path }, i) => ({
      '@type': 'ListItem',
      position: i + 1,
      name,
      item: siteUrl + path,
    })),
  }
}
