export interface MenuLink {
  label: string
  to: string
  /** For people who have not signed in, where its screen is not for everybody; else they are asked to sign in. */
  openTo?: string
  /** One line under the label, where a menu has room for it. */
  about?: string
}

export interface MenuColumn {
  title?: string
  links: MenuLink[]
}

export interface Menu {
  label: string
  columns: MenuColumn[]
  /** The class of a drawn picture beside the columns. */
  picture?: string
}

const search = (filters: Record<string, string>) => `/PropertyListHome?${new URLSearchParams(filters)}`
const buy = (subCategory: string) => search({ type: 'buy', subCategory })
const rent = (subCategory: string) => search({ type: 'rent', subCategory })

const menus: Menu[] = [
  {
    label: 'Buy',
    picture: 'picture-door',
    columns: [
      {
        title: 'Popular Choices',
        links: [
          { label: 'Flats', to: buy('flats') },
          { label: 'Houses', to: buy('houses') },
          { label: 'Villas', to: buy('villa') },
          { label: 'Plots', to: buy('plots') },
          { label: 'Studio Apartments', to: buy('Studio Apartment') },
          { label: 'Offices', to: buy('offices') },
          { label: 'Shops', to: buy('shops') },
        ],
      },
      {
        title: 'Budget',
        links: [
          { label: 'Under ₹50 Lac', to: search({ type: 'buy', budget: 'Under50Lac' }) },
          { label: '₹50 Lac to ₹1 Cr', to: search({ type: 'buy', budget: '50LacTo1Cr' }) },
          { label: '₹1 Cr to ₹1.5 Cr', to: search({ type: 'buy', budget: '1CrTo1_5Cr' }) },
          { label: 'Above ₹1 Cr', to: search({ type: 'buy', budget: 'above1Cr' }) },
        ],
      },
      {
        title: 'Explore',
        links: [
          { label: 'Home buying guide', to: '/home/homebuying-guidance' },
          { label: 'Home loan guide', to: '/home/homeloan-guidance' },
          { label: 'Compare properties', to: '/PropertyCampare' },
          { label: 'Prices and trends', to: '/home/propertyAnalysis' },
        ],
      },
    ],
  },
  {
    label: 'Rent',
    picture: 'picture-gate',
    columns: [
      {
        title: 'Popular Choices',
        links: [
          { label: 'Houses', to: rent('house') },
          { label: 'Apartments', to: rent('apartment') },
          { label: 'Villas', to: rent('condo') },
        ],
      },
      {
        title: 'Budget',
        links: [
          { label: 'Under ₹20,000 /month', to: search({ type: 'rent', budget: 'Under20K' }) },
          { label: '₹20,000 to ₹35,000 /month', to: search({ type: 'rent', budget: '20KTo35K' }) },
          { label: '₹35,000 to ₹60,000 /month', to: search({ type: 'rent', budget: '35KTo60K' }) },
          { label: 'Above ₹60,000 /month', to: search({ type: 'rent', budget: 'above60K' }) },
        ],
      },
    ],
  },
  {
    label: 'Sell',
    columns: [
      {
        links: [
          {
            label: 'Property Valuation',
            to: '/PropertyEvaluators',
            openTo: '/evaluators',
            about: 'A registered evaluator’s written report',
          },
          {
            label: 'Find an Agent',
            to: '/HireAgent',
            openTo: '/agents',
            about: 'Someone to show your property and negotiate for you',
          },
        ],
      },
    ],
  },
  {
    label: 'Property Services',
    columns: [
      {
        links: [
          { label: 'Home Interiors', to: '/home/homedesign-guidance', about: 'Plan rooms, light and storage' },
          {
            label: 'Property Valuation',
            to: '/PropertyEvaluators',
            openTo: '/evaluators',
            about: 'Know the value before you agree a price',
          },
          {
            label: 'Legal Title Check',
            to: '/HireLawyer?work=title-check',
            openTo: '/PropertyListHome?search=lawyer',
            about: 'Thirty years of papers, read for you',
          },
          {
            label: 'Property Lawyers',
            to: '/HireLawyer',
            openTo: '/PropertyListHome?search=lawyer',
            about: 'Agreements, deeds and registration',
          },
        ],
      },
    ],
  },
]

/** Beside the menus: shown as buttons. */
const buttons = {
  analysis: { label: 'Analysis', to: '/home/propertyAnalysis' },
  /** For role user only. */
  postProperty: { label: 'Post Property', to: '/AddProperty' },
} as const satisfies Record<string, MenuLink>

export type Exists = (address: string) => boolean

/** The menus without what leads nowhere yet: links first, then columns and menus left empty. */
export function menusWhere(exists: Exists): Menu[] {
  return menus
    .map((menu) => ({ ...menu, columns: columnsWhere(exists, menu.columns) }))
    .filter((menu) => menu.columns.length > 0)
}

export function buttonsWhere(exists: Exists): Partial<Record<keyof typeof buttons, MenuLink>> {
  return Object.fromEntries(Object.entries(buttons).filter(([, link]) => exists(link.to)))
}

export function columnsWhere(exists: Exists, columns: MenuColumn[]): MenuColumn[] {
  return columns
    .map((column) => ({ ...column, links: column.links.filter((link) => exists(link.to)) }))
    .filter((column) => column.links.length > 0)
}
