import type { ListedIn, Subcategory } from './facts.ts'

// The papers an owner may hand in, with the words for people who have never looked for them.

export const paperKinds = {
  'index-ii': { name: 'Index II or sale deed', about: 'The registered deed in your name.', isTitle: true },
  'share-certificate': {
    name: 'Society share certificate',
    about: 'Issued by the housing society to its members.',
    isTitle: true,
  },
  'seven-twelve': {
    name: '7/12 extract',
    about: 'For land outside town limits: shows the holder and the area.',
    isTitle: true,
  },
  'property-card': { name: 'Property card', about: 'For land within the city survey.', isTitle: true },
  'allotment-letter': { name: 'Allotment letter', about: 'From the builder or the authority.', isTitle: true },
  'power-of-attorney': { name: 'Power of attorney', about: 'If you act for the owner.', isTitle: true },
  'tax-receipt': { name: 'Property tax receipt', about: 'The latest one.', isTitle: false },
  'society-noc': {
    name: 'Society NOC',
    about: 'The society has no objection to the sale or the tenancy.',
    isTitle: false,
  },
  'rera-certificate': { name: 'RERA certificate', about: 'For a project registered under RERA.', isTitle: false },
  'na-order': {
    name: 'NA order',
    about: 'Permits the land to be used for purposes other than farming.',
    isTitle: false,
  },
  'electricity-bill': { name: 'Electricity bill', about: 'The latest one, for this address.', isTitle: false },
  other: { name: 'Any other paper', about: 'Anything else that helps us verify the listing.', isTitle: false },
} as const
export type PaperKind = keyof typeof paperKinds

/** What is usual for this kind of property, the most telling first. */
export function papersFor(subcategory: Subcategory, listedIn: ListedIn): PaperKind[] {
  if (subcategory === 'Plots') {
    return ['seven-twelve', 'property-card', 'index-ii', 'na-order', 'tax-receipt', 'power-of-attorney', 'other']
  }
  const built: PaperKind[] = ['index-ii', 'share-certificate', 'allotment-letter', 'tax-receipt', 'electricity-bill']
  const more: PaperKind[] = listedIn === 'sell' ? ['society-noc', 'rera-certificate'] : ['society-noc']
  return [...built, ...more, 'power-of-attorney', 'other']
}

export const isTitlePaper = (kind: PaperKind): boolean => paperKinds[kind].isTitle

export const pictureMaxBytes = 25 * 1024 * 1024
export const paperMaxBytes = 15 * 1024 * 1024
export const videoMaxBytes = 50 * 1024 * 1024
export const maxPhotos = 40
export const maxPapers = 20
