import { pathTo } from '../../screens.ts'

/** Signed in, the page that knows me; else the public one. */
export function propertyAddress(id: number, isSignedIn: boolean): string {
  return isSignedIn ? pathTo('myPropertyView', { id }) : pathTo('property', { id })
}
