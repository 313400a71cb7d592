import type { Problem } from '../../lib/forgive.ts'
import { Notice } from '../../ui/notice.tsx'

const fieldNames: Record<string, string> = {
  type: 'what you are looking for',
  subCategory: 'the kind of property',
  text: 'the place',
  minPrice: 'the lowest price',
  maxPrice: 'the highest price',
  bhk: 'BHK',
  minArea: 'the smallest area',
  maxArea: 'the largest area',
  postedBy: 'posted by',
  box: 'the map area',
  polygon: 'the drawn area',
  near: 'the place to be near',
  radiusKm: 'the radius',
  sort: 'the order',
  after: 'the page',
}

/** Which parts of the address could not be read. They were left out, so there is still something to see. */
export function AddressProblems({ problems }: { problems: readonly Problem[] }) {
  if (problems.length === 0) return null
  return (
    <Notice look="attention" role="status">
      <p>We could not read a part of this search and left it out:</p>
      <ul className="mt-1 list-disc ps-5">
        {problems.map(({ field, message }) => (
          <li key={field}>
            <strong className="font-semibold">{fieldNames[field] ?? field}</strong>: {message}
          </li>
        ))}
      </ul>
    </Notice>
  )
}
