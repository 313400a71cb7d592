import { readFileSync } from 'node:fs'

// A client as somebody writes it who has read the specification and nothing else. It knows no contract of ours.

/** What the specification shows no call for, although people do it: the three that such a client has to look up. */
export const lookedUp = ['POST /api/listings', 'PUT /api/listings/{id}', 'POST /api/orders'] as const

type Values = Record<string, string | number>
export interface Answer {
  http: number
  status: number
  message?: string
  token?: string
  user?: Record<string, unknown>
  // biome-ignore lint/suspicious/noExplicitAny: whoever knows the specification alone has no types
  data?: any
  // biome-ignore lint/suspicious/noExplicitAny: see above
  allData?: any
  // biome-ignore lint/suspicious/noExplicitAny: see above
  Data?: any
}

const index = JSON.parse(readFileSync(new URL('../../../checks/spec-index.json', import.meta.url), 'utf8')) as {
  api: { method: string; path: string }[]
}
/** Every call of the specification. */
export const spelledOut: readonly string[] = index.api.map(({ method, path }) => `${method} ${path}`)

/** `call('GET /api/property/{id}', { id: 7 })`; a path that does not stand in the specification is refused. */
export function clientAt(address: string, token: string | null, called: Set<string>) {
  return async (call: string, values: Values = {}, body?: object, key?: string): Promise<Answer> => {
    const [method = '', path = ''] = call.split(' ')
    const known = [call, `* ${path}`].some((spelling) => spelledOut.includes(spelling))
    if (!known && !lookedUp.some((own) => own === call)) throw new Error(`The specification has no ${call}`)
    called.add(known && !spelledOut.includes(call) ? `* ${path}` : call)
    const inPath = new Set([...path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name))
    const filled = path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(values[name] ?? `no ${name}`))
    const rest = Object.entries(values).filter(([name]) => !inPath.has(name))
    const query =
      rest.length > 0
        ? `?${new URLSearchParams(Object.fromEntries(rest.map(([name, value]) => [name, String(value)])))}`
        : ''
    const response = await fetch(address + filled + query, {
      method,
      headers: {
        // As many clients do, whether there is a body or not.
        'content-type': 'application/json',
        ...(token ? { authorization: token } : {}),
        ...(key ? { 'idempotency-key': key } : {}),
      },
      ...(body ? { body: JSON.stringify(body) } : {}),
    })
    return { http: response.status, ...((await response.json()) as object) } as Answer
  }
}

export type SpecificationClient = ReturnType<typeof clientAt>

/** The lists of each role, with what they are asked for: `me` stands for the id of whoever asks. */
export const listsOf: Record<'user' | 'agent' | 'lawyer' | 'evaluator', readonly string[]> = {
  user: [
    'GET /api/profile/finduserbankdetails/{id}',
    'GET /api/propertyverification/getnotification/{id}',
    'GET /api/propertysubscription/userpaymenthistory/{userId}',
    'GET /api/Property/findByUser/{id}',
    'GET /api/property/findbyfavourite/{id}',
    'GET /api/property/findbyshortlisted/{id}',
    'GET /api/method/intrestedlist/{id}',
    'GET /api/book/findbyuser/{id}',
    'GET /api/bid/findbyuserid/{id}',
    'GET /api/book/getpannytransaction/{userId}',
    'GET /api/book/getbookingtransaction/{userId}',
    'GET /api/refund/getRefundTransacationList/{userId}',
    'GET /api/agentrelease/getagentrequest/{userId}',
    'GET /api/agentrelease/getrequestbyseller/{userId}',
    'GET /api/contact/getpaymenthistory/{id}',
    'GET /api/agents/gethireagentbyuser/{id}',
    'GET /api/lawyer/alllawyers/{id}',
    'GET /api/lawyer/getallassignlawyer/{id}',
    'GET /api/users/getAllEvalutors',
    'GET /api/propertyevaluator/getevaluatorlistbyuser/{id}',
    'GET /api/users/getvisitorlist/{userid}',
    'GET /api/users/getvisitorrequest/{userid}',
    'GET /api/property/findbyrequestcount/{id}',
    'GET /api/property/myverifiedproperty/{id}',
    'GET /api/property/getbookproperty/{id}',
  ],
  agent: [
    'GET /api/agents/requestinterestlist/{id}',
    'GET /api/agents/getagentleadlist/{id}',
    'GET /api/book/findbyagent/{id}',
    'GET /api/users/getvisitorlist/{userid}',
    'GET /api/users/getvisitorrequest/{userid}',
    'GET /api/users/getRatingAgentList/{id}',
    'GET /api/propertyverification/getnotification/{id}',
  ],
  lawyer: ['GET /api/lawyer/leadlist/{id}', 'GET /api/propertyverification/getnotification/{id}'],
  evaluator: ['GET /api/propertyevaluator/getleadlist/{id}', 'GET /api/users/getRatingAgentList/{id}'],
}

