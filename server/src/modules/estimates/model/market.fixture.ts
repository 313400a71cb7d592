import type { Priced } from './columns.ts'
import { chanceFrom } from './numbers.ts'

/** A small market with known laws: twelve localities, societies, age, size, and a tenth that nothing explains. */
export function smallMarket(count: number, noise = 0.09): Priced[] {
  const chance = chanceFrom(7)
  const normal = () => Math.sqrt(-2 * Math.log(1 - chance())) * Math.cos(2 * Math.PI * chance())
  const ages = ['0-5 Years', '5-10 Years', '10-15 Years', '15-20 Years'] as const
  const standing = Array.from({ length: 240 }, () => normal() * 0.08)
  return Array.from({ length: count }, (_, i): Priced => {
    const locality = Math.floor(chance() * 12)
    const society = locality * 20 + Math.floor(chance() * 20)
    const [north, east] = [chance() - 0.5, chance() - 0.5]
    const bhk = 1 + Math.floor(chance() * 3)
    const sizeSqft = Math.round(180 + bhk * 270 + chance() * 160)
    const age = Math.floor(chance() * 4)
    const furnishing = chance() < 0.4 ? 'Furnished' : 'UnFurnished'
    const log =
      Math.log(9000) +
      (locality - 5.5) * 0.06 +
      (standing[society] as number) +
      0.08 * Math.sin(north * 9) +
      -0.06 * age +
      -0.12 * Math.log(sizeSqft / 700) +
      (furnishing === 'Furnished' ? 0.05 : 0) +
      noise * normal() +
      (chance() < 0.02 ? 0.4 : 0)
    return {
      id: i + 1,
      listedIn: 'sell',
      subcategory: 'Flats',
      permittedUse: 'residential',
      postedBy: 'owner',
      cityId: 1,
      localityId: locality + 1,
      locality: `Locality ${locality + 1}`,
      societyId: society + 1,
      latitude: 18.5 + Math.floor(locality / 4) * 0.05 + north * 0.03,
      longitude: 73.8 + (locality % 4) * 0.05 + east * 0.03,
      sizeSqft,
      builtUpSqft: Math.round(sizeSqft * 1.15),
      superBuiltUpSqft: null,
      plotSqft: null,
      bhk,
      bathrooms: bhk,
      balconies: 1,
      garages: 1,
      floor: Math.floor(chance() * 10),
      totalFloors: 10,
      furnishing,
      facing: 'East',
      age: ages[age] ?? null,
      possession: 'Ready To Move',
      amenityBits: 7,
      price: Math.round(Math.exp(log) * sizeSqft),
      month: 80 - chance() * 12,
    }
  })
}
