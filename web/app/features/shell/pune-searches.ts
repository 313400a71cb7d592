import type { MenuColumn } from './menus.ts'

const flatsFor = ['Baner', 'Wakad', 'Kharadi', 'Kothrud', 'Hinjewadi Phase 1', 'Viman Nagar', 'Hadapsar', 'Ravet']
const rentIn = ['Balewadi', 'Magarpatta City', 'Aundh', 'Koregaon Park', 'Pimple Saudagar', 'Wagholi']
const housesIn = ['Bavdhan', 'Undri', 'Dhanori', 'Wanowrie', 'Sus', 'NIBM Road']
const plotsIn = ['Talegaon Dabhade', 'Chakan', 'Wagholi', 'Moshi', 'Loni Kalbhor', 'Alandi']

const find = (type: string, subCategory: string, text: string) =>
  `/PropertyListHome?${new URLSearchParams({ type, subCategory, text })}`

/** The footer's searches around Pune. */
export const puneSearches: MenuColumn[] = [
  {
    title: 'Flats for sale in Pune',
    links: flatsFor.map((place) => ({ label: `Flats in ${place}`, to: find('buy', 'flats', place) })),
  },
  {
    title: 'Flats for rent in Pune',
    links: rentIn.map((place) => ({ label: `Rent in ${place}`, to: find('rent', 'apartment', place) })),
  },
  {
    title: 'Houses and villas in Pune',
    links: housesIn.map((place) => ({ label: `Houses in ${place}`, to: find('buy', 'houses', place) })),
  },
  {
    title: 'Plots around Pune',
    links: plotsIn.map((place) => ({ label: `Plots in ${place}`, to: find('buy', 'plots', place) })),
  },
]
