/** What the browser keeps of the server's answers, by name. The live channel says which of them have grown old. */
export const queryKeys = {
  profile: ['profile'],
  kyc: ['kyc'],
  kycStatus: ['kyc', 'status'],
  bankAccounts: ['bank-accounts'],
  professional: ['professional'],
  erasure: ['erasure'],
  dataExports: ['data-exports'],
  dashboard: ['dashboard'],
  notifications: ['notifications'],
  sessions: ['sessions'],
  properties: ['properties'],
  listings: ['listings'],
  subscriptions: ['subscriptions'],
  contacts: ['contacts'],
  promotions: ['promotions'],
  backoffice: ['backoffice'],
} as const
