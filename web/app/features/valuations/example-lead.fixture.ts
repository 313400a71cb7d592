import type { EvaluatorLeadDetails } from '@properysearch/contract/valuations/calls'
import type { Comparable, ReportDraft } from '@properysearch/contract/valuations/report'

const none = { negotiation: 0, floor: 0, age: 0, area: 0, view: 0 }

const comparable = (propertyId: number, rate: number): Comparable => ({
  propertyId,
  adjustments: none,
  title: `Flat ${propertyId}`,
  locality: 'Baner',
  city: 'Pune',
  price: rate * 800,
  rate,
  sizeSqft: 800,
  floor: 4,
  age: '5-10 Years',
  distanceKm: 0.4,
  seenOn: '2026-11-15',
})

export const exampleDraft: ReportDraft = {
  assignment: { purpose: 'loan', addressee: '', valuedOn: '2026-11-14', inspectedOn: '2026-11-13', shownBy: '' },
  property: {
    kind: 'Flats',
    bhk: '2',
    address: 'Flat 4, Baner Road',
    locality: 'Baner',
    city: 'Pune',
    surveyNumber: '',
    owners: 'Asha Kulkarni',
    tenure: 'society',
    occupancy: 'owner',
    areaSqft: 800,
    builtUpSqft: 960,
    floor: 4,
    ageYears: 8,
    lifeYears: null,
    boundaries: '',
    deviations: '',
  },
  documents: { seen: ['index-ii'], notes: '' },
  comparables: {
    rows: [comparable(11, 11_000), comparable(12, 11_500), comparable(13, 12_000)],
    adoptedRate: 11_500,
    reason: '',
  },
  values: {
    realisablePercent: 90,
    distressPercent: 75,
    guideline: null,
    construction: { cost: 2_500, depreciationPercent: 10 },
    remarks: '',
  },
  declaration: { hasNoInterest: true, inspectedMyself: true, feeIsIndependent: true },
}

export const exampleLead = (given: Partial<EvaluatorLeadDetails> = {}): EvaluatorLeadDetails => ({
  id: 71,
  requeststatus: 1,
  state: 'accepted',
  title: 'Value for a loan',
  scope: 'The bank asks for it.',
  purpose: 'Home loan',
  address: 'Flat 4, Baner Road',
  bank: null,
  client: { firstname: 'Asha', lastname: 'Kulkarni' },
  property: null,
  fee: 6_500,
  days: 7,
  paidAt: '2026-11-14T10:00:00.000Z',
  answerBy: null,
  dueAt: '2026-11-22T10:00:00.000Z',
  deliveredAt: null,
  isOpen: true,
  draft: exampleDraft,
  version: 6,
  savedAt: '2026-11-15T10:00:00.000Z',
  photos: [{ id: 5, caption: 'Front' }],
  reports: [],
  ...given,
})