/** Of these, the lists of properties. */
export const listsOfProperties: readonly string[] = listsOf.user.filter((list) =>
  /findByUser|findbyfavourite|findbyshortlisted|findbyrequestcount|myverifiedproperty/.test(list),
)

/** Lists about one listing of the owner's. */
export const listsOfListing = [
  'GET /api/agents/intrestedagent/{id}',
  'GET /api/bid/findbypropertyid/{id}',
  'GET /api/book/findbypropertyid/{id}',
  'GET /api/method/findbyseller/{userId}/{id}',
  'GET /api/lawyer/leadlistbyseller/{userId}/{id}',
] as const

/** Section 3: a property as lists are read. */
export const propertyFields = {
  propertydata: ['id', 'title', 'price', 'listedIn', 'promotePropertyStatus'],
  mediaData: ['images'],
  locationData: ['address', 'city', 'state', 'latitude', 'longitude'],
  detailsData: ['bedrooms', 'bathrooms', 'sizeInFt', 'garages'],
} as const

/** Section 4 of the screens, and the enumerations. */
export const words = {
  tabs: ['Buy', 'Rent', 'Commercial', 'Plots'],
  categories: ['sell', 'Rent'],
  subcategories: ['Flats', 'Houses', 'Villas', 'Plots', 'Studio Apartments', 'Offices', 'Shops'],
  options: {
    Buy: ['flats', 'houses', 'villa', 'plots', 'Studio Apartment', 'offices', 'shops'],
    Rent: ['house', 'apartment', 'condo'],
    Commercial: ['office-space', 'retail-space', 'industrial-space'],
    Plots: ['office-space', 'retail-space', 'industrial-space'],
  },
  budgets: ['Under50Lac', '50LacTo1Cr', '1CrTo1_5Cr', 'above1Cr'],
  possession: ['Under Construction', 'Ready To Move', 'Upcoming'],
  furnishing: ['Furnished', 'UnFurnished', 'Semi-Furnished'],
  facing: ['East', 'West', 'South', 'North', 'South East', 'South West', 'North East', 'North West'],
  ages: ['UnderConstruction', '0-5 Years', '5-10 Years', '10-15 Years', '15-20 Years', 'Above 20 Years'],
  floors: ['1', '2', '3', '4'],
  amenities: [
    'Temple',
    'School',
    'Hospital',
    'Park',
    'Market',
    'Gym',
    'Restaurant',
    'Cinema',
    'Library',
    'Public Transport',
    'Playground',
    'Shopping Mall',
    'Police Station',
    'Fire Station',
  ],
  filters: [
    'country',
    'city',
    'state',
    'bedrooms',
    'bathrooms',
    'floorsNo',
    'category',
    'subcategory',
    'exteriorMaterial',
    'structureType',
    'min_price',
    'max_price',
    'possession',
  ],
  ads: [
    'TopHome',
    'CenterHomeVideo',
    'CenterHomeGif',
    'BottomHome',
    'DashBoardTopImage',
    'DashBoardBottomImage',
    'AnalysisTopImage',
    'ShortListTopImage',
  ],
  ofAnAd: ['adId', 'mediaUrl', 'headLine', 'description', 'siteLink'],
} as const
