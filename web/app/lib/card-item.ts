import type { PropertyItem } from '@properysearch/contract/listings/property'

/** Of a listing what its card and its pin show. A page is sent with its data, so it gets no more. */
export interface CardItem {
  propertydata: Omit<PropertyItem['propertydata'], 'reraNumber' | 'listedAt' | 'deposit' | 'maintenance' | 'possession'>
  mediaData: PropertyItem['mediaData']
  locationData: Omit<PropertyItem['locationData'], 'address' | 'pincode' | 'society'>
  detailsData: Pick<PropertyItem['detailsData'], 'bhk' | 'bathrooms' | 'floor' | 'totalFloors' | 'garages' | 'sizeInFt'>
}

export function forCard<Item extends PropertyItem>(item: Item): Omit<Item, keyof CardItem> & CardItem {
  const {
    reraNumber: _r,
    listedAt: _l,
    deposit: _d,
    maintenance: _m,
    possession: _p,
    ...propertydata
  } = item.propertydata
  const { address: _a, pincode: _c, society: _s, ...locationData } = item.locationData
  const { bhk, bathrooms, floor, totalFloors, garages, sizeInFt } = item.detailsData
  return {
    ...item,
    propertydata,
    locationData,
    detailsData: { bhk, bathrooms, floor, totalFloors, garages, sizeInFt },
  }
}
