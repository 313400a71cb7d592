import { z } from 'zod'
import { data, describe, nothing } from '../kernel/endpoint.ts'
import { paths } from '../paths.ts'
import { neededPosition } from '../search/fields.ts'

const city = z.object({ name: z.string(), state: z.string(), latitude: z.number(), longitude: z.number() })

const locality = z.object({
  name: z.string(),
  city: z.string(),
  pincode: z.string(),
  zone: z.string(),
  authority: z.string(),
  latitude: z.number(),
  longitude: z.number(),
  pricePerSqftMin: z.number(),
  pricePerSqftMax: z.number(),
  rent2bhkMin: z.number(),
  rent2bhkMax: z.number(),
})
export type City = z.output<typeof city>
export type Locality = z.output<typeof locality>

export const places = describe(paths.places, {
  listCities: {
    access: 'public',
    summary: 'The cities we serve',
    input: nothing,
    reply: data(z.array(city)),
  },
  listLocalities: {
    access: 'public',
    summary: 'The localities of a city, with the usual price bands (estimates)',
    input: z.object({ city: z.string().trim().min(1).max(80).default('Pune') }),
    reply: data(z.array(locality)),
  },
  findCity: {
    access: 'public',
    summary: 'The city and locality at a position; null where there is none',
    input: z.object({ latlng: neededPosition('The position must be latitude,longitude in degrees.') }),
    reply: data(
      z.object({
        city: z.string().nullable(),
        locality: z.string().nullable(),
        /** To be shown with the place. */
        attribution: z.string().nullable(),
      }),
    ),
    limit: { max: 60, seconds: 60 },
  },
  findMapTiles: {
    access: 'public',
    summary: 'Where map tiles come from and their attribution; null when there are none at present',
    input: nothing,
    reply: data(z.object({ url: z.string(), attribution: z.string() }).nullable()),
    limit: { max: 240, seconds: 60 },
  },
})
