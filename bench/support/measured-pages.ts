import { leadsSomewhere } from '../../web/app/screens.ts'

export interface MeasuredPage {
  name: string
  path: string
}

/** The pages whose speed is promised; of those, the ones that exist. `propertyId` is a live listing. */
export function measuredPages(propertyId: number): MeasuredPage[] {
  return [
    { name: 'home', path: '/' },
    { name: 'list', path: '/PropertyListHome?type=buy&subCategory=flats&text=Baner' },
    { name: 'property', path: `/property/ViewPropertyDetails/${propertyId}` },
  ].filter((page) => leadsSomewhere(page.path))
}
