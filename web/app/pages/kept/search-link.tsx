import { leadsSomewhere, pathTo } from '../../screens.ts'
import { ButtonLink } from '../../ui/button.tsx'

/** From an empty list to where properties are found. */
export function SearchLink() {
  return leadsSomewhere('/PropertyListHome') ? (
    <ButtonLink to="/PropertyListHome">Search properties</ButtonLink>
  ) : (
    <ButtonLink to={pathTo('home')}>Go to the home page</ButtonLink>
  )
}
