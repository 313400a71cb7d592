import type { AdSlotName } from '@properysearch/contract/ads/facts'
import type { AdDrawingName } from '../drawings/ad-drawings.ts'

export interface Campaign {
  slot: AdSlotName
  drawing: AdDrawingName
  advertiser: string
  headline: string
  description: string
  siteLink: string
  alt: string
}

const guides = {
  buying: '/home/homebuying-guidance',
  design: '/home/homedesign-guidance',
  loan: '/home/homeloan-guidance',
  value: '/home/propertyevaluation-guidance',
} as const

/** Who advertises in the demo world: all invented, each leading to a page of ours. Lawyers may not advertise, so none does. */
export const campaigns: readonly Campaign[] = [
  {
    slot: 'TopHome',
    drawing: 'loan-desk',
    advertiser: 'Indrayani Home Loan Desk',
    headline: 'Know your loan before you sign it',
    description:
      'Bring your salary slips and the cost sheet. In one sitting we show you the EMI, every fee and what a year of prepayment saves, in plain words.',
    siteLink: guides.loan,
    alt: 'A desk with a laptop, a calculator and rising rows of coins',
  },
  {
    slot: 'TopHome',
    drawing: 'river-towers',
    advertiser: 'Muthatai Heights, Warje',
    headline: 'Two and three bedrooms facing the hills',
    description: 'Ready by March. Walk through the sample flat any day from 10 to 6. MahaRERA P52100099901.',
    siteLink: guides.buying,
    alt: 'A terracotta apartment tower beside a quiet road at sunset',
  },
  {
    slot: 'CenterHomeVideo',
    drawing: 'villa-evening',
    advertiser: 'Shirish Row Villas, Wagholi',
    headline: 'Fourteen brick villas where evenings are quiet',
    description:
      'Jaali walls, deep verandahs, one gulmohar to each gate. Site visits on weekends. MahaRERA P52100099902.',
    siteLink: guides.buying,
    alt: 'A brick villa from morning until its lamps are lit in the evening',
  },
  {
    slot: 'CenterHomeVideo',
    drawing: 'bungalow-evening',
    advertiser: 'Old Stone Restorers',
    headline: 'Your grandfather’s bungalow, good for another century',
    description:
      'Lime plaster, teak and terrace waterproofing for houses of the fifties and sixties. We survey before we quote.',
    siteLink: guides.design,
    alt: 'A two-storey bungalow with columns as the day turns to evening',
  },
  {
    slot: 'CenterHomeGif',
    drawing: 'living-room-furnished',
    advertiser: 'Neem & Teak Interiors',
    headline: 'From bare floor to lived-in, in 45 days',
    description: 'A two-bedroom flat fully furnished, with one drawing, one price and one person to call.',
    siteLink: guides.design,
    alt: 'A living room, empty at first, fills with curtains, a sofa and a rug',
  },
  {
    slot: 'CenterHomeGif',
    drawing: 'hall-furnished',
    advertiser: 'Saamaan Movers',
    headline: 'Packed on Friday, unpacked on Saturday',
    description: 'We number every carton, carry every shelf and put the sofa where the drawing says.',
    siteLink: guides.buying,
    alt: 'A hall is emptied and furnished again',
  },
  {
    slot: 'BottomHome',
    drawing: 'rent-papers',
    advertiser: 'Doorstep Rent Papers',
    headline: 'Leave and licence, registered at your doorstep',
    description: 'Two visits, both parties’ thumbprints, stamp duty paid online. The registered copy arrives by email.',
    siteLink: guides.buying,
    alt: 'Papers, a stamp and a lens on a table before shelves of books',
  },
  {
    slot: 'BottomHome',
    drawing: 'plot-pegs',
    advertiser: 'Deccan Land Measurers',
    headline: 'Know where your plot ends before you build',
    description:
      'A measured plan of your plot against its 7/12 and the village map, with pegs in the ground and a signed sheet in your hand.',
    siteLink: guides.value,
    alt: 'A levelled plot marked with pegs and a white line',
  },
  {
    slot: 'DashBoardTopImage',
    drawing: 'keys-handover',
    advertiser: 'Indrayani Home Loan Desk',
    headline: 'Move your loan, keep your home, pay less',
    description:
      'If your rate is more than half a percent above today’s, a transfer may pay for itself within a year. We work it out for you, free of charge.',
    siteLink: guides.loan,
    alt: 'A model house, a sheet of paper and keys on a desk in evening light',
  },
  {
    slot: 'DashBoardTopImage',
    drawing: 'kitchen-works',
    advertiser: 'Rasoi Kitchen Works',
    headline: 'A kitchen that survives the monsoon',
    description: 'Marine ply, steel channels, a ten-year warranty in writing. Measured, made and fitted in Pune.',
    siteLink: guides.design,
    alt: 'A kitchen with red cupboards and a stone counter',
  },
  {
    slot: 'DashBoardTopImage',
    drawing: 'open-house',
    advertiser: 'Gulmohar Lane Society, Aundh',
    headline: 'Our lane opens its gates on Sunday',
    description: 'Three resale homes, their owners and the society’s committee in one place. Tea is on us.',
    siteLink: guides.buying,
    alt: 'A family and their host before the gate of a brick house',
  },
  {
    slot: 'DashBoardBottomImage',
    drawing: 'balcony-garden',
    advertiser: 'Hirval Balcony Gardens',
    headline: 'Green by next weekend',
    description:
      'Planters, soil and plants that like your balcony’s sun, brought up and planted. We come back in a month.',
    siteLink: guides.design,
    alt: 'A balcony with flowering plants above the hills at sunset',
  },
  {
    slot: 'DashBoardBottomImage',
    drawing: 'bath-works',
    advertiser: 'Drytile Waterproofing',
    headline: 'No more damp on the neighbour’s ceiling',
    description:
      'We find the leak first, with a meter and not with a hammer. Five years’ warranty on every bath we seal.',
    siteLink: guides.design,
    alt: 'A tiled bath with a glass screen',
  },
  {
    slot: 'AnalysisTopImage',
    drawing: 'valuation-desk',
    advertiser: 'Kasba Registered Valuers',
    headline: 'A price you can show to your bank',
    description:
      'A signed valuation with comparables, photographs and the ready reckoner beside it, accepted for loans, visas and family settlements.',
    siteLink: guides.value,
    alt: 'A model house between a ruler, a lens and a chart',
  },
  {
    slot: 'AnalysisTopImage',
    drawing: 'shared-office',
    advertiser: 'Baner Desk Rooms',
    headline: 'Rent a desk before you buy an office',
    description: 'By the month, with meeting rooms and parking. See what your team needs, then decide.',
    siteLink: guides.value,
    alt: 'A bright office with rows of desks',
  },
  {
    slot: 'ShortListTopImage',
    drawing: 'interior-moodboard',
    advertiser: 'Neem & Teak Interiors',
    headline: 'Bring your shortlist, we draw the rooms',
    description: 'Send us three floor plans. We show how your furniture fits each of them, before you choose.',
    siteLink: guides.design,
    alt: 'Colour cards and a floor plan on a designer’s desk',
  },
  {
    slot: 'ShortListTopImage',
    drawing: 'courtyard-homes',
    advertiser: 'Anganvadi Courtyard Homes, Sus',
    headline: 'A house around a tree',
    description: 'Nine single-storey homes, each with its own court. Possession next monsoon. MahaRERA P52100099903.',
    siteLink: guides.buying,
    alt: 'A low modern house behind a white wall and trees',
  },
]
