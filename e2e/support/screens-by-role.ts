import { admits, type Role } from '@properysearch/contract/roles'
import { type Screen, screens } from '../../web/app/screens.ts'
import { type DemoPerson, demoEmails } from './people.ts'

export const roleOf: Record<DemoPerson, Role> = {
  user: 'user',
  seller: 'user',
  agent: 'agent',
  lawyer: 'lawyer',
  evaluator: 'evaluator',
  admin: 'admin',
}

export interface Visit {
  /** Null: nobody is signed in. */
  person: DemoPerson | null
  name: string
  path: string
}

/** What is used for a screen's parameters: the demo world's first listing, and its agent. */
const examples: Record<string, string> = { ':id': '1', ':agentId': '3', ':packageid': '2' }

/** Where something else is meant than the examples, or something has to be said after the question mark. */
const otherPaths: Record<string, string> = {
  // The demo's agent, lawyer and evaluator.
  analysisOf: '/home/propertyAnalysis/baner-pune',
  analysisPayment: '/propertyAnalysisPayment?propertyId=20',
  agentsAt: '/agents/3',
  evaluatorsAt: '/evaluators/5',
  // The demo's seller, a Premium User.
  premiumUser: '/premium/2',
  lawyerDetails: '/HireLawyer/4',
  evaluatorDetails: '/EvaluatorDetails/5',
  // Not the listing of the other public page: a browser that has its large picture would leave the small one unused.
  singleProperty: '/ViewSingleProperty/3',
  // Waits to be verified and looks like another.
  adminListing: '/admin/listings/775',
  // Waits for a decision.
  adminDispute: '/admin/disputes/2',
  // The package that the demo's buyer has.
  previewInvoice: '/PreviewInvoice/6',
  subscriptionPayment: '/subscriptionPayment?order_id=8',
  // The demo's seller, whose contact the demo's buyer has.
  sellerDetails: '/SellerDetails/2',
  ownerContactPayment: '/OwnerContactPayment?propertyId=20',
  rentContactPayment: '/RentContactPayment?propertyId=1256',
  promotePropertyPayment: '/promotePropertyPayment?propertyId=1',
  // A sale of the demo's buyer that is being paid, and one of the demo's seller that is completed.
  bookedProperty: '/BookedPropertyDetails/2046/3',
  bookingPayments: '/BookedProperties/Payments/3',
  // A mandate of the demo's agent, in force: a completed deal with a part of the commission paid and one asked for.
  dealOfAgent: '/BookedPropertiesByAgent/1',
  ownerBookedProperty: '/OwnerBookedPropertyDetails/12/10',
  // Work that was delivered to the demo's buyer, and a dispute that waits for a decision.
  hire: '/Hires/8',
  adminHireDispute: '/admin/hiredisputes/5',
  agentPayment: '/AgentPayment?professional=3&property=1',
  lawyerPayment: '/LawyerPayment?hire=11',
  evaluatorPayment: '/EvaluatorPayment?professional=5',
  // A case of the demo's buyer with drafts, work of the demo's evaluator that is not delivered yet, and a report of theirs.
  lawyerLead: '/BuyerSideDetials/42',
  // A case of somebody who bought of the demo's seller, with a draft that was shared.
  lawyerRequest: '/LawyerRequestDetails/41',
  evaluatorLead: '/EvaluatorLeadDetails/21',
  valuationCheck: '/valuations/check/PV-6FFC-67DB',
  agentLeadPayment: '/agentLeadPayment?lead=9',
}

/** Screens that show something else for another address: each has a name of its own. */
const alsoVisited: Visit[] = [
  // A long conversation of the demo's buyer, and the requests that the demo's seller has.
  { person: 'user', name: 'conversation', path: '/Messanger?c=1' },
  { person: 'seller', name: 'messageRequests', path: '/Messanger?list=requests' },
  { person: null, name: 'agentsOfCity', path: '/agents/pune' },
  { person: 'lawyer', name: 'lawyerLead', path: '/BuyerSideDetials/42' },
  { person: 'lawyer', name: 'hires', path: '/Hires' },
  { person: 'agent', name: 'propertyVisitors', path: '/PropertyVisitors' },
  // A home that the demo's buyer moves out of, and one that the demo's seller has let.
  { person: 'user', name: 'rentedProperty', path: '/BookedPropertyDetails/2037/21' },
  { person: 'seller', name: 'ownerRentedProperty', path: '/OwnerBookedPropertyDetails/31/11' },
]

/**
 * Screens that look different to each role: everyone looks at these. The others are the same for all who may open them.
 */
const differentForEach = ['dashboard', 'myProfile']

/** Screens about a person's own things: seen by that person. */
const seenBy: Record<string, DemoPerson> = {
  propertyVerification: 'seller',
  editProperty: 'seller',
  ownerProperties: 'seller',
  previewInvoice: 'user',
  tabPanel: 'seller',
  contactRequests: 'seller',
  bidRequests: 'seller',
  bookingRequests: 'seller',
  ownerBookedProperty: 'seller',
  propertyRequests: 'seller',
  agentRequests: 'seller',
  agentRequest: 'seller',
  requestsOfAgent: 'seller',
  lawyerRequest: 'seller',
  promotePropertyPayment: 'seller',
  promoteProfilePayment: 'agent',
  // Nobody else comes without a package that holds contacts.
  ownerContactPayment: 'lawyer',
  rentContactPayment: 'lawyer',
}

/**
 * Every screen for the people who use it: a visitor, one of those who may open it, or all of them where that makes a
 * difference.
 */
export function everyVisit(): Visit[] {
  const all = Object.entries(screens) as [string, Screen][]
  const people = Object.keys(demoEmails) as DemoPerson[]
  const visits = all.flatMap(([name, { path, access }]) => {
    const filled = otherPaths[name] ?? path.replace(/:\w+/g, (parameter) => examples[parameter] ?? missing(parameter))
    const admitted = people.filter((person) => admits(access, roleOf[person]))
    const visitors =
      access === 'public'
        ? [null]
        : differentForEach.includes(name)
          ? admitted
          : [seenBy[name] ?? (admitted[0] as DemoPerson)]
    return visitors.map((person) => ({ person, name, path: filled }))
  })
  return [...visits, ...alsoVisited]
}

function missing(parameter: string): never {
  throw new Error(`Say in screens-by-role.ts which ${parameter} to look at.`)
}
